// At a canonical address another language is another page: it is loaded, and says then what was done.
import { LANGUAGE_COOKIE, writeCookie } from '#web/client/cookie.ts'
import { isPlainPress } from './press.ts'
import { noteSwitch } from './toast.ts'

/** In the hash door the language changes in place, which is the business of `LanguageSwitch`. */
export function openLanguageChoice() {
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.languages a') : null
    if (!link || event.defaultPrevented || !isPlainPress(event) || link.ariaCurrent === 'true') return
    writeCookie(LANGUAGE_COOKIE, link.lang)
    noteSwitch(link.lang)
  })
}
