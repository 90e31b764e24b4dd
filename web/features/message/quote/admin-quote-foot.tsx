// The foot of the desk, always in sight: how the quote stands, and what is done with it next.
import { EyeOutlined, MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLine } from '#web/admin/frame/line-notice.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { Unreachable } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { QuoteDraft } from './form/admin-use-quote-draft.ts'

type Props = {
  /** Where the page keeps its foot. */
  place: HTMLElement | null
  status: ReactNode
  /** Null for who may not answer. */
  onLetter: (() => void) | null
  letterLabel: string
  onPaper: () => void
  busy?: boolean
  items?: NonNullable<MenuProps['items']>
  children?: ReactNode
}

export function QuoteFoot({
  place,
  status,
  onLetter,
  letterLabel,
  onPaper,
  busy = false,
  items = [],
  children,
}: Props) {
  const texts = useTexts('console/quote/desk')
  if (!place) return null
  return createPortal(
    <footer className="editor-bar quote-foot">
      <div className="editor-state" role="status">
        {status}
      </div>
      <div className="editor-actions">
        {onLetter && (
          <Button className="quote-letter" onClick={onLetter}>
            {letterLabel}
          </Button>
        )}
        <Button
          className="quote-see"
          icon={<EyeOutlined />}
          disabled={busy}
          aria-label={texts.seePaper}
          onClick={onPaper}
        >
          <span>{texts.seePaper}</span>
        </Button>
        {items.length > 0 && (
          <Dropdown trigger={['click']} menu={{ items }} placement="topRight">
            <Button icon={<MoreOutlined />} aria-label={texts.more} disabled={busy} />
          </Dropdown>
        )}
        {children}
      </div>
    </footer>,
    place,
  )
}

/** Whether all that was typed is stored, and since when. */
export function SavingWords({ draft }: { draft: QuoteDraft }) {
  const texts = useTexts('console/editor/editor')
  const language = useLanguage()
  const { away } = useLine()
  const { dirty, doing, trouble, conflict, savedAt } = draft
  const says = () => {
    if (away && dirty) return texts.offline
    if (doing === 'autosave' || doing === 'person') return texts.saving
    if (trouble instanceof Unreachable && dirty) return texts.offline
    if (trouble && dirty) return texts.failed({ why: plainWords(trouble) })
    if (dirty) return texts.notSaved
    if (!savedAt) return texts.allSaved
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    return texts.savedAt({ time: new Intl.DateTimeFormat(language, clock).format(savedAt) })
  }
  return (
    <span className="editor-says" data-dirty={dirty || undefined}>
      {conflict && !conflict.open ? (
        <>
          {texts.stale}{' '}
          <Button type="link" size="small" onClick={() => draft.showConflict(true)}>
            {texts.compare}
          </Button>
        </>
      ) : (
        says()
      )}
    </span>
  )
}
