// What else is chosen of a language: where a text that it lacks is looked for, what visitors get of a record without a title in it, and
// whether releases ask for it.
import { Select, Switch } from 'antd'
import { useId } from 'react'
import { MISSINGS, type Missing, MOST_FALLS } from '#contract/languages/site-languages.ts'
import type { ChosenLanguage } from '#contract/site/language-settings.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { chainOf, namesOf } from './admin-languages-draft.ts'

type Props = {
  language: ChosenLanguage
  /** The codes of the others. */
  others: readonly string[]
  /** Who reads this page. */
  reader: string
  disabled: boolean
  onChange: (change: Partial<ChosenLanguage>) => void
}

export function LanguageDetails({ language, others, reader, disabled, onChange }: Props) {
  const texts = useTexts('console/setting').languages
  const id = useId()
  const { falls, missing, asked } = language
  const nameOf = (code: string) => namesOf(code, reader).name
  const chain = [...chainOf(language).map(nameOf), texts.any]
  return (
    <div className="site-language-details">
      <label htmlFor={`${id}-falls`}>{texts.falls}</label>
      <span>
        <Select
          id={`${id}-falls`}
          mode="multiple"
          maxCount={MOST_FALLS}
          value={falls}
          showSearch={{ optionFilterProp: 'label' }}
          aria-describedby={`${id}-chain`}
          disabled={disabled}
          options={others.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(chosen: string[]) => onChange({ falls: chosen })}
        />
        <small id={`${id}-chain`}>{chain.join(' → ')}</small>
      </span>
      <label htmlFor={`${id}-missing`}>{texts.missing}</label>
      <Select<Missing>
        id={`${id}-missing`}
        value={missing}
        disabled={disabled}
        options={MISSINGS.map((value) => ({ value, label: texts.missings[value] }))}
        onChange={(value) => onChange({ missing: value })}
      />
      <label htmlFor={`${id}-asked`}>{texts.asked}</label>
      <span>
        <Switch
          id={`${id}-asked`}
          checked={asked}
          aria-describedby={`${id}-asked-text`}
          disabled={disabled}
          onChange={(value) => onChange({ asked: value })}
        />
        <small id={`${id}-asked-text`}>{texts.askedText}</small>
      </span>
    </div>
  )
}
