// The products that a visitor looked at lately: kept by the browser alone, drawn by hand where a page has a place for them, and
// forgotten when they say so. None of it is ever sent.
import { element } from '#web/site/behaviour/elements.ts'
import { isPlainPress } from '#web/site/behaviour/press.ts'
import { walkTo } from '#web/site/behaviour/walk.ts'
import type { KeptProducts, Seen } from './kept-products.ts'
import './recent.css'

/** Products that a row shows. */
const SHOWN = 6

type Words = { title: string; forget: string; forgotten: string }

/** Fills a place with what was looked at before; the product of the page itself is left out. */
export function drawRecent(place: HTMLElement, { readRecent, forgetRecent }: KeptProducts) {
  const words: Words = JSON.parse(place.dataset.recent ?? 'null')
  const own = Number(place.dataset.own)
  const seen = readRecent()
    .filter(({ id }) => id !== own)
    .slice(0, SHOWN)
  place.ariaLabel = words.title
  place.hidden = seen.length === 0
  if (seen.length === 0) return place.replaceChildren()
  const forget = element('button', { type: 'button', className: 'link' }, words.forget)
  const said = element('p', { className: 'recent-said', role: 'status' })
  const list = element('ul', { className: 'recent-items' }, ...seen.map(item))
  const head = element('div', { className: 'recent-head' }, element('h2', {}, words.title), forget)
  forget.addEventListener('click', () => {
    forgetRecent()
    list.remove()
    forget.remove()
    said.textContent = words.forgotten
  })
  place.replaceChildren(element('div', { className: 'wrap' }, head, list, said))
}

function item({ address, model, picture }: Seen): HTMLElement {
  const plate = element('span', { className: 'plate' })
  if (picture !== '')
    plate.append(element('img', { src: picture, alt: '', width: 96, height: 96, loading: 'lazy' }))
  const href = `/${document.documentElement.lang}${address}`
  const link = element('a', { href }, plate, element('b', { className: 'model' }, model))
  link.addEventListener('click', (event) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    walkTo(address)
  })
  return element('li', {}, link)
}
