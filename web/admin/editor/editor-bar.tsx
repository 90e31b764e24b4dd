// The bar of the editor, always in sight: the state of the record, the two ways to save, and the menu with the rest.
import { ExportOutlined, EyeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { isAsked, isWaiting } from '#web/admin/editor/review/admin-api.ts'
import type { EditorReview } from '#web/admin/editor/review/use-review.ts'
import { useLine } from '#web/admin/frame/line-notice.tsx'
import { usePublicAddress } from '#web/admin/page-parts/preview-link.ts'
import { formatMoment, formatMomentInFull } from '#web/admin/shown-values/format-moment.ts'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { Unreachable } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { Entry } from './editor-kind.ts'
import { type EditorAction, EditorMenu } from './editor-menu.tsx'
import type { Editor } from './use-editor.ts'

type Props = {
  editor: Editor
  review: EditorReview
  editable: boolean
  onChoose: (action: EditorAction) => void
}

export function EditorBar({ editor, review: { review, publish }, editable, onChoose }: Props) {
  const texts = useTexts('console/editor/editor')
  const { kind, rights, record, dirty, uploading, busy, doing, save } = editor
  const publicAddress = usePublicAddress()
  const state = record?.state ?? 'draft'
  const waits = uploading || busy
  const saves = editable && (dirty || !record)
  const reviewTexts = useTexts('console/editor/review')
  // Whoever may not publish asks for a review all the same.
  const unapproved = isWaiting(review) && !saves
  const mayGoOn = unapproved
    ? !isAsked(review) || review.may.urgent
    : rights.publish || (isWaiting(review) && review.may.ask)
  const publishLabel = saves ? texts.savePublish : state === 'changed' ? texts.publishChanges : texts.publish
  const nothingNew = !dirty && state === 'published'
  return (
    <footer className="editor-bar">
      <EditorStatus editor={editor} />
      <div className="editor-actions">
        {record?.publishTime && (
          <Button
            type="link"
            href={publicAddress(kind.publicPath(record))}
            target="_blank"
            icon={<ExportOutlined />}
            aria-label={texts.onSite}
          >
            <span className="editor-way-word">{texts.onSite}</span>
          </Button>
        )}
        <Button
          icon={<EyeOutlined />}
          disabled={record === null || busy}
          title={record === null ? texts.first : undefined}
          aria-label={texts.preview}
          onClick={() => onChoose('preview')}
        >
          <span className="editor-way-word">{texts.preview}</span>
        </Button>
        <EditorMenu
          record={record}
          rights={rights}
          busy={busy}
          nothingNew={nothingNew}
          single={kind.list === undefined}
          onChoose={onChoose}
        />
        {editable && (
          <Button
            disabled={!dirty || waits}
            loading={doing === 'save'}
            onClick={() => save('save')}
            title="Ctrl+S / ⌘S"
          >
            {texts.save}
          </Button>
        )}
        {(editable || record) && (
          <Button
            type="primary"
            disabled={!mayGoOn || waits || nothingNew}
            loading={doing === 'publish'}
            onClick={() => void publish()}
            title={!mayGoOn && !unapproved ? texts.noRight : nothingNew ? texts.nothingNew : undefined}
          >
            {unapproved ? reviewTexts[isAsked(review) ? 'waiting' : 'askShort'] : publishLabel}
          </Button>
        )}
      </div>
    </footer>
  )
}

/** In which state a record is, since when and until when, and whether all that was typed is saved. */
function EditorStatus({ editor }: { editor: Editor }) {
  const texts = useTexts('console/editor/editor')
  const { record, dirty, uploading, doing, trouble, conflict, savedAt } = editor
  const state = record?.state ?? 'draft'
  const clock = useClock()
  const { away } = useLine()
  const saving = () => {
    if (away && dirty && record) return texts.offline
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
          saving()
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
function Times({ record }: { record: Entry }) {
  const { publishTime, publishAt, unpublishAt, updateTime, updatedBy } = record
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
