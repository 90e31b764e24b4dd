// What stands in place of data: lines while they are on their way, or what happened and another try.
// Apart from `load-failed.tsx`, since the first page does without the lines.
import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { LoadFailed } from './load-failed.tsx'

export type Asked = Pick<UseQueryResult, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown }

/** Nothing once the data have come: pages show those themselves. */
export function Pending({
  asked: { data, error, isFetching, refetch },
  rows,
}: {
  asked: Asked
  rows: number
}) {
  if (data !== undefined) return null
  if (error) return <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />
  return <Skeleton active title={false} paragraph={{ rows }} />
}
