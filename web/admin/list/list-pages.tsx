// The steps through a list's pages; a list too long to count goes on past the last counted page.
import { Button, Pagination } from 'antd'
import { PAGE_SIZES } from '#web/admin/list/filters/list-address.ts'
import { useMiddling } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import type { List } from './use-list.ts'

type Props = {
  list: List
  total: number
  /** Counting stopped: there are more. */
  more: boolean
  /** The id of the last row shown. */
  lastId: number | undefined
  /** The page shown has as many rows as it may. */
  full: boolean
  words: ListWords
}

export function ListPages({ list: { state, change, address }, total, more, lastId, full, words }: Props) {
  const texts = useTexts('console/list/list')
  const middling = useMiddling()
  const counted = thousands(total)
  const { page, limit, before, sort } = state
  const falls = sort.startsWith('-')
  const onLast = page >= Math.ceil(total / limit)
  const beyond = more && onLast
  const goOn = lastId !== undefined && (
    <Button onClick={() => change({ page: 1, before: lastId })}>{falls ? texts.older : texts.newer}</Button>
  )
  // Behind what is counted nobody knows how many pages are left: there is a next one, or not.
  if (before !== null) {
    return (
      <div className="list-pages">
        <span>{words.total({ total, written: more ? `${counted}+` : counted })}</span>
        <Button onClick={() => change({ page: 1, before: null })}>
          {falls ? texts.newest : texts.oldest}
        </Button>
        {full && goOn}
      </div>
    )
  }
  return (
    <div className="list-pages">
      {beyond && (
        <p className="list-beyond" role="status">
          {address.keyset ? texts.olderText({ count: counted }) : texts.narrow({ count: counted })}
          {address.keyset && goOn}
        </p>
      )}
      <Pagination
        current={page}
        pageSize={limit}
        total={total}
        pageSizeOptions={[...PAGE_SIZES]}
        showSizeChanger={middling && total > PAGE_SIZES[0]}
        showLessItems={!middling}
        size={middling ? 'medium' : 'small'}
        showTotal={() => words.total({ total, written: more ? `${counted}+` : counted })}
        onChange={(next, size) => change({ limit: size as typeof limit, page: size === limit ? next : 1 })}
      />
    </div>
  )
}

export type ListWords = {
  /** `12,000 products`; `written` is the number as it is to be read, and says when there are more. */
  total: (values: { total: number; written: string }) => string
  /** There are no rows at all, and what to do about it. */
  none: string
  noneText?: string
  /** No row matches the filters. */
  noneFound: string
}
