// Changes the language of the console: the texts of what is open come first, and the frame says how it went (spec §2, §4).
import { App } from 'antd'
import type { Language } from '#contract/languages/language-codes.ts'
import { useLanguageStore, useTexts } from '#web/i18n/language.tsx'

export function useLanguageChange(): (next: Language) => void {
  const { message } = App.useApp()
  const store = useLanguageStore()
  const { languageFailed } = useTexts('console/frame/console')
  return (next) => {
    if (next === store.current()) return
    store.change(next).then(
      () => {
        const texts = store.texts.at('console/frame/console', next)
        if (texts && store.current() === next) void message.success(texts.languageSwitched)
      },
      (error: unknown) => {
        console.error(error)
        void message.error(languageFailed)
      },
    )
  }
}
