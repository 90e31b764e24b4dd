// The page of one release: its records, and what is done with all of them at once.
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useParams } from 'react-router'
import type { Release } from '#contract/content/release.ts'
import { CODE } from '#contract/wire/answer.ts'
import { useTabTitle } from '#web/admin/frame/tabs/tab-context.ts'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { releaseQuery } from '#web/admin/release/admin-api.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ReleaseHead } from './admin-release-head.tsx'
import { RELEASES } from './admin-release-list.ts'
import { ReleaseRecords } from './admin-release-records.tsx'
import { ReleaseRefusal } from './admin-release-refusal.tsx'
import { useRelease } from './admin-use-release.ts'
import './admin-release.css'

/** A planned release goes on while somebody looks at it. */
const WATCH_MS = 30_000

export function AdminReleasePage() {
  const texts = useTexts('console/release/detail')
  const id = Number(useParams().id)
  const { data, error, isFetching, refetch } = useQuery({
    ...releaseQuery(id),
    refetchInterval: ({ state }) => (state.data?.state === 'scheduled' ? WATCH_MS : false),
  })
  if (data) return <Shown key={id} release={data} />
  if (!error || isFetching) return <Skeleton active paragraph={{ rows: 10 }} />
  if (error instanceof Refused && error.code === CODE.notFound) {
    return (
      <div className="load-failed" role="alert">
        <h1>{texts.gone}</h1>
        <LinkButton to={RELEASES}>{texts.back}</LinkButton>
      </div>
    )
  }
  return <LoadFailed error={error} onAgain={refetch} busy={isFetching} />
}

function Shown({ release }: { release: Release }) {
  const desk = useRelease(release)
  useTabTitle(release.name)
  return (
    <>
      <ReleaseHead desk={desk} />
      <ReleaseRefusal desk={desk} />
      <ReleaseRecords desk={desk} />
    </>
  )
}
