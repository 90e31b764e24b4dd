// The error log: what happened, where and when, the last one first (spec §3 "Error log entry").
import { Button, Modal, Tag } from 'antd'
import { formatMomentInFull } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { ErrorEntry } from './error-log.ts'
import './error-viewer.css'

type Props = { entries: readonly ErrorEntry[]; onClear: () => void; onClose: () => void }

export function ErrorViewer({ entries, onClear, onClose }: Props) {
  const texts = useTexts('console/frame/bar')
  return (
    <Modal
      open
      title={texts.errorLog}
      width={860}
      onCancel={onClose}
      footer={
        <Button danger onClick={onClear}>
          {texts.errorsClear}
        </Button>
      }
    >
      <ol className="error-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </Modal>
  )
}

function Entry({ entry }: { entry: ErrorEntry }) {
  const texts = useTexts('console/frame/bar')
  const language = useLanguage()
  const time = new Date(entry.time).toISOString()
  return (
    <>
      <p className="error-message">
        {entry.message} {entry.count > 1 && <Tag color="red">{texts.errorTimes({ count: entry.count })}</Tag>}
      </p>
      <dl>
        <dt>{texts.errorTime}</dt>
        <dd>
          <time dateTime={time}>{formatMomentInFull(time, language)}</time>
        </dd>
        <dt>{texts.errorAddress}</dt>
        <dd>{entry.address}</dd>
      </dl>
      {entry.component && <Trace name={texts.errorComponent} text={entry.component} />}
      {entry.stack && <Trace name={texts.errorStack} text={entry.stack} />}
    </>
  )
}

function Trace({ name, text }: { name: string; text: string }) {
  return (
    <details>
      <summary>{name}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long trace scrolls, by keyboard too */}
      <pre tabIndex={0}>{text.trim()}</pre>
    </details>
  )
}
