// The choices of an attribute, in an order.
import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { NO_TEXT } from '#contract/content/blank.ts'
import { productTypeKind } from '#contract/kinds/product-type.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { sameEverywhere } from '#contract/products/same-everywhere.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { SortedList } from '#web/admin/editor/inputs/sorted-list.tsx'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { TextInThree } from '#web/admin/forms/text-in-three.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { freeKey } from './admin-free-key.ts'

const { max: MOST, fields: PARTS } = productTypeKind.fields.attributes.fields.choices

type Choice = Attribute['choices'][number]
type Props = {
  path: string
  choices: readonly Choice[]
  errors: FieldMessages
  onChange: (choices: Choice[]) => void
}

export function TypeChoices({ path, choices, errors, onChange }: Props) {
  const { fields, line, addLine } = useTexts('console/kinds/productType')
  const language = useLanguage()
  const problem = errors[`${path}.choices`]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the fields in it, which are left
    <div
      className="type-choices"
      onBlur={() => {
        const next = choices.map((one) => ({ ...one, name: sameEverywhere(one.name) }))
        if (next.some(({ name }, at) => name !== choices[at]?.name)) onChange(next)
      }}
    >
      <h4>{fields['attributes.choices']}</h4>
      <SortedList
        items={choices.map((one) => ({ ...one, id: one.key }))}
        name={({ name }, at) => textIn(name, language) || line['attributes.choices']({ n: at + 1 })}
        onChange={(update) =>
          onChange(update(choices.map((one) => ({ ...one, id: one.key }))).map(({ id: _, ...one }) => one))
        }
      >
        {({ key, name }, at) => (
          <TextInThree
            id={`type.${path}.choices.${at}.name`}
            label={line['attributes.choices']({ n: at + 1 })}
            value={name}
            onChange={(next) =>
              onChange(choices.map((one) => (one.key === key ? { ...one, name: next } : one)))
            }
            max={PARTS.name.max}
            error={messageFor(errors, `${path}.choices.${at}.name`)}
          />
        )}
      </SortedList>
      {problem && <p className="field-problem">{problem}</p>}
      {choices.length < MOST && (
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() => onChange([...choices, { key: freeKey(choices, 'c'), name: NO_TEXT }])}
        >
          {addLine['attributes.choices']}
        </Button>
      )}
    </div>
  )
}
