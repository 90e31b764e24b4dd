// What stands in place of data that did not come: what happened, and another try; and of data that are on their way.
import type { UseQueryResult } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'

type Props = { error: Error; onAgain: () => void; busy?: boolean }

export function LoadFailed({ error, onAgain, busy = false }: Props) {
  const texts = useTexts('console/frame/console')
  return (
    <div className="load-failed" role="alert">
      <h2>{texts.failedTitle}</h2>
      <p>{plainWords(error)}</p>
      <Button onClick={onAgain} loading={busy}>
        {texts.again}
      </Button>
    </div>
  )
}

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
