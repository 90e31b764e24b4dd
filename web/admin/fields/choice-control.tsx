// One of a few: side by side when there are two or three and one is always chosen, else in a list; and a country by its two letters.
import { Radio, Select } from 'antd'
import type { Choice, Field } from '#contract/fields/field.ts'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { useKind } from '#web/admin/kinds/kind-context.ts'
import { optionName } from '#web/admin/kinds/use-editor-kind.tsx'
import { useCountries } from '#web/admin/shown-values/use-countries.ts'
import type { ControlProps, OuterProps } from './control.ts'
import { Labelled } from './labelled.tsx'

/** Options that stand side by side, at most. */
const SIDE_BY_SIDE = 3

export function ChoiceControl(props: ControlProps<Choice>) {
  const { field, path, place, value, update } = props
  const { disabled, fieldId } = useFieldFrame()
  const { words } = useKind()
  if (field.first === undefined || field.options.length > SIDE_BY_SIDE)
    return (
      <Labelled {...props}>
        <ChoiceSelect {...props} />
      </Labelled>
    )
  return (
    <Labelled {...props}>
      <Radio.Group value={value} disabled={disabled} onChange={({ target }) => update(() => target.value)}>
        {field.options.map((option, at) => (
          <Radio key={option} value={option} {...(at === 0 && { id: fieldId(path) })}>
            {optionName(words, place, option) ?? option}
          </Radio>
        ))}
      </Radio.Group>
    </Labelled>
  )
}

/** The list of options by itself; `label` calls it where no label stands above it. */
export function ChoiceSelect({
  field,
  path,
  place,
  value,
  update,
  label,
}: ControlProps<Choice> & { label?: string }) {
  const { disabled, fieldId } = useFieldFrame()
  const { words } = useKind()
  return (
    <Select<string>
      id={fieldId(path)}
      value={typeof value === 'string' ? value : null}
      disabled={disabled}
      allowClear={!field.required && field.first === undefined}
      options={field.options.map((option) => ({
        value: option,
        label: optionName(words, place, option) ?? option,
      }))}
      onChange={(option) => update(() => option ?? null)}
      {...(label !== undefined && { 'aria-label': label })}
    />
  )
}

export function CountryControl(props: OuterProps<Field>) {
  const { field, path, value, update } = props
  const { disabled, fieldId } = useFieldFrame()
  const options = useCountries()
  return (
    <Labelled {...props}>
      <Select<string>
        id={fieldId(path)}
        value={typeof value === 'string' && value !== '' ? value : null}
        disabled={disabled}
        allowClear={!field.required}
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
        onChange={(code) => update(() => code ?? '')}
      />
    </Labelled>
  )
}
