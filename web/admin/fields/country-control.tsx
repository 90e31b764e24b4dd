// A country by its two letters, chosen by its name in the language of the console.
import { Select } from 'antd'
import { useMemo } from 'react'
import type { Field } from '#contract/fields/field.ts'
import { isCountry } from '#contract/inputs/checks.ts'
import { LOCALES } from '#contract/languages/locales.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import type { OuterProps } from './control.ts'
import { Labelled } from './labelled.tsx'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

export function CountryControl(props: OuterProps<Field>) {
  const { field, path, value, update } = props
  const { disabled, fieldId } = useEditing()
  const locale = LOCALES[useLanguage()]
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      .filter(isCountry)
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((one, other) => one.label.localeCompare(other.label, locale))
  }, [locale])
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
