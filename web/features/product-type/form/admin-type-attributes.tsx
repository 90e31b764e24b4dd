// The attribute set of a product type: what its products say of themselves, in an order.
import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Form, Input, Select } from 'antd'
import { NO_TEXT } from '#contract/content/blank.ts'
import { productTypeKind } from '#contract/kinds/product-type.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { typeTreeQuery } from '#web/admin/admin-api.ts'
import { SortedList } from '#web/admin/editor/inputs/sorted-list.tsx'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { TextInThree } from '#web/admin/forms/text-in-three.tsx'
import { attributesOf } from '#web/admin/product-types/type-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { freeKey } from './admin-free-key.ts'
import { TypeChoices } from './admin-type-choices.tsx'
import { HAS_UNIT } from './admin-type-draft.ts'

const { max: MOST, fields: PARTS } = productTypeKind.fields.attributes

type Props = {
  attributes: readonly Attribute[]
  /** The level that the type stands under: what it inherits. */
  level: string
  errors: FieldMessages
  onChange: (update: (attributes: readonly Attribute[]) => Attribute[]) => void
}

export function TypeAttributes({ attributes, level, errors, onChange }: Props) {
  const texts = useTexts('console/product-type/attribute')
  const { fields, hints, options, line, addLine } = useTexts('console/kinds/productType')
  const language = useLanguage()
  const { data: types = [] } = useQuery(typeTreeQuery())
  const inherited = attributesOf(types, level)
  const write = (at: number, patch: Partial<Attribute>) =>
    onChange((before) => before.map((one, index) => (index === at ? { ...one, ...patch } : one)))
  const add = () =>
    onChange((before) => [
      ...before,
      { key: freeKey([...inherited, ...before], 'a'), name: NO_TEXT, type: 'text', unit: '', choices: [] },
    ])
  return (
    <fieldset className="type-attributes">
      <legend>{fields.attributes}</legend>
      <p className="field-hint">{hints.attributes}</p>
      {inherited.length > 0 && (
        <p className="field-hint">
          {texts.inherited({
            names: inherited.map(({ name, key }) => textIn(name, language) || key).join(', '),
          })}
        </p>
      )}
      <SortedList
        items={attributes.map((one, id) => ({ ...one, id }))}
        name={({ name }, at) => textIn(name, language) || line.attributes({ n: at + 1 })}
        onChange={(update) =>
          onChange((before) =>
            update(before.map((one, id) => ({ ...one, id }))).map(({ id: _, ...one }) => one),
          )
        }
      >
        {(attribute, at) => {
          const path = `attributes.${at}`
          const label = (name: string) => `${line.attributes({ n: at + 1 })}: ${name}`
          const problem = messageFor(errors, `${path}.key`)
          return (
            <div className="type-attribute">
              <TextInThree
                id={`type.${path}.name`}
                label={label(fields['attributes.name'])}
                value={attribute.name}
                onChange={(name) => write(at, { name })}
                max={PARTS.name.max}
                error={messageFor(errors, `${path}.name`)}
              />
              <div className="type-attribute-facts">
                <Form.Item
                  label={fields['attributes.key']}
                  htmlFor={`type.${path}.key`}
                  {...(problem && { validateStatus: 'error' as const, help: problem })}
                >
                  <Input
                    id={`type.${path}.key`}
                    aria-label={label(fields['attributes.key'])}
                    title={hints['attributes.key']}
                    value={attribute.key}
                    maxLength={PARTS.key.max}
                    onChange={({ target }) => write(at, { key: target.value.toLowerCase() })}
                  />
                </Form.Item>
                <Form.Item label={fields['attributes.type']} htmlFor={`type.${path}.type`}>
                  <Select<Attribute['type']>
                    id={`type.${path}.type`}
                    aria-label={label(fields['attributes.type'])}
                    value={attribute.type}
                    options={PARTS.type.options.map((value) => ({
                      value,
                      label: options['attributes.type'][value],
                    }))}
                    onChange={(type) => write(at, { type })}
                  />
                </Form.Item>
                {HAS_UNIT.includes(attribute.type) && (
                  <Form.Item label={fields['attributes.unit']} htmlFor={`type.${path}.unit`}>
                    <Input
                      id={`type.${path}.unit`}
                      aria-label={label(fields['attributes.unit'])}
                      value={attribute.unit}
                      maxLength={PARTS.unit.max}
                      onChange={({ target }) => write(at, { unit: target.value })}
                    />
                  </Form.Item>
                )}
              </div>
              {attribute.type === 'choice' && (
                <TypeChoices
                  path={path}
                  choices={attribute.choices}
                  errors={errors}
                  onChange={(choices) => write(at, { choices })}
                />
              )}
            </div>
          )
        }}
      </SortedList>
      {attributes.length < MOST && (
        <Button size="small" icon={<PlusOutlined />} onClick={add}>
          {addLine.attributes}
        </Button>
      )}
    </fieldset>
  )
}
