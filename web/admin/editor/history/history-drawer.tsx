// The history of a record: every version with who made it and when, what changed in it, and the way back to it.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button, Drawer, Segmented, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import type { Revision } from '#contract/content/content.ts'
import { type Change, contentDifference } from '#web/admin/differences/content-difference.ts'
import { FieldChanges, type FieldWords, useFieldName } from '#web/admin/differences/shown-change.tsx'
import { revisionQuery, revisionsQuery } from '#web/admin/editor/admin-api.ts'
import type { LifeBase } from '#web/admin/editor/editor-kind.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useMiddling } from '#web/admin/page-parts/use-media.ts'
import { formatMoment, formatMomentInFull } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
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
  const asked = useInfiniteQuery(revisionsQuery(props.base, props.record.id))
  const { data, hasNextPage } = asked
  const [picked, setPicked] = useState<number | null>(null)
  const revisions = data?.pages.flatMap(({ items }) => items) ?? []
  // It opens with the last change of the content: publishing and planning change none.
  const last = revisions.find(({ did }) => !WITHOUT_CHANGE.has(did)) ?? revisions[0]
  const chosen = picked ?? (wide ? (last?.id ?? null) : null)
  const at = revisions.findIndex(({ id }) => id === chosen)
  const revision = revisions[at]

  const view = revision && (
    <RevisionView
      {...props}
      key={revision.id}
      revision={revision}
      before={revisions[at + 1] ?? null}
      last={!hasNextPage}
    />
  )

  return (
    <Drawer open title={texts.title} size="min(960px, 100vw)" onClose={props.onClose}>
      <Pending asked={asked} rows={8} />
      {data && revisions.length === 0 && <p>{texts.empty}</p>}
      <div className="history" data-open={revision ? true : undefined}>
        <ol className="history-list" aria-label={texts.title}>
          {revisions.map((one) => (
            <li key={one.id}>
              <RevisionButton
                revision={one}
                chosen={one === revision}
                onChoose={() => setPicked(one === revision && !wide ? null : one.id)}
              />
              {!wide && one === revision && view}
            </li>
          ))}
          {hasNextPage && (
            <li>
              <Button
                type="link"
                loading={asked.isFetchingNextPage}
                onClick={() => void asked.fetchNextPage()}
              >
                {texts.more}
              </Button>
            </li>
          )}
        </ol>
        {wide && view}
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

/** What the history of a record is shown with. */
type HistoryProps = {
  base: LifeBase
  record: { id: number; version: number }
  /** The fields as they are stored now, and those of a revision. */
  now: object
  fieldsOf: (content: Record<string, unknown>, parentId: number | null) => object
  words: FieldWords
  /** Left out for who may not change the record; throws what the server refuses. */
  onRestore?: (revision: number) => Promise<unknown>
  /** What follows from restoring, where that is more than a new working copy. */
  restoreText?: string
  onClose: () => void
}

type Props = HistoryProps & {
  revision: Revision
  before: Revision | null
  /** No earlier one is left to fetch. */
  last: boolean
}

function RevisionView({ base, record, now, fieldsOf, words, revision, before, last, ...on }: Props) {
  const texts = useTexts('console/editor/history')
  const { message, modal } = useApp()
  const [against, setAgainst] = useState<'before' | 'now'>(before ? 'before' : 'now')
  const asked = useQuery(revisionQuery(base, record.id, revision.id))
  const askedBefore = useQuery({
    ...revisionQuery(base, record.id, before?.id ?? 0),
    enabled: before !== null && against === 'before',
  })
  const own = asked.data && fieldsOf(asked.data.content, asked.data.parentId)
  const earlier = askedBefore.data && fieldsOf(askedBefore.data.content, askedBefore.data.parentId)
  const [from, to] = against === 'now' ? [own, now] : [earlier, own]
  const changes = from && to ? contentDifference(from, to) : null
  const failed = [asked, ...(against === 'before' ? [askedBefore] : [])].find(({ error }) => error)

  const restore = () => {
    modal.confirm({
      title: texts.restoreTitle,
      content: on.restoreText ?? texts.restoreText,
      okText: texts.restore,
      cancelText: texts.cancel,
      onOk: async () => {
        try {
          await on.onRestore?.(revision.id)
          void message.success(texts.restored)
          on.onClose()
        } catch (error) {
          // The frame has reported the refusal.
          console.error(error)
        }
      },
    })
  }
  return (
    <section
      className="history-view"
      aria-label={texts.revision({ time: revision.time, did: texts.did[revision.did] })}
    >
      <div className="history-actions">
        <Segmented<'before' | 'now'>
          aria-label={texts.with}
          value={against}
          onChange={setAgainst}
          options={[
            { value: 'before', label: texts.withBefore, disabled: before === null },
            { value: 'now', label: texts.withNow },
          ]}
        />
        {on.onRestore && revision.version !== record.version && (
          <Button onClick={restore}>{texts.restore}</Button>
        )}
      </div>
      {before === null && last && <p className="field-hint">{texts.first}</p>}
      {failed?.error && <LoadFailed error={failed.error} onAgain={failed.refetch} busy={failed.isFetching} />}
      {!failed && !changes && <Skeleton active paragraph={{ rows: 4 }} title={false} />}
      {changes?.length === 0 && <p>{texts.none}</p>}
      {changes && (
        <FieldChanges changes={changes} words={words}>
          {changes.length > 0 && to && <Unchanged fields={to} changes={changes} words={words} />}
        </FieldChanges>
      )}
    </section>
  )
}

type UnchangedProps = { fields: object; changes: readonly Change[]; words: FieldWords }

/** The fields that are as they were, by name, so that nobody has to look for them. */
function Unchanged({ fields, changes, words }: UnchangedProps) {
  const texts = useTexts('console/editor/rich-change')
  const nameOf = useFieldName(words)
  const names = Object.keys(fields)
    .filter((field) => !changes.some(({ path }) => path === field || path.startsWith(`${field}.`)))
    .map(nameOf)
  if (names.length === 0) return null
  return (
    <div>
      <dt>{texts.unchanged}</dt>
      <dd className="field-hint">{[...new Set(names.filter(Boolean))].join(' · ')}</dd>
    </div>
  )
}
