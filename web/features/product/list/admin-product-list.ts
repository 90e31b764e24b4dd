// The address of the product list: what it is narrowed to and how it is sorted.
import { GAPS } from '#web/admin/editor/gap-words.ts'
import { flag, id, oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import { RECORD_STATES } from '#web/admin/shown-values/record-state.tsx'

export const PRODUCT_LIST = listAddress({
  filters: { keyword: text(), typeId: id(), state: oneOf(RECORD_STATES), hot: flag(), gap: oneOf(GAPS) },
  sorts: ['updateTime', 'createTime', 'productModel'],
  sort: '-updateTime',
})
