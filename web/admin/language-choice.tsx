// The language that a form's texts are edited in, with what is missing in each (decision 23).
import { Segmented } from 'antd'
import { LANGUAGES, type Language } from '#contract/language-codes.ts'
import { LANGUAGE_NAMES } from '#web/admin/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import './languages.css'

const TEXTS = {
  zh: {
    label: '编辑语言',
    missing: (count: number) => `缺 ${count} 项`,
    complete: '已填全',
    blank: '未填写',
  },
  en: {
    label: 'Language edited',
    missing: (count: number) => `${count} missing`,
    complete: 'complete',
    blank: 'empty',
  },
  es: {
    label: 'Idioma que se edita',
    missing: (count: number) => (count === 1 ? 'falta 1' : `faltan ${count}`),
    complete: 'completo',
    blank: 'vacío',
  },
}

type Props = {
  value: Language
  onChange: (language: Language) => void
  missing: Record<Language, number>
  /** Nothing is written in any language yet. */
  blank: boolean
}

export function LanguageChoice({ value, onChange, missing, blank }: Props) {
  const texts = useTexts(TEXTS)
  return (
    <Segmented<Language>
      aria-label={texts.label}
      className="language-choice"
      value={value}
      onChange={onChange}
      options={LANGUAGES.map((language) => ({
        value: language,
        label: (
          <span className="language-choice-name">
            <span lang={language}>{LANGUAGE_NAMES[language]}</span>
            <small data-missing={missing[language] > 0 || undefined}>
              {missing[language] > 0
                ? texts.missing(missing[language])
                : blank
                  ? texts.blank
                  : texts.complete}
            </small>
          </span>
        ),
      }))}
    />
  )
}
