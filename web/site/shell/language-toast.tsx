// Says that the language has changed, in the new language, for three seconds (spec §4, §9).
import { useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

const SHOWN_MS = 3000
const NOTE = 'language-changed'

/** Leaves word for the page that is loaded next. Where nothing can be stored nothing is said. */
export function noteSwitch(language: Language) {
  try {
    sessionStorage.setItem(NOTE, language)
  } catch {}
}

function takeNote(): string | null {
  try {
    const note = sessionStorage.getItem(NOTE)
    sessionStorage.removeItem(NOTE)
    return note
  } catch {
    return null
  }
}

export function LanguageToast() {
  const language = useLanguage()
  const texts = useTexts('site/frame')
  const before = useRef<Language | null>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const changed = before.current === null ? takeNote() === language : before.current !== language
    before.current = language
    if (!changed) return
    setShown(true)
    const timer = setTimeout(() => setShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [language])
  return (
    <p className="toast" role="status" data-shown={shown || undefined}>
      {shown && texts.switched}
    </p>
  )
}
