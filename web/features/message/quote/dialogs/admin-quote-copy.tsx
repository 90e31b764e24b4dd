// Finds an earlier quote whose lines and terms are put into the draft. Rendered while it is open.
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useSettled } from '#web/admin/page-parts/use-settled.ts'
import { quotePageQuery } from '#web/admin/quotes/admin-api.ts'
import { Money } from '#web/admin/quotes/money.tsx'
import { QuoteStateWord } from '#web/admin/quotes/quote-state.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import './admin-quote-dialogs.css'

const OFFERED = 10

type Props = { own: number; busy: boolean; onCopy: (from: number) => void; onClose: () => void }

export function QuoteCopy({ own, busy, onCopy, onClose }: Props) {
  const texts = useTexts('console/quote/desk')
  const { cancel } = useTexts('console/quote/words')
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim())
  const asked = useQuery(quotePageQuery({ limit: OFFERED, ...(keyword && { keyword }) }))
  const others = asked.data?.items.filter(({ id }) => id !== own)
  return (
    <Modal
      open
      title={texts.copyTitle}
      width={640}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{cancel}</Button>}
    >
      <p className="dialog-says">{texts.copyText}</p>
      <Input.Search
        aria-label={texts.copyFind}
        placeholder={texts.copyFind}
        value={typed}
        allowClear
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
      />
      <Pending asked={asked} rows={5} />
      {others?.length === 0 && <p className="field-hint">{texts.copyNone}</p>}
      <ul className="quote-earlier">
        {others?.map((quote) => (
          <li key={quote.id}>
            <span>
              <b>{quote.number}</b> {quote.customer.split('\n', 1)[0]}
              <small>{quote.products.join(', ')}</small>
            </span>
            <QuoteStateWord quote={{ state: quote.state, reason: '' }} />
            <Money of={quote.total} />
            <Button
              size="small"
              loading={busy}
              aria-label={texts.copyOne({ number: quote.number })}
              onClick={() => onCopy(quote.id)}
            >
              {texts.copy}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
