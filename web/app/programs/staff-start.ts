// What both programs of the staff begin with: the language, its texts, and the place where they are drawn.
import { source as ofStaff } from 'virtual:texts/console'
import { source } from 'virtual:texts/entry'
import { createRoot, type Root } from 'react-dom/client'
import { directionOf, type Language, STAFF_LANGUAGES, WORDS_OF } from '#contract/languages/language-codes.ts'
import { LANGUAGE_COOKIE, writeCookie } from '#web/client/cookie.ts'
import { learnPlainWords } from '#web/client/plain-words.ts'
import { createLanguageStore, type LanguageStore } from '#web/i18n/language.tsx'
import { createTexts, textsIn } from '#web/i18n/texts.ts'
import { chosenLanguage, languageOf } from './chosen-language.ts'

export type StaffStart = { language: LanguageStore; root: Root }

export function startStaff(): StaffStart {
  const texts = createTexts({}, source)
  texts.learn(ofStaff)
  const say = (shown: Language) => {
    document.documentElement.lang = shown
    // The console lies as its own words run.
    document.dir = directionOf(WORDS_OF[shown])
  }
  // The page was rendered in the language of the site.
  const first =
    chosenLanguage(STAFF_LANGUAGES) ?? languageOf(document.documentElement.lang) ?? STAFF_LANGUAGES[0]
  const language = createLanguageStore(first, texts, (next) => {
    writeCookie(LANGUAGE_COOKIE, next)
    say(next)
  })
  say(first)
  learnPlainWords(() => textsIn(texts, language.current(), 'console/start').failures)
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no #root')
  // The server rendered a page of the site: it must not be seen while this program is on its way.
  place.replaceChildren()
  return { language, root: createRoot(place) }
}

/** Shows the place, which was hidden while the page that the server rendered stood in it (`DEEP_SCRIPT`). */
export function shown() {
  document.documentElement.removeAttribute('data-deep')
}

/** Opens an address of another program: it begins anew there, and Back comes here again. */
export function openAnew(address: string) {
  if (location.hash !== `#${address}`) history.pushState(null, '', `#${address}`)
  location.reload()
}
