// What the products of a type say of themselves: each attribute, and each of its choices, has a key from the beginning.
import { useQuery } from '@tanstack/react-query'
import type { Field } from '#contract/fields/field.ts'
import { textIn } from '#contract/fields/walk.ts'
import { sameEverywhere } from '#contract/products/same-everywhere.ts'
import { typeTreeQuery } from '#web/admin/admin-api.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import type { OuterProps } from '#web/admin/fields/control.ts'
import { type FormLine, formLines } from '#web/admin/kinds/form-values.ts'
import { attributesOf } from '#web/admin/product-types/type-tree.ts'
import { textIn as inLanguage } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LinesControl } from './lines-control.tsx'

export function AttributesControl({ field, ...props }: OuterProps<Field>) {
  const texts = useTexts('console/editor/values')
  const language = useLanguage()
  const { form } = useEditing<{ productTypeLevel: string }>()
  const { data: types = [] } = useQuery(typeTreeQuery())
  const inherited = attributesOf(types, form.productTypeLevel)
  const names = inherited.map(({ name, key }) => inLanguage(name, language) || key).join(', ')
  if (field.type !== 'lines') return null
  return (
    <LinesControl
      {...props}
      field={field}
      begin={(lines) => ({
        key: freeKey(
          'a',
          [...inherited, ...lines].map(({ key }) => key),
        ),
      })}
      description={names === '' ? undefined : texts.inherited({ names })}
    />
  )
}

/** Choices are known by their names: their keys stay out of sight. A name that belongs to no language is said in all. */
export function AttributeChoicesControl({ field, ...props }: OuterProps<Field>) {
  if (field.type !== 'lines') return null
  const { key: _, ...fields } = field.fields
  const spread = (line: FormLine) => ({ ...line, name: sameEverywhere(textIn(line.name)) })
  const everywhere = () => {
    if (formLines(props.value).some((line) => spread(line).name !== line.name))
      props.update((before) => formLines(before).map(spread))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the fields in it, which are left
    <div
      onBlur={({ relatedTarget: next }) => {
        // What is pressed must not move before it is let go.
        if (next?.matches('button:active')) next.addEventListener('click', everywhere, { once: true })
        else everywhere()
      }}
    >
      <LinesControl
        {...props}
        field={{ ...field, fields }}
        begin={(lines) => ({
          key: freeKey(
            'c',
            lines.map(({ key }) => key),
          ),
        })}
      />
    </div>
  )
}

/** Fields of the owner: their keys stay out of sight, and none is given twice. */
export function OwnFieldsControl({ field, ...props }: OuterProps<Field>) {
  const { taken } = useEditing<{ taken: string[] }>().form
  if (field.type !== 'lines') return null
  return (
    <LinesControl
      {...props}
      field={field}
      begin={(lines) => ({ key: freeKey('o', [...taken, ...lines.map(({ key }) => key)]) })}
    />
  )
}

/** The first of `a1`, `a2` … that is not taken. */
function freeKey(letter: 'a' | 'c' | 'o', taken: readonly unknown[]): string {
  let number = 1
  while (taken.includes(`${letter}${number}`)) number += 1
  return `${letter}${number}`
}
