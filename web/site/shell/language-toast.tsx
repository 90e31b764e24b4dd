// Where it is said that the language has changed (`toast.ts`).
import { useEffect, useRef } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { saySwitch } from '#web/site/behaviour/toast.ts'

export function LanguageToast() {
  const language = useLanguage()
  const texts = useTexts('site/frame')
  const before = useRef<Language>(language)
  useEffect(() => {
    if (before.current === language) return
    before.current = language
    saySwitch()
  }, [language])
  return (
    <p className="toast" role="status" data-said={texts.switched} suppressHydrationWarning>
      {''}
    </p>
  )
}
