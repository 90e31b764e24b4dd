// The specifications of a product as the form holds them: groups of parameters, each with an identity while it is moved.
import { NO_TEXT } from '#contract/content/blank.ts'
import type { ContentOf } from '#contract/kinds/kind.ts'
import { productKind } from '#contract/kinds/product.ts'
import { newId } from '#web/admin/editor/inputs/lines.ts'

type Group = ContentOf<typeof productKind>['specs'][number]
export type SpecRow = Group['rows'][number] & { id: string }
export type SpecGroup = Omit<Group, 'rows'> & { id: string; rows: SpecRow[] }

export const { max: MOST_GROUPS, fields: GROUP } = productKind.fields.specs
export const PARTS = GROUP.rows.fields
/** As in the contract (`KEY_SPECS`), which would bring the validator along. */
export const MOST_ON_CARD = 4

export const newRow = (): SpecRow => ({ id: newId(), name: NO_TEXT, value: NO_TEXT, unit: '', key: false })
export const newGroup = (): SpecGroup => ({ id: newId(), title: NO_TEXT, rows: [newRow()] })
