// The language switch of the console (spec §2, §4).
import { GlobalOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { useLanguageChange } from '#web/admin/frame/use-language-change.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

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
