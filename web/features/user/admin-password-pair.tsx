// A password for somebody else: typed twice, or made here.
import { KeyOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { fieldError } from '#web/admin/forms/record-drawer.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { madePassword } from './made-password.ts'

type Props<Field extends string> = {
  /** Ids of the fields begin with it. */
  form: string
  names: readonly [Field, Field]
  label: string
  hint: string
  values: Readonly<Record<Field, string>>
  errors: FieldMessages
  onChange: (patch: Record<string, string>, made: boolean) => void
}

export function PasswordPair<Field extends string>({
  form,
  names,
  label,
  hint,
  values,
  errors,
  onChange,
}: Props<Field>) {
  const texts = useTexts('console/user/form')
  const [shown, setShown] = useState(false)
  const [made, setMade] = useState(false)
  const [first, second] = names
  const type = (field: Field, value: string) => {
    setMade(false)
    onChange({ [field]: value }, false)
  }
  const generate = () => {
    const password = madePassword()
    setShown(true)
    setMade(true)
    onChange({ [first]: password, [second]: password }, true)
  }
  const visibilityToggle = { visible: shown, onVisibleChange: setShown }
  return (
    <>
      <Form.Item
        label={label}
        htmlFor={`${form}.${first}`}
        required
        extra={hint}
        {...fieldError(errors, first)}
      >
        <Input.Password
          id={`${form}.${first}`}
          value={values[first]}
          onChange={({ target }) => type(first, target.value)}
          autoComplete="new-password"
          visibilityToggle={visibilityToggle}
        />
      </Form.Item>
      <Form.Item label={texts.confirm} htmlFor={`${form}.${second}`} required {...fieldError(errors, second)}>
        <Input.Password
          id={`${form}.${second}`}
          value={values[second]}
          onChange={({ target }) => type(second, target.value)}
          autoComplete="new-password"
          visibilityToggle={visibilityToggle}
        />
      </Form.Item>
      <div className="user-make-password">
        <Button icon={<KeyOutlined />} onClick={generate}>
          {texts.generate}
        </Button>
        <span className="field-hint" aria-live="polite">
          {made && texts.generated}
        </span>
      </div>
    </>
  )
}
