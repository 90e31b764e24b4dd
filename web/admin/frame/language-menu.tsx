// The language switch of the console (spec §2, §4).
import { GlobalOutlined } from '@ant-design/icons'
import { App, Button, Dropdown } from 'antd'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useLanguage, useLanguageStore, useTexts } from '#web/i18n/language.tsx'

export function LanguageMenu() {
  const choose = useLanguageChange()
  const language = useLanguage()
  const texts = useTexts('console/frame/console')

  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [language],
        items: LANGUAGES.map((code) => ({
          key: code,
          label: <span lang={code}>{LANGUAGE_NAMES[code]}</span>,
          onClick: () => choose(code),
        })),
      }}
    >
      <Button
        type="text"
        icon={<GlobalOutlined />}
        aria-label={`${texts.language}: ${LANGUAGE_NAMES[language]}`}
      >
        <span className="top-bar-word">{LANGUAGE_NAMES[language]}</span>
      </Button>
    </Dropdown>
  )
}

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
