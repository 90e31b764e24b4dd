// The page of one release: its records, and what is done with all of them at once.
import { useQuery } from '@tanstack/react-query'
import { Alert, Skeleton } from 'antd'
import { useParams } from 'react-router'
import type { Release } from '#contract/content/release.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { useTabTitle } from '#web/admin/frame/tabs/tab-context.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { useFormAddress } from '#web/admin/records/record-places.ts'
import { releaseQuery } from '#web/admin/release/admin-api.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { ReleaseHead } from './admin-release-head.tsx'
import { RELEASES } from './admin-release-list.ts'
import { ReleaseRecords } from './admin-release-records.tsx'
import { ReleaseReviews } from './admin-release-reviews.tsx'
import { type ReleaseDesk, useRelease } from './admin-use-release.ts'
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
  const gone = { title: texts.gone, back: texts.back, to: RELEASES }
  return <LoadFailed error={error} onAgain={refetch} gone={gone} />
}

function Shown({ release }: { release: Release }) {
  const desk = useRelease(release)
  useTabTitle(release.name)
  return (
    <>
      <ReleaseHead desk={desk} />
      <ReleaseRefusal desk={desk} />
      <ReleaseReviews release={desk.release} />
      <ReleaseRecords desk={desk} />
    </>
  )
}

/** Rules of a release and not of a record's content: its form has no field for them. */
const OF_THE_RECORD = ['state', 'publishAt', 'unpublishAt']

function ReleaseRefusal({ desk: { release, refusal, forgive } }: { desk: ReleaseDesk }) {
  const texts = useTexts('console/release/detail')
  const addressOf = useFormAddress()
  if (!refusal) return null
  const { message, fields, stale } = refusal
  const problems = Object.entries(fields).map(([path, description]) => {
    const id = Number(/^entries\.(\d+)\./.exec(path)?.[1])
    const entry = release.entries.find((one) => one.id === id)
    return { path, description, entry, address: entry && !entry.trashed ? addressOf(entry) : null }
  })
  const title = stale ? texts.staleTitle : problems.length > 0 ? texts.refusedTitle : texts.failedTitle
  return (
    <Alert
      className="release-refusal"
      type={stale ? 'warning' : 'error'}
      role="alert"
      showIcon
      closable={{ onClose: forgive }}
      title={title}
      description={
        problems.length === 0 ? (
          stale ? (
            texts.staleText
          ) : (
            message
          )
        ) : (
          <ul className="missing-list">
            {problems.map(({ path, description, entry, address }) => (
              <li key={path}>
                {address && entry ? (
                  <RouterLink to={address} state={{ missing: missingOf(fields, entry.id) }}>
                    {description}
                  </RouterLink>
                ) : (
                  description
                )}
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}

/** The messages of one record, by its own fields. */
function missingOf(fields: FieldMessages, id: number): FieldMessages {
  const begin = `entries.${id}.`
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, description]) => {
      const field = path.slice(begin.length)
      return path.startsWith(begin) && !OF_THE_RECORD.includes(field) ? [[field, description]] : []
    }),
  )
}
