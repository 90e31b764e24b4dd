// A field of a form with one picture or several: uploaded, picked from the library, put in order, described.
import { Form } from 'antd'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { PictureList } from '#web/admin/media/picture-list.tsx'
import { useProblem } from './words-field.tsx'

type Base = { path: string; label: string; hint?: string; required?: boolean }

export function PicturesField({
  path,
  label,
  hint,
  required = false,
  keys,
  max,
  onChange,
}: Base & {
  keys: readonly string[]
  max: number
  onChange: (update: (keys: readonly string[]) => string[]) => void
}) {
  const { disabled, fieldId, setUploading } = useFieldFrame()
  const id = fieldId(path)
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      required={required}
      extra={hint}
      className={max === 1 ? 'one-picture' : ''}
      {...useProblem(path)}
    >
      <PictureList
        id={id}
        keys={keys}
        onChange={onChange}
        onBusy={setUploading}
        max={max}
        disabled={disabled}
      />
    </Form.Item>
  )
}

export function PictureField({
  value,
  onChange,
  ...field
}: Base & { value: string | null; onChange: (key: string | null) => void }) {
  const keys = value === null ? [] : [value]
  return (
    <PicturesField {...field} keys={keys} max={1} onChange={(update) => onChange(update(keys)[0] ?? null)} />
  )
}
