// Says that the language has changed, in the new language, for three seconds (spec §4, §9).

const SHOWN_MS = 3000
const NOTE = 'language-changed'

/** Leaves word for the page that is loaded next. Where nothing can be stored nothing is said. */
export function noteSwitch(language: string) {
  try {
    sessionStorage.setItem(NOTE, language)
  } catch {}
}

/** The page that was loaded for another language says so. */
export function saySwitchNoted() {
  try {
    const note = sessionStorage.getItem(NOTE)
    sessionStorage.removeItem(NOTE)
    if (note === document.documentElement.lang) saySwitch()
  } catch {}
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Says it where the page has a place for it. */
export function saySwitch() {
  const toast = document.querySelector<HTMLElement>('p.toast[data-said]')
  if (!toast) return
  toast.textContent = toast.dataset.said ?? ''
  toast.dataset.shown = ''
  clearTimeout(timer)
  timer = setTimeout(() => {
    toast.textContent = ''
    delete toast.dataset.shown
  }, SHOWN_MS)
}
