// The questions before a quote counts as won, or as lost and why. Rendered while they are open.
import { Checkbox, Input, Modal, Radio } from 'antd'
import { useId, useState } from 'react'
import { LOST_REASONS, type LostReason, QUOTE_LENGTHS } from '#contract/quotes/quote-states.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { ClosingQuote, QuoteClosing } from './use-quote-closing.ts'
import './quotes.css'

type Props = { quote: ClosingQuote; closing: QuoteClosing; onClose: () => void }

export function WonDialog({ quote, closing, onClose, ordered }: Props & { ordered?: string }) {
  const { wonDialog: texts, cancel } = useTexts('console/quote/words')
  const accepted = quote.state === 'accepted'
  const [orderNumber, setOrderNumber] = useState(ordered ?? '')
  const [confirm, setConfirm] = useState(accepted)
  const [busy, setBusy] = useState(false)
  const id = useId()
  const close = async () => {
    setBusy(true)
    if (await closing.won(quote, { orderNumber: orderNumber.trim(), confirm })) onClose()
    else setBusy(false)
  }
  return (
    <Modal
      open
      title={(accepted ? texts.confirmTitle : texts.title)({ number: quote.number })}
      okText={accepted ? texts.confirmOk : texts.ok}
      okButtonProps={{ loading: busy }}
      cancelText={cancel}
      onOk={() => void close()}
      onCancel={onClose}
      width={480}
    >
      <div className="quote-close">
        <div>
          <label htmlFor={id}>{texts.orderNumber}</label>
          <Input
            id={id}
            value={orderNumber}
            maxLength={QUOTE_LENGTHS.orderNumber}
            autoFocus
            onChange={({ target }) => setOrderNumber(target.value)}
            onPressEnter={() => void close()}
          />
        </div>
        <Checkbox checked={confirm} onChange={({ target }) => setConfirm(target.checked)}>
          {texts.mail}
        </Checkbox>
      </div>
    </Modal>
  )
}

export function LostDialog({ quote, closing, onClose }: Props) {
  const texts = useTexts('console/quote/words')
  const [reason, setReason] = useState<LostReason | null>(null)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const id = useId()
  const close = async () => {
    if (reason === null) return
    setBusy(true)
    if (await closing.lost(quote, { reason, note: note.trim() })) onClose()
    else setBusy(false)
  }
  return (
    <Modal
      open
      title={texts.lostDialog.title({ number: quote.number })}
      okText={texts.lostDialog.ok}
      okButtonProps={{ disabled: reason === null, loading: busy }}
      cancelText={texts.cancel}
      onOk={() => void close()}
      onCancel={onClose}
      width={480}
    >
      <div className="quote-close">
        <LostReasons value={reason} onChange={setReason} />
        <div>
          <label htmlFor={id}>{texts.lostDialog.note}</label>
          <Input.TextArea
            id={id}
            value={note}
            maxLength={QUOTE_LENGTHS.lostNote}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
      </div>
    </Modal>
  )
}

type ReasonProps = { value?: LostReason | null; onChange: (reason: LostReason) => void }

/** Why a quote was lost, one of them. */
export function LostReasons({ value, onChange }: ReasonProps) {
  const { reasons, lostDialog } = useTexts('console/quote/words')
  return (
    <Radio.Group
      vertical
      aria-label={lostDialog.reason}
      {...(value !== undefined && { value })}
      options={LOST_REASONS.map((one) => ({ value: one, label: reasons[one] }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
