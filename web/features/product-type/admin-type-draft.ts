// The form of a product type: what it holds and how it becomes a write.
import type { Text } from '#contract/language.ts'
import type { StaffProductType } from '#contract/product-type.ts'
import { NO_TEXT } from '#web/admin/completeness.ts'

/** What the drawer was opened for. */
export type TypeTask = { do: 'add'; level: string } | { do: 'edit'; type: StaffProductType }

export type TypeFields = {
  productTypeName: Text
  productTypeLevel: string
  introduction: Text
  covers: string[]
}

export const blankType = (level: string): TypeFields => ({
  productTypeName: NO_TEXT,
  productTypeLevel: level,
  introduction: NO_TEXT,
  covers: [],
})

/** The part of a type that the form edits. */
export const fieldsOf = ({
  productTypeName,
  productTypeLevel,
  introduction,
  covers,
}: StaffProductType): TypeFields => ({
  productTypeName,
  productTypeLevel,
  introduction,
  covers,
})

const trimmed = ({ zh, en, es }: Text): Text => ({ zh: zh.trim(), en: en.trim(), es: es.trim() })

/** As the server will keep it: white space around texts does not count as a change. */
export const tidied = (fields: TypeFields): TypeFields => ({
  ...fields,
  productTypeName: trimmed(fields.productTypeName),
  introduction: trimmed(fields.introduction),
})
