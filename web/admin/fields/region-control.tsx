// Which region of the site a line is about. One that was removed is named by its key, so that the line can still be read.
import { Select } from 'antd'
import type { Field } from '#contract/fields/field.ts'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { useRegions } from '#web/admin/product-types/use-regions.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { OuterProps } from './control.ts'
import { Labelled } from './labelled.tsx'

export function RegionControl(props: OuterProps<Field>) {
  const { path, value, update } = props
  const texts = useTexts('console/editor/values')
  const language = useLanguage()
  const { disabled, fieldId } = useFieldFrame()
  const chosen = typeof value === 'string' && value !== '' ? value : null
  const options = useRegions().map(({ key, name }) => ({ value: key, label: textIn(name, language) }))
  const isGone = chosen !== null && !options.some((one) => one.value === chosen)
  return (
    <Labelled {...props}>
      <Select<string>
        id={fieldId(path)}
        value={chosen}
        disabled={disabled}
        options={isGone ? [...options, { value: chosen, label: texts.gone({ key: chosen }) }] : options}
        notFoundContent={texts.noRegions}
        onChange={(key) => update(() => key ?? '')}
      />
    </Labelled>
  )
}
