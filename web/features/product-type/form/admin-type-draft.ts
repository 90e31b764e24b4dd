// The form of a product type: what it holds and how it becomes a write.
import { blankContent, contentIn } from '#contract/kinds/content.ts'
import type { ContentOf } from '#contract/kinds/kind.ts'
import { productTypeKind } from '#contract/kinds/product-type.ts'
import type { StaffProductType } from '#contract/products/product-type.ts'
import { formOf, writeOf } from '#web/admin/kinds/form-values.ts'

/** What the drawer was opened for. */
export type TypeTask = { do: 'add'; level: string } | { do: 'edit'; type: StaffProductType }

export type TypeFields = ContentOf<typeof productTypeKind> & { productTypeLevel: string }

export const blankType = (level: string): TypeFields => ({
  ...blankContent(productTypeKind),
  productTypeLevel: level,
})

/** The part of a type that the form edits, or of a revision of it, whenever that was stored. */
export const fieldsOf = (type: Pick<StaffProductType, 'productTypeLevel'>): TypeFields => ({
  ...contentIn(productTypeKind, type),
  productTypeLevel: type.productTypeLevel,
})

/** The form of these fields, in which lines have an identity. */
export const formed = ({ productTypeLevel, ...content }: TypeFields) =>
  ({ ...formOf(productTypeKind.fields, content), productTypeLevel }) as unknown as TypeFields

/** As the server will keep it: white space around texts does not count as a change. */
export const tidied = (form: TypeFields): TypeFields =>
  fieldsOf({ ...writeOf(productTypeKind.fields, form), productTypeLevel: form.productTypeLevel })
