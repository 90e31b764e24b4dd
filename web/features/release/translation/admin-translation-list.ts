// The address of the list of records that need translations.
import type { GapKind } from '#contract/content/content.ts'
import { STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { oneOf } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'

/** As in `contract/content/content.ts`, which would bring the validator along. */
const GAPS = ['missing', 'stale'] as const satisfies readonly GapKind[]

export const TRANSLATION_LIST = listAddress({
  filters: { language: oneOf(STAFF_LANGUAGES), kind: oneOf(KINDS), gap: oneOf(GAPS) },
  sorts: ['id'],
  sort: '-id',
})
