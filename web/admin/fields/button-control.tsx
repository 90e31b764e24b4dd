// A button of a page: its words, and where on the site it leads. A group with `label` and `to`.
import { AutoComplete, Form } from 'antd'
import type { Field, FieldMap, Value } from '#contract/fields/field.ts'
import { valuesIn } from '#contract/fields/places.ts'
import { blankFields, textIn } from '#contract/fields/walk.ts'
import { aboutusKind } from '#contract/kinds/about.ts'
import { DECLARED } from '#contract/kinds/declared.ts'
import { ownKindOf } from '#contract/kinds/own-kinds.ts'
import { productTypeKind } from '#contract/kinds/product-type.ts'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { useProblem, WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { OuterProps } from './control.ts'
import { useLabelled } from './labelled.tsx'
import { PlainControl } from './plain-control.tsx'
import { sitePath } from './site-path.ts'

export function ButtonControl(props: OuterProps<Field>) {
  const { fields = {} } = props.field.type === 'group' ? props.field : {}
  const { label, to } = fields
  if (label?.type !== 'words' || to?.type !== 'plain') return <PlainControl {...props} />
  return <ButtonFields {...props} fields={fields} max={{ label: label.max, to: to.max }} />
}

/** Kinds that the owner put away have no page. */
const SHOWN = DECLARED.filter(({ kind }) => !ownKindOf(kind)?.away)

/** Where buttons of pages lead, by address: the lists and pages of all kinds, and a few places beside them. */
function usePlaces(): Record<string, string> {
  const kinds = useKindNames('many')
  const { places } = useTexts('console/list/fields')
  return {
    [`/${productTypeKind.address.list}`]: kinds.product,
    ...Object.fromEntries(SHOWN.map(({ kind, address }) => [`/${address.list}`, kinds[kind]])),
    [`/${aboutusKind.address}`]: kinds.aboutus,
    ...places,
  }
}

type Props = OuterProps<Field> & { fields: FieldMap; max: { label: number; to: number } }

function ButtonFields({ fields, max, ...props }: Props) {
  const { path, place, value, update } = props
  const places = usePlaces()
  const { disabled, fieldId } = useFieldFrame()
  const whole = useLabelled(props).label
  const part = (name: string) => ({ field: props.field, path: `${path}.${name}`, place: `${place}.${name}` })
  const words = useLabelled(part('label')).label
  const { label, hint } = useLabelled(part('to'))
  const at = `${path}.to`
  const problem = useProblem(at)
  const button = valuesIn(value) ?? blankFields(fields)
  const to = typeof button.to === 'string' ? button.to : ''
  const set = (name: string, next: Value) =>
    update((before) => ({ ...(valuesIn(before) ?? blankFields(fields)), [name]: next }), `${path}.${name}`)
  return (
    <div className="line-fields">
      <WordsField
        path={`${path}.label`}
        label={`${whole}: ${words}`}
        value={textIn(button.label)}
        max={max.label}
        onChange={(text) => set('label', text)}
      />
      <Form.Item label={`${whole}: ${label}`} htmlFor={fieldId(at)} extra={hint} {...problem}>
        <AutoComplete
          id={fieldId(at)}
          value={to}
          disabled={disabled}
          maxLength={max.to}
          options={Object.entries(places).map(([address, name]) => ({
            value: address,
            label: `${name}  ${address}`,
          }))}
          onChange={(typed: string) => set('to', typed)}
          onBlur={() => {
            const tidy = sitePath(to, location.host)
            if (tidy !== to) set('to', tidy)
          }}
        />
      </Form.Item>
    </div>
  )
}
