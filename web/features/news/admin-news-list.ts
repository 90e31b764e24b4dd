// The address of the list of news: what it is narrowed to and how it is sorted; days are those of the reader's calendar.
import dayjs from 'dayjs'
import { GAPS } from '#web/admin/editor/gap-words.ts'
import { flag, moment, oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import type { RecordListKind } from '#web/admin/records/record-list-kind.ts'
import { RECORD_STATES } from '#web/admin/shown-values/record-state.tsx'
import { CATEGORIES } from '#web/ui/news-categories.ts'
import { forgetNews, type NewsListQuery } from './admin-api.ts'

export const NEWS_LIST = listAddress({
  filters: {
    keyword: text(),
    category: oneOf(CATEGORIES),
    state: oneOf(RECORD_STATES),
    gap: oneOf(GAPS),
    pinned: flag(),
    from: moment(),
    until: moment(),
  },
  sorts: ['date', 'updateTime', 'createTime'],
  sort: '-date',
})

/** A span of moments as the days that the call takes. */
export function asDays({ from, until, ...query }: ReturnType<typeof NEWS_LIST.query>): NewsListQuery {
  return {
    ...query,
    ...(from && { from: dayjs(from).format('YYYY-MM-DD') }),
    ...(until && { until: dayjs(until).subtract(1, 'millisecond').format('YYYY-MM-DD') }),
  } as NewsListQuery
}

export const NEWS_RECORDS: RecordListKind = {
  base: 'news',
  page: 'web_news',
  forms: '/webSystemManage/web_news_form',
  forget: forgetNews,
}
