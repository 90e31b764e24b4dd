// A drawer with a list in pages: on its way, failed, empty, and the way to the other pages.
import { Drawer, Pagination } from 'antd'
import type { ReactNode } from 'react'
import { type Asked, Pending } from './load-failed.tsx'

type Props<Item> = {
  title: string
  width: number
  asked: Asked & { data: { total: number; items: readonly Item[] } | undefined }
  page: number
  limit: number
  onPage: (page: number) => void
  /** Stands there when the list is empty. */
  empty: ReactNode
  /** Stands above the list, whatever is in it. */
  hint?: string
  children: (items: readonly Item[]) => ReactNode
  onClose: () => void
}

export function PagedDrawer<Item>(props: Props<Item>) {
  const { title, width, asked, page, limit, onPage, empty, hint, children, onClose } = props
  const { data } = asked
  return (
    <Drawer open title={title} size={`min(${width}px, 100vw)`} onClose={onClose}>
      {hint && <p className="field-hint">{hint}</p>}
      <Pending asked={asked} rows={6} />
      {data?.total === 0 && empty}
      {data && children(data.items)}
      {data && data.total > limit && (
        <Pagination
          size="small"
          current={page}
          pageSize={limit}
          total={data.total}
          showSizeChanger={false}
          onChange={onPage}
        />
      )}
    </Drawer>
  )
}
