// The language switch of the console (spec §2, §4).
import { GlobalOutlined } from '@ant-design/icons'
import { App, Button, Dropdown } from 'antd'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useLanguage, useLanguageStore, useTexts } from '#web/i18n/language.tsx'
import { CONSOLE_TEXTS } from './texts.ts'

export function LanguageMenu() {
  const { message } = App.useApp()
  const store = useLanguageStore()
  const language = useLanguage()
  const texts = useTexts(CONSOLE_TEXTS)

  const choose = (next: Language) => {
    if (next === language) return
    store.change(next)
    void message.success(CONSOLE_TEXTS[next].languageSwitched)
  }

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
