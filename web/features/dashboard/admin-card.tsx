// One card of the dashboard: a title that leads on, plates while it loads, its own failure with another try.
import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { type ReactNode, useId } from 'react'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'

type Props<Data> = {
  title: string
  description?: string
  /** Where what the card shows is looked at as a whole. */
  way?: { to: string | null; name: string } | undefined
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching' | 'isPlaceholderData'>
  /** What stands there when there is nothing to show. */
  empty?: { is: (data: Data) => boolean; description: string }
  rows?: number
  children: (data: Data) => ReactNode
}

export function Card<Data>({ title, description, way, query, empty, rows = 4, children }: Props<Data>) {
  const id = useId()
  const { data, error, refetch, isFetching, isPlaceholderData } = query
  return (
    <section className="dash-card" aria-labelledby={id} aria-busy={data === undefined || isPlaceholderData}>
      <div className="dash-card-head">
        <h3 id={id}>{title}</h3>
        {way?.to && <RouterLink to={way.to}>{way.name}</RouterLink>}
      </div>
      {description && <p className="dash-card-says">{description}</p>}
      {error && data === undefined && (
        <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />
      )}
      {!error && data === undefined && <Skeleton active title={false} paragraph={{ rows }} />}
      {data !== undefined && empty?.is(data) && <p className="dash-card-empty">{empty.description}</p>}
      {data !== undefined && !empty?.is(data) && children(data)}
    </section>
  )
}
