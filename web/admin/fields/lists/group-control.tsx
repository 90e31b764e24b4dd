// Fields that are there together or not at all, such as a quotation with who said it.
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import type { Group } from '#contract/fields/field.ts'
import { valuesIn } from '#contract/fields/places.ts'
import { blankFields } from '#contract/fields/walk.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import type { OuterProps } from '#web/admin/fields/control.ts'
import { useLabelled } from '#web/admin/fields/labelled.tsx'
import { useKind } from '#web/admin/kinds/kind-context.ts'
import { useTexts } from '#web/i18n/language.tsx'

export function GroupControl({ part: Part, ...props }: OuterProps<Group>) {
  const { field, path, place, value, update } = props
  const { label } = useLabelled(props)
  const { words } = useKind()
  const texts = useTexts('console/list/fields')
  const { disabled } = useEditing()
  const group = valuesIn(value)
  if (!group) {
    if (disabled) return null
    return (
      <Form.Item label={label}>
        <Button icon={<PlusOutlined />} onClick={() => update(() => blankFields(field.fields))}>
          {words.addLine?.[place] ?? texts.add({ what: label })}
        </Button>
      </Form.Item>
    )
  }
  return (
    <fieldset className="field-group">
      <legend>{label}</legend>
      {Object.entries(field.fields).map(([name, of]) => (
        <Part
          key={name}
          field={of}
          path={`${path}.${name}`}
          place={`${place}.${name}`}
          value={group[name] ?? null}
          update={(change, at = `${path}.${name}`) =>
            update((before) => {
              const own = valuesIn(before)
              return own && { ...own, [name]: change(own[name] ?? null) }
            }, at)
          }
        />
      ))}
      {!disabled && (
        <Button size="small" icon={<DeleteOutlined />} onClick={() => update(() => null)}>
          {words.removeLine?.[place] ?? texts.remove({ what: label })}
        </Button>
      )}
    </fieldset>
  )
}
