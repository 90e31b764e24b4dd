// What a product says to the attributes of its type and of the types above it.
import { useQuery } from '@tanstack/react-query'
import { Form, InputNumber, Select } from 'antd'
import { NO_TEXT } from '#contract/content/blank.ts'
import { isSpan } from '#contract/products/attribute-filter.ts'
import type { Attribute, AttributeValue } from '#contract/products/product-attribute.ts'
import type { StaffProductType } from '#contract/products/product-type.ts'
import type { Span } from '#contract/quantities/span.ts'
import { typeTreeQuery } from '#web/admin/admin-api.ts'
import { useEditing, useShownLanguages } from '#web/admin/editor/editing.ts'
import { useProblem, WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { ChoicesFailed } from '#web/admin/page-parts/choices-failed.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { ProductForm } from './admin-product-draft.ts'

/** Limit of the contract (`contract/products/product-attribute.ts`). */
const TEXT_LENGTH = 300

export function ProductValues() {
  const texts = useTexts('console/product/more')
  const { form, fieldId } = useEditing<ProductForm>()
  const formId = useFormId('product')
  const asked = useQuery(typeTreeQuery())
  const { data: types } = asked
  const attributes = types && form.productTypeId !== null ? chainOf(types, form.productTypeId) : []
  return (
    <section className="product-values" id={fieldId('values')} aria-labelledby={`${formId}-values-title`}>
      <div className="product-specs-head">
        <h2 id={`${formId}-values-title`}>{texts.values}</h2>
      </div>
      <ChoicesFailed asked={asked} />
      {types && attributes.length === 0 && (
        <p className="field-hint">{form.productTypeId === null ? texts.valuesNoType : texts.valuesNone}</p>
      )}
      <div className="product-values-fields">
        {attributes.map((attribute) => (
          <AttributeField key={attribute.key} attribute={attribute} />
        ))}
      </div>
    </section>
  )
}

/** The attributes of a type, those of the types above it first. */
function chainOf(types: readonly StaffProductType[], id: number): Attribute[] {
  const type = types.find((one) => one.id === id)
  return type ? [...chainOf(types, Number(type.productTypeLevel)), ...type.attributes] : []
}

/** A single number, such as one of before the attribute was a range, is where it begins and where it ends. */
function spanOf(value: AttributeValue | undefined): Span {
  if (typeof value === 'number') return { from: value, to: value }
  return typeof value === 'object' && isSpan(value) ? value : { from: null, to: null }
}

function AttributeField({ attribute }: { attribute: Attribute }) {
  const { key, name, type, unit, choices } = attribute
  const texts = useTexts('console/product/more')
  const [language] = useShownLanguages()
  const { form, change, disabled, fieldId } = useEditing<ProductForm>()
  const path = `values.${key}`
  const problem = useProblem(path)
  const value = form.values[key]
  const set = (next: AttributeValue | null | undefined) =>
    change(path, (before) => {
      const { [key]: _, ...rest } = before.values
      return { ...before, values: next === null || next === undefined ? rest : { ...rest, [key]: next } }
    })
  const said = textIn(name, language) || key
  const label = unit === '' ? said : `${said} (${unit})`

  if (type === 'text') {
    const text = typeof value === 'object' && !isSpan(value) ? value : NO_TEXT
    return <WordsField path={path} label={label} value={text} max={TEXT_LENGTH} onChange={set} />
  }
  const id = fieldId(path)
  if (type === 'number') {
    return (
      <Form.Item label={label} htmlFor={id} {...problem}>
        <InputNumber
          id={id}
          value={typeof value === 'number' ? value : null}
          disabled={disabled}
          controls={false}
          onChange={set}
        />
      </Form.Item>
    )
  }
  if (type === 'range') {
    const span = spanOf(value)
    const write = (next: Span) => set(next.from === null && next.to === null ? null : next)
    return (
      <Form.Item label={label} htmlFor={id} {...problem}>
        <div className="product-value-range">
          <InputNumber
            id={id}
            aria-label={`${label}: ${texts.from}`}
            prefix={texts.from}
            value={span.from}
            disabled={disabled}
            controls={false}
            onChange={(from) => write({ ...span, from })}
          />
          <InputNumber
            aria-label={`${label}: ${texts.to}`}
            prefix={texts.to}
            value={span.to}
            disabled={disabled}
            controls={false}
            onChange={(to) => write({ ...span, to })}
          />
        </div>
      </Form.Item>
    )
  }
  const options =
    type === 'choice'
      ? choices.map((choice) => ({ value: choice.key, label: textIn(choice.name, language) || choice.key }))
      : [
          { value: 'yes', label: texts.yes },
          { value: 'no', label: texts.no },
        ]
  const shown = typeof value === 'boolean' ? (value ? 'yes' : 'no') : typeof value === 'string' ? value : null
  return (
    <Form.Item label={label} htmlFor={id} {...problem}>
      <Select<string | null>
        id={id}
        value={shown}
        placeholder={texts.notSaid}
        allowClear
        disabled={disabled}
        options={options}
        onChange={(next) => set(type === 'yesNo' && next ? next === 'yes' : next)}
      />
    </Form.Item>
  )
}
