// The language switch of the console (spec §2, §4).
import { GlobalOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type Language, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { LateMenu } from '#web/admin/frame/late/late-menu.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useLanguage, useLanguageStore, useTexts } from '#web/i18n/language.tsx'

export function LanguageMenu() {
  const choose = useLanguageChange()
  const language = useLanguage()
  const texts = useTexts('console/frame/console')

  return (
    <LateMenu
      menu={{
        selectable: true,
        selectedKeys: [language],
        items: STAFF_LANGUAGES.map((code) => ({
          key: code,
          label: <span lang={code}>{LANGUAGE_NAMES[code]}</span>,
          onClick: () => choose(code),
        })),
      }}
    >
      {(opener) => (
        <Button
          {...opener}
          type="text"
          icon={<GlobalOutlined />}
          aria-label={`${texts.language}: ${LANGUAGE_NAMES[language]}`}
        >
          <span className="top-bar-word">{LANGUAGE_NAMES[language]}</span>
        </Button>
      )}
    </LateMenu>
  )
}

export function useLanguageChange(): (next: Language) => void {
  const { message } = useApp()
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
