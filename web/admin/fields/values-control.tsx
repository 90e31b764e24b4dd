// What a record says to the attributes of the type that it stands under, and of the types above that, and to the fields of the owner.
import { useQuery } from '@tanstack/react-query'
import { Form, InputNumber, Select } from 'antd'
import dayjs from 'dayjs'
import { Fragment, memo } from 'react'
import { NO_TEXT } from '#contract/content/blank.ts'
import type { AttributeValuesField, Values } from '#contract/fields/field.ts'
import { attributeValuesIn } from '#contract/fields/walk.ts'
import { FIRST_DAY, isDay, LAST_DAY } from '#contract/inputs/days.ts'
import { FACT_GROUPS } from '#contract/kinds/product-type.ts'
import { type AttributeValue, isRecords, isSpan, isText } from '#contract/products/attribute-filter.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import type { Span } from '#contract/quantities/span.ts'
import { ownFieldsQuery, typeTreeQuery } from '#web/admin/admin-api.ts'
import { useEditing, useFieldFrame, useShownLanguages } from '#web/admin/editor/editing.ts'
import { useProblem, WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { useKind } from '#web/admin/kinds/kind-context.ts'
import { ChoicesFailed } from '#web/admin/page-parts/choices-failed.tsx'
import { ownOf } from '#web/admin/product-types/own-fields.ts'
import { attributesOf } from '#web/admin/product-types/type-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { ControlProps } from './control.ts'
import { FactInput } from './fact-input.tsx'
import { InRegions } from './in-regions.tsx'
import { OwnRecordsInput } from './records-control.tsx'
import { DayInput } from './value-controls.tsx'

/** Limit of the contract (`contract/products/product-attribute.ts`). */
const TEXT_LENGTH = 300

const [FIRST, LAST] = [dayjs(FIRST_DAY), dayjs(LAST_DAY)]
/** In the order of the table that visitors read. */
const GROUPS = [null, ...FACT_GROUPS]

export function ValuesControl({ path, value, update }: ControlProps<AttributeValuesField>) {
  const texts = useTexts('console/editor/values')
  const groupNames = useTexts('console/kinds/productType').options['attributes.group']
  const { form, fieldId } = useEditing<Values>()
  const { kind } = useKind()
  const under = 'under' in kind && kind.under
  const asked = useQuery({ ...typeTreeQuery(), enabled: Boolean(under) })
  const { data: types } = asked
  const own = useQuery(ownFieldsQuery())
  const typeId = (under && form[under.name]) || null
  const typed = types ? attributesOf(types, String(typeId)) : []
  const attributes = [...typed, ...ownOf(own.data, kind.kind)]
  const values = attributeValuesIn(value)
  const field = (attribute: Attribute) => (
    <AttributeField
      key={attribute.key}
      attribute={attribute}
      path={`${path}.${attribute.key}`}
      value={values[attribute.key]}
      onChange={(next) =>
        update((before) => {
          const { [attribute.key]: _, ...rest } = attributeValuesIn(before)
          return next === null || next === undefined ? rest : { ...rest, [attribute.key]: next }
        }, `${path}.${attribute.key}`)
      }
    />
  )
  return (
    <div id={fieldId(path)}>
      <ChoicesFailed asked={asked} />
      <ChoicesFailed asked={own} />
      {types && attributes.length === 0 && (
        <p className="field-hint">{typeId === null ? texts.noType : texts.none}</p>
      )}
      {GROUPS.map((group) => {
        const own = attributes.filter((attribute) => attribute.group === group)
        if (own.length === 0) return null
        return (
          <fieldset className="attribute-group" key={group ?? ''}>
            {group !== null && <legend>{groupNames[group]}</legend>}
            <div className="attribute-values">
              {own.map((attribute) => (
                <Fragment key={attribute.key}>
                  {field(attribute)}
                  {attribute.byRegion && (
                    <InRegions attribute={attribute} values={values}>
                      {field}
                    </InRegions>
                  )}
                </Fragment>
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}

/** A single number, such as one of before the attribute was a range, is where it begins and where it ends. */
function spanOf(value: AttributeValue | undefined): Span {
  if (typeof value === 'number') return { from: value, to: value }
  return typeof value === 'object' && !Array.isArray(value) && isSpan(value)
    ? value
    : { from: null, to: null }
}

type Props = {
  attribute: Attribute
  path: string
  value: AttributeValue | undefined
  onChange: (next: AttributeValue | null | undefined) => void
}

/** `onChange` works on the values as they are then, so an earlier one does as well. */
const AttributeField = memo(function AttributeField({ attribute, path, value, onChange }: Props) {
  const { key, name, type, unit } = attribute
  const [language] = useShownLanguages()
  const { disabled, fieldId } = useFieldFrame()
  const problem = useProblem(path)
  const said = textIn(name, language) || key
  const label = unit === '' ? said : `${said} (${unit})`
  if (type === 'text') {
    const text = isText(value) ? value : NO_TEXT
    return <WordsField path={path} label={label} value={text} max={TEXT_LENGTH} onChange={onChange} />
  }
  const { dimension } = attribute
  if (dimension !== null)
    return <FactInput attribute={{ ...attribute, dimension }} {...{ path, label: said, value, onChange }} />
  const id = fieldId(path)
  const props = { id, disabled, label, value, onChange, attribute }
  return (
    <Form.Item label={label} htmlFor={id} {...problem}>
      {type === 'number' && (
        <InputNumber
          id={id}
          value={typeof value === 'number' ? value : null}
          disabled={disabled}
          controls={false}
          onChange={onChange}
        />
      )}
      {type === 'range' && <SpanInputs {...props} />}
      {(type === 'choice' || type === 'yesNo') && <ValueSelect {...props} />}
      {type === 'choices' && <SeveralSelect {...props} />}
      {type === 'records' && (
        <OwnRecordsInput
          {...{ id, label, attribute, disabled }}
          ids={isRecords(value) ? value : []}
          onChange={(ids) => onChange(ids.length === 0 ? null : ids)}
        />
      )}
      {type === 'date' && (
        <DayInput
          {...{ id, disabled }}
          value={typeof value === 'string' && isDay(value) ? value : ''}
          minDate={FIRST}
          maxDate={LAST}
          onChange={(day) => onChange(day || null)}
        />
      )}
    </Form.Item>
  )
}, isSame)

function isSame(before: Props, now: Props) {
  return before.attribute === now.attribute && before.path === now.path && before.value === now.value
}

type InputProps = Omit<Props, 'path'> & { id: string; disabled: boolean; label: string }

function SpanInputs({ id, disabled, label, value, onChange }: InputProps) {
  const texts = useTexts('console/editor/values')
  const span = spanOf(value)
  const end = (name: 'from' | 'to') => ({
    'aria-label': `${label}: ${texts[name]}`,
    prefix: texts[name],
    value: span[name],
    disabled,
    controls: false,
    onChange: (number: number | null) => {
      const next = { ...span, [name]: number }
      onChange(next.from === null && next.to === null ? null : next)
    },
  })
  return (
    <div className="attribute-range">
      <InputNumber<number> id={id} {...end('from')} />
      <InputNumber<number> {...end('to')} />
    </div>
  )
}

function ValueSelect({ id, disabled, value, onChange, attribute: { type, choices } }: InputProps) {
  const texts = useTexts('console/editor/values')
  const [language] = useShownLanguages()
  const options =
    type === 'choice'
      ? choices.map((choice) => ({ value: choice.key, label: textIn(choice.name, language) || choice.key }))
      : [
          { value: 'yes', label: texts.yes },
          { value: 'no', label: texts.no },
        ]
  const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
  return (
    <Select<string | null>
      id={id}
      value={typeof chosen === 'string' ? chosen : null}
      placeholder={texts.notSaid}
      allowClear
      disabled={disabled}
      options={options}
      onChange={(next) => onChange(type === 'yesNo' && next ? next === 'yes' : next)}
    />
  )
}

function SeveralSelect({ id, disabled, value, onChange, attribute: { choices } }: InputProps) {
  const texts = useTexts('console/editor/values')
  const [language] = useShownLanguages()
  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      value={Array.isArray(value) && !isRecords(value) ? value : []}
      placeholder={texts.notSaid}
      disabled={disabled}
      optionFilterProp="label"
      options={choices.map(({ key, name }) => ({ value: key, label: textIn(name, language) || key }))}
      onChange={(next) => onChange(next.length === 0 ? null : next)}
    />
  )
}
