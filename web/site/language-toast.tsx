// Says that the language has changed, in the new language, for three seconds (spec §4, §9).
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { siteTexts } from './texts.ts'

const SHOWN_MS = 3000

export function LanguageToast() {
  const language = useLanguage()
  const texts = useTexts(siteTexts)
  const before = useRef(language)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (before.current === language) return
    before.current = language
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
