// One text in three languages, all three in sight.
import { Form, Input } from 'antd'
import type { Text } from '#contract/languages/language.ts'
import { STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { missingIn } from './completeness.ts'
import './languages.css'

type Props = {
  /** The start of the ids of the three fields. */
  id: string
  label: string
  hint?: string
  value: Text
  onChange: (text: Text) => void
  max: number
  long?: boolean
  required?: boolean
  disabled?: boolean
  error?: string | undefined
}

export function TextInThree({
  id,
  label,
  hint,
  value,
  onChange,
  max,
  long = false,
  required = false,
  ...rest
}: Props) {
  const texts = useTexts('console/frame/parts').textInThree
  const missing = missingIn(value)
  const { disabled = false, error } = rest
  return (
    <Form.Item
      label={label}
      htmlFor={`${id}.${STAFF_LANGUAGES[0]}`}
      required={required}
      extra={hint}
      {...(error && { validateStatus: 'error' as const, help: error })}
    >
      <div className="text-in-three">
        {STAFF_LANGUAGES.map((language) => {
          const props = {
            id: `${id}.${language}`,
            lang: language,
            value: value[language],
            maxLength: max,
            disabled,
            'aria-label': `${label}: ${LANGUAGE_NAMES[language]}`,
            onChange: (event: { target: { value: string } }) =>
              onChange({ ...value, [language]: event.target.value }),
          }
          return (
            <div key={language} className="text-in-three-row">
              <span aria-hidden="true">
                {LANGUAGE_NAMES[language]}
                {missing.includes(language) && <small className="missing-mark">{texts.missing}</small>}
              </span>
              {long ? (
                <Input.TextArea {...props} autoSize={{ minRows: 2, maxRows: 8 }} />
              ) : (
                <Input {...props} />
              )}
            </div>
          )
        })}
      </div>
    </Form.Item>
  )
}
