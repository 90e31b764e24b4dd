// In which state a record is, since when and until when, and whether all that was typed is saved.
import { Button } from 'antd'
import { formatMoment, formatMomentInFull } from '#web/admin/shown-values/format-moment.ts'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { Unreachable } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { Entry } from './editor-kind.ts'
import type { Editor } from './use-editor.ts'

type Props<Fields extends object, Form extends object, Staff extends Entry> = {
  editor: Editor<Fields, Form, Staff>
}

export function EditorStatus<Fields extends object, Form extends object, Staff extends Entry>({
  editor,
}: Props<Fields, Form, Staff>) {
  const texts = useTexts('console/editor/editor')
  const { record, dirty, uploading, doing, trouble, conflict, savedAt } = editor
  const state = record?.state ?? 'draft'
  const clock = useClock()
  const says = () => {
    if (uploading) return texts.uploading
    if (doing === 'autosave' || doing === 'save') return texts.saving
    if (trouble instanceof Unreachable && dirty && record) return texts.offline
    if (trouble && dirty) return texts.failed({ why: plainWords(trouble) })
    if (dirty) return texts.notSaved
    if (savedAt) return texts.savedAt({ time: clock(savedAt) })
    return record ? texts.allSaved : ''
  }
  return (
    <div className="editor-state">
      <RecordStateWord state={dirty && state === 'published' ? 'changed' : state} />
      {record && <Times record={record} />}
      <span className="editor-says" data-dirty={dirty || undefined} role="status">
        {conflict && !conflict.open ? (
          <>
            {texts.stale}{' '}
            <Button type="link" size="small" onClick={() => editor.showConflict(true)}>
              {texts.compare}
            </Button>
          </>
        ) : (
          says()
        )}
      </span>
    </div>
  )
}

/** The time of the day of the reader, to the minute. */
function useClock() {
  const language = useLanguage()
  return (time: number) =>
    new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(time)
}

/** What visitors see since when, and what is planned; the zone is the reader's own and stands in the hint. */
function Times({
  record: { publishTime, publishAt, unpublishAt, updateTime, updatedBy },
}: {
  record: Entry
}) {
  const texts = useTexts('console/editor/editor')
  const language = useLanguage()
  const lines: [string, (values: { time: string }) => string][] = []
  if (publishTime) lines.push([publishTime, texts.publishedAt])
  if (publishAt) lines.push([publishAt, texts.goesOn])
  if (unpublishAt) lines.push([unpublishAt, texts.goesOff])
  if (lines.length === 0)
    lines.push([
      updateTime,
      ({ time }) => (updatedBy ? texts.updatedAtBy({ time, by: updatedBy }) : texts.updatedAt({ time })),
    ])
  return lines.map(([time, say]) => (
    <time
      key={`${time} ${say({ time })}`}
      className="editor-time"
      dateTime={time}
      title={formatMomentInFull(time, language)}
      data-plan={time === publishAt || time === unpublishAt || undefined}
    >
      {say({
        time: `${formatMoment(time, language)}${time > new Date().toISOString() ? ` ${shortZone(time)}` : ''}`,
      })}
    </time>
  ))
}

const shortZone = (time: string) =>
  new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })
    .formatToParts(new Date(time))
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
