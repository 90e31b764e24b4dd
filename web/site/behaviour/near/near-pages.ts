// Below a 404: the pages nearest to the words of the address, and the products that are asked for most.
import type { Language } from '#contract/languages/language-codes.ts'
import { readNear, readPopular } from '#web/site/behaviour/api.ts'
import { arrow, element, said } from '#web/site/behaviour/elements.ts'
import { isPlainPress } from '#web/site/behaviour/press.ts'
import { walkTo } from '#web/site/behaviour/walk.ts'
import { wordsOfAddress } from './address-words.ts'

type Line = { to: string; code: string; name: string; language: Language | undefined }

/** Fills the place below a 404, until `signal` says that it is gone. */
export async function fillNearPages(place: HTMLElement, signal: AbortSignal) {
  const language = document.documentElement.lang as Language
  // In the hash door the address stands behind the hash.
  const words = wordsOfAddress(location.hash.startsWith('#/') ? location.hash.slice(1) : location.pathname)
  const near = (await nearTo(words, language, signal)).map((one): Line => {
    return { to: one.address, code: one.code, name: one.title, language: one.shownIn?.title }
  })
  const popular = (await readPopular(language, signal)).map((one): Line => {
    return {
      to: one.address,
      code: one.productModel,
      name: one.productName,
      language: one.shownIn?.productName,
    }
  })
  if (signal.aborted) return
  const { near: nearTitle = '', popular: popularTitle = '' } = place.dataset
  place.replaceChildren(...list(nearTitle, near, language), ...list(popularTitle, popular, language))
  place.hidden = place.childElementCount === 0
}

/** What holds all the words, else what holds the longest of them. */
async function nearTo(words: string, language: Language, signal: AbortSignal) {
  if (words === '') return []
  const near = await readNear(words, language, signal)
  const [longest = words] = words.split(' ').sort((one, other) => other.length - one.length)
  return near.length > 0 || longest === words ? near : readNear(longest, language, signal)
}

function list(title: string, lines: readonly Line[], language: Language): HTMLElement[] {
  if (lines.length === 0) return []
  const items = lines.map(({ to, code, name, language: own }) => {
    const words = element('span', {}, ...(code ? [element('span', { className: 'model' }, code)] : []))
    words.append(said([name], own))
    const link = element('a', { href: `/${language}${to}` }, words, arrow())
    link.addEventListener('click', (event) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      walkTo(to)
    })
    return element('li', {}, link)
  })
  return [element('section', {}, element('h2', {}, title), element('ul', {}, ...items))]
}
