// What every page stands in, whichever side it belongs to.
import type { ReactNode } from 'react'
import { LanguageProvider, type LanguageStore } from '#web/i18n/language.tsx'

export function Providers({ language, children }: { language: LanguageStore; children: ReactNode }) {
  return <LanguageProvider store={language}>{children}</LanguageProvider>
}
