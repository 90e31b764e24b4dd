// The history of a record: every version with who made it and when, what changed in it, and the way back to it.
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Drawer, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import type { Revision } from '#contract/content/content.ts'
import { revisionsQuery } from '#web/admin/editor/admin-api.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { useMiddling } from '#web/admin/page-parts/use-media.ts'
import { formatMoment, formatMomentInFull } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { type HistoryProps, RevisionView } from './revision-view.tsx'
import './history.css'

const WITHOUT_CHANGE: ReadonlySet<Revision['did']> = new Set([
  'publish',
  'unpublish',
  'schedule',
  'release',
  'move',
])

/** Rendered while it is open. */
export function HistoryDrawer(props: HistoryProps) {
  const texts = useTexts('console/editor/history')
  const wide = useMiddling()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(revisionsQuery(props.base, props.record.id))
  const [picked, setPicked] = useState<number | null>(null)
  const revisions = data?.pages.flatMap(({ items }) => items) ?? []
  // It opens with the last change of the content: publishing and planning change none.
  const last = revisions.find(({ did }) => !WITHOUT_CHANGE.has(did)) ?? revisions[0]
  const chosen = picked ?? (wide ? (last?.id ?? null) : null)
  const at = revisions.findIndex(({ id }) => id === chosen)
  const revision = revisions[at]

  return (
    <Drawer open title={texts.title} size="min(960px, 100vw)" onClose={props.onClose}>
      {error && !data && <LoadFailed error={error} onAgain={refetch} busy={isFetching} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 8 }} title={false} />}
      {data && revisions.length === 0 && <p>{texts.empty}</p>}
      <div className="history" data-open={revision ? true : undefined}>
        <ol className="history-list" aria-label={texts.title}>
          {revisions.map((one) => (
            <li key={one.id}>
              <RevisionButton
                revision={one}
                chosen={one.id === chosen}
                onChoose={() => setPicked(one.id === chosen && !wide ? null : one.id)}
              />
              {!wide && one.id === chosen && (
                <RevisionView
                  {...props}
                  revision={one}
                  before={revisions[at + 1] ?? null}
                  last={!hasNextPage}
                />
              )}
            </li>
          ))}
          {hasNextPage && (
            <li>
              <Button type="link" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {texts.more}
              </Button>
            </li>
          )}
        </ol>
        {wide && revision && (
          <RevisionView
            {...props}
            key={revision.id}
            revision={revision}
            before={revisions[at + 1] ?? null}
            last={!hasNextPage}
          />
        )}
      </div>
    </Drawer>
  )
}

type ButtonProps = { revision: Revision; chosen: boolean; onChoose: () => void }

function RevisionButton({ revision: { time, by, did, note, live }, chosen, onChoose }: ButtonProps) {
  const texts = useTexts('console/editor/history')
  const language = useLanguage()
  return (
    <button type="button" className="history-one" aria-pressed={chosen} onClick={onChoose}>
      <time dateTime={time} title={formatMomentInFull(time, language)}>
        {formatMoment(time, language)}
      </time>
      <span>
        {by ?? texts.somebody} · {texts.did[did]}
      </span>
      {note && <small>{texts.note({ note })}</small>}
      {live && <Tag color="green">{texts.live}</Tag>}
    </button>
  )
}
