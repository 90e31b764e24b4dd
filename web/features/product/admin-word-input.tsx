// One language of a text; while it is empty it shows faintly what another language says.
import { Input } from 'antd'
import { type KeyboardEvent, memo } from 'react'
import type { Text } from '#contract/language.ts'
import type { Language } from '#contract/language-codes.ts'
import { textIn } from '#web/admin/text-in.ts'

type Props = {
  id: string
  value: Text
  language: Language
  max: number
  onChange: (text: Text) => void
  disabled?: boolean
  invalid?: boolean
  label?: string
  rows?: [least: number, most: number]
  onKeyDown?: (event: KeyboardEvent) => void
}

export const WordInput = memo(function WordInput({
  value,
  language,
  max,
  rows,
  label,
  invalid,
  ...rest
}: Props) {
  const props = {
    ...rest,
    lang: language,
    value: value[language],
    maxLength: max,
    placeholder: textIn(value, language),
    ...(label && { 'aria-label': label }),
    ...(invalid && { status: 'error' as const }),
    onChange: (event: { target: { value: string } }) =>
      rest.onChange({ ...value, [language]: event.target.value }),
  }
  if (!rows) return <Input {...props} />
  return <Input.TextArea {...props} autoSize={{ minRows: rows[0], maxRows: rows[1] }} />
})
