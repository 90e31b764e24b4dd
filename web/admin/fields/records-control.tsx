// Other records that a field names, or the one; and a product type, chosen from their tree.
import type { Field, OneRecord, Records } from '#contract/fields/field.ts'
import { idsIn } from '#contract/fields/places.ts'
import { RECORDS } from '#contract/products/attribute-filter.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { RecordPicker } from '#web/admin/editor/inputs/record-picker.tsx'
import { choicesOf, recordsOfField } from '#web/admin/kinds/admin-api.ts'
import { useKind } from '#web/admin/kinds/kind-context.ts'
import { TypeSelect } from '#web/admin/product-types/type-select.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { ControlProps, OuterProps } from './control.ts'
import { Labelled, useLabelled } from './labelled.tsx'

export function RecordsControl(props: ControlProps<Records | OneRecord>) {
  const { field, path, value, update } = props
  const { label } = useLabelled(props)
  const { disabled, fieldId, record } = useFieldFrame()
  const { kind } = useKind()
  const isOne = field.type === 'record'
  return (
    <Labelled {...props}>
      <RecordPicker
        id={fieldId(path)}
        label={label}
        source={choicesOf(kind, { name: path, kind: field.kind })}
        ids={idsIn([value].flat())}
        onChange={(ids) => update(() => (isOne ? (ids[0] ?? null) : ids))}
        max={isOne ? 1 : field.max}
        except={field.kind === kind.kind ? (record?.id ?? null) : null}
        disabled={disabled}
      />
    </Labelled>
  )
}

type OwnProps = {
  id: string
  label: string
  attribute: Attribute
  ids: readonly number[]
  onChange: (ids: number[]) => void
  disabled: boolean
}

/** Records that a field of the owner leads to. */
export function OwnRecordsInput({ attribute: { key, of }, ...props }: OwnProps) {
  const { record } = useFieldFrame()
  const { kind } = useKind()
  const source = recordsOfField(kind.kind, key)
  return (
    source && (
      <RecordPicker
        {...props}
        source={source}
        max={RECORDS}
        except={of === kind.kind ? (record?.id ?? null) : null}
      />
    )
  )
}

export function TypeTreeControl(props: OuterProps<Field>) {
  const { path, value, update } = props
  const { choose } = useTexts('console/list/fields')
  const { disabled, fieldId } = useFieldFrame()
  return (
    <Labelled {...props}>
      <TypeSelect
        id={fieldId(path)}
        placeholder={choose}
        value={typeof value === 'number' ? String(value) : null}
        onChange={(id) => update(() => (id === null ? null : Number(id)))}
        disabled={disabled}
        clearable
      />
    </Labelled>
  )
}
