// The form of the fields of a kind: what is stored as lines with an identity, and back.
import type { Values } from '#contract/fields/field.ts'
import { type OwnFieldKind, ownFieldsForm } from '#contract/kinds/own-fields.ts'
import { ownKindOf } from '#contract/kinds/own-kinds.ts'
import type { FieldWords } from '#contract/kinds/words.ts'
import type { FieldSettings } from '#contract/site/field-settings.ts'
import { formLines, formOf, writeOf } from '#web/admin/kinds/form-values.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { useTexts } from '#web/i18n/language.tsx'

/** `taken`: the keys that no new field gets. It never leaves the form. */
export type FieldsForm = Values & { taken: string[] }

const fieldsOf = (kind: OwnFieldKind) => ownFieldsForm(kind).fields

export const fieldsFormOf = ({ kind, attributes, removed, emptied }: FieldSettings): FieldsForm => ({
  ...formOf(fieldsOf(kind), { attributes }),
  taken: [...removed.map(({ key }) => key), ...emptied],
})

/** The fields as they are written, in the form's own shape, so that two forms are compared by what they write. */
export function tidied(kind: OwnFieldKind, form: FieldsForm): FieldsForm {
  const written = writeOf(fieldsOf(kind), form)
  return { ...written, taken: form.taken }
}

/** A field that was removed stands at the end of the form again. */
export const withField = (kind: OwnFieldKind, form: FieldsForm, field: Values): FieldsForm => {
  const [line] = formLines(formOf(fieldsOf(kind), { attributes: [field] }).attributes ?? [])
  return { ...form, attributes: [...formLines(form.attributes ?? []), ...(line ? [line] : [])] }
}

/** The words of attributes of product types, but for what these are called. */
export function useFieldsWords(kind: OwnFieldKind): FieldWords {
  const words: FieldWords = useTexts('console/kinds/productType')
  const texts = useTexts('console/setting').ownFields
  const own = ownKindOf(kind) !== undefined
  const kinds = useKindNames('many')
  return {
    ...words,
    fields: {
      ...words.fields,
      'attributes.of': texts.of,
      'attributes.required': texts.required,
      'attributes.forStaff': texts.forStaff,
      'attributes.inList': texts.inList,
      'attributes.narrows': texts.narrows,
      'attributes.inSide': kind === 'product' ? texts.inSideProduct : texts.inSide,
      'attributes.search': texts.search,
      ...(own && { 'attributes.onCard': texts.onCard }),
    },
    options: {
      ...words.options,
      'attributes.type': { ...words.options?.['attributes.type'], records: texts.typeRecords },
      'attributes.of': kinds,
      'attributes.search': texts.searchAs,
    },
    hints: {
      ...words.hints,
      'attributes.of': texts.ofText,
      'attributes.forStaff': texts.forStaffText,
      attributes: kind === 'product' ? texts.hintProducts : own ? texts.hintOwn : texts.hint,
    },
    line: { ...words.line, attributes: ({ n }) => texts.line({ n: String(n) }) },
    addLine: { ...words.addLine, attributes: texts.add },
  }
}
