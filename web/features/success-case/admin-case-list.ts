// The address of the list of cases: what it is narrowed to and how it is sorted.
import { GAPS } from '#web/admin/editor/gap-words.ts'
import { oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import type { RecordListKind } from '#web/admin/records/record-list-kind.ts'
import { RECORD_STATES } from '#web/admin/shown-values/record-state.tsx'
import { forgetCases } from './admin-api.ts'

export const CASE_LIST = listAddress({
  filters: {
    keyword: text(),
    industry: text(),
    region: text(),
    state: oneOf(RECORD_STATES),
    gap: oneOf(GAPS),
  },
  sorts: ['updateTime', 'createTime', 'year'],
  sort: '-updateTime',
})

export const CASE_RECORDS: RecordListKind = {
  base: 'successCase',
  page: 'web_success_case',
  forms: '/webSystemManage/web_success_case',
  forget: forgetCases,
}
