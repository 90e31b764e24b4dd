// A text of the form in the language that is edited, or in all three side by side.
import { Input } from 'antd'
import { type KeyboardEvent, memo } from 'react'
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { useFieldFrame, useShownLanguages } from '#web/admin/editor/editing.ts'
import { useLocked } from '#web/admin/editor/reach.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'

type Props = {
  id: string
  value: Text
  max: number
  onChange: (text: Text) => void
  invalid?: boolean
  label?: string
  rows?: [least: number, most: number]
  onKeyDown?: (event: KeyboardEvent) => void
}

export function WordInput(props: Props) {
  const languages = useShownLanguages()
  if (languages.length === 1) return <OneInput {...props} language={languages[0]} />
  return (
    <span className="words-side">
      {languages.map((language) => (
        <OneInput
          key={language}
          {...props}
          id={`${props.id}.${language}`}
          label={[props.label, LANGUAGE_NAMES[language]].filter(Boolean).join(': ')}
          language={language}
        />
      ))}
    </span>
  )
}

const OneInput = memo(function OneInput({
  value,
  language,
  max,
  rows,
  label,
  invalid,
  ...rest
}: Props & { language: Language }) {
  const { readOnly } = useFieldFrame()
  const locked = useLocked()
  const props = {
    ...rest,
    disabled: readOnly || locked(language),
    lang: language,
    value: value[language],
    maxLength: max,
    ...(label && { 'aria-label': label }),
    ...(invalid && { status: 'error' as const }),
    onChange: (event: { target: { value: string } }) =>
      rest.onChange({ ...value, [language]: event.target.value }),
  }
  if (!rows) return <Input {...props} />
  return <Input.TextArea {...props} autoSize={{ minRows: rows[0], maxRows: rows[1] }} />
})
