// The plain fields of the settings: one line, a choice, a number, addresses of mail.
import { Form, Input, InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { useEditing } from '#web/admin/editor/editing.ts'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'

type LineProps = {
  path: string
  label: string
  value: string
  max: number
  onChange: (value: string) => void
  hint?: ReactNode
  required?: boolean
  type?: 'text' | 'tel' | 'email' | 'url'
  placeholder?: string
}

export function LineField({ path, label, value, max, onChange, hint, required = false, ...more }: LineProps) {
  const { disabled, fieldId } = useEditing()
  return (
    <Form.Item label={label} htmlFor={fieldId(path)} extra={hint} required={required} {...useProblem(path)}>
      <Input
        {...more}
        id={fieldId(path)}
        value={value}
        maxLength={max}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  )
}

type ChoiceProps<Value extends string> = {
  path: string
  label: string
  value: Value
  options: { value: Value; label: string }[]
  onChange: (value: Value) => void
  hint?: string
}

export function ChoiceField<Value extends string>({
  path,
  label,
  hint,
  onChange,
  ...more
}: ChoiceProps<Value>) {
  const { disabled, fieldId } = useEditing()
  return (
    <Form.Item label={label} htmlFor={fieldId(path)} extra={hint} {...useProblem(path)}>
      <Select<Value>
        {...more}
        id={fieldId(path)}
        disabled={disabled}
        onChange={onChange}
        className="setting-choice"
      />
    </Form.Item>
  )
}

type NumberProps = {
  path: string
  label: string
  value: number | null
  max: number
  unit: string
  onChange: (value: number | null) => void
  hint: string
}

export function NumberField({ path, label, value, max, unit, onChange, hint }: NumberProps) {
  const { disabled, fieldId } = useEditing()
  return (
    <Form.Item label={label} htmlFor={fieldId(path)} extra={hint} {...useProblem(path)}>
      <InputNumber<number>
        id={fieldId(path)}
        value={value}
        min={0}
        max={max}
        precision={0}
        suffix={unit}
        disabled={disabled}
        onChange={onChange}
        className="setting-number"
      />
    </Form.Item>
  )
}

type ListProps = {
  path: string
  label: string
  values: readonly string[]
  max: number
  onChange: (values: string[]) => void
  hint: string
  placeholder: string
}

/** Addresses as they are typed, one after the other. */
export function AddressesField({ path, label, values, max, onChange, hint, placeholder }: ListProps) {
  const { disabled, fieldId } = useEditing()
  return (
    <Form.Item label={label} htmlFor={fieldId(path)} extra={hint} {...useProblem(path)}>
      <Select
        id={fieldId(path)}
        mode="tags"
        open={false}
        suffixIcon={null}
        value={[...values]}
        maxCount={max}
        tokenSeparators={[',', ';', ' ', '，', '；']}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(next: string[]) => onChange(next.map((one) => one.trim()).filter(Boolean))}
      />
    </Form.Item>
  )
}
