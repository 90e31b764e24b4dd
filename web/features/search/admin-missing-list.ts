// The address of the list of words that found nothing: the language it is narrowed to, and its order.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { oneOf } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'

export const MISSING_LIST = listAddress({
  filters: { lang: oneOf(LANGUAGES) },
  sorts: ['times', 'lastTime'],
  sort: '-lastTime',
})
