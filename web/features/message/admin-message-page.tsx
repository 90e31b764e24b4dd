// The page of one message: what was written, the reply, its history; beside them who wrote it and how it stands.
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { MessageDetail } from '#contract/enquiries/message-shapes.ts'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { useTabTitle } from '#web/admin/frame/tabs/tab-context.ts'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { useMediaQuery } from '#web/admin/page-parts/use-media.ts'
import { quoteOfQuery } from '#web/admin/quotes/admin-api.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { mayOpen } from '#web/session/permissions.ts'
import { useMay, useSession } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { messageQuery, neighboursOf } from './admin-api.ts'
import { MessageHead } from './admin-message-head.tsx'
import { MessageHistory } from './admin-message-history.tsx'
import { MessageLetter } from './admin-message-letter.tsx'
import { MessageLines } from './admin-message-lines.tsx'
import { MessageSide } from './admin-message-side.tsx'
import { useMessage } from './admin-use-message.ts'
import { useMessageKeys } from './admin-use-message-keys.ts'
import { BeginQuote } from './quote/admin-begin-quote.tsx'
import { MessageWithQuote } from './quote/admin-message-with-quote.tsx'
import { QuotePath } from './quote/admin-quote-path.tsx'
import { MessageReply } from './reply/admin-message-reply.tsx'
import './admin-message.css'
import './admin-message-detail.css'
import './admin-message-lines.css'

/** While a letter is on its way, its state is asked for again. */
const SENDING_MS = 4_000

const sends = (message: MessageDetail | undefined) =>
  message?.mails.some(({ topic, state }) => topic === 'message.reply' && state === 'waiting') ?? false

export function AdminMessagePage() {
  const texts = useTexts('console/message/detail')
  const id = Number(useParams().id)
  const { data, error, isFetching, refetch } = useQuery({
    ...messageQuery(id),
    refetchInterval: ({ state }) => (sends(state.data) ? SENDING_MS : false),
  })
  const quotes = mayOpen(useSession(), { resources: 'web_quote' })
  const quoted = useQuery({ ...quoteOfQuery(id), enabled: quotes })
  const known = !quotes || quoted.data !== undefined || quoted.error !== null
  if (data && known) return <Shown key={id} message={data} quoted={quotes ? quoted : null} />
  if (!error || isFetching) return <Skeleton active paragraph={{ rows: 12 }} />
  const gone = { title: texts.gone, back: texts.back, to: INBOX }
  return <LoadFailed error={error} onAgain={() => void refetch()} gone={gone} />
}

type Props = {
  message: MessageDetail
  /** Null for who may not see quotes. */
  quoted: Pick<UseQueryResult<readonly QuoteDetail[]>, 'data' | 'error' | 'refetch'> | null
}

function Shown({ message, quoted }: Props) {
  const texts = useTexts('console/message/detail')
  const may = useMay()
  const desk = useMessage(message)
  const client = useQueryClient()
  const quote = quoted?.data?.[0] ?? null
  const letter = useLetter(quote !== null)
  const neighbours = neighboursOf(client, message.id)
  const keyboard = useMediaQuery('(hover: hover) and (min-width: 768px)')
  const answers = may('web_message:reply') && message.state !== 'spam'
  useTabTitle(message.name)
  useMessageKeys(desk, neighbours, letter.open)
  const begins = quoted?.data?.length === 0 && message.state !== 'spam' && may('web_quote:update')
  const reply = answers && (
    <section ref={letter.place} hidden={!letter.isOpen}>
      <MessageReply desk={desk} />
    </section>
  )
  return (
    <article className={quote ? 'message-detail editor' : 'message-detail'}>
      <MessageHead
        desk={desk}
        neighbours={neighbours}
        first={begins && <BeginQuote messageId={message.id} />}
      />
      {quoted && message.state !== 'spam' && <QuotePath message={message.state} quote={quote} />}
      <MessageAlerts message={message} quoted={quoted} />
      {quote ? (
        <MessageWithQuote desk={desk} quote={quote} letter={reply} onLetter={answers ? letter.open : null} />
      ) : (
        <div className="message-columns">
          <div className="message-main">
            <MessageLetter message={message}>
              <MessageLines message={message} />
            </MessageLetter>
            {reply}
            <MessageHistory message={message} />
            {keyboard && may('web_message:update') && <p className="field-hint">{texts.keys}</p>}
          </div>
          <MessageSide desk={desk} />
        </div>
      )}
    </article>
  )
}

/** The letter beside a quote is folded away until somebody wants to write one. */
function useLetter(folded: boolean) {
  const place = useRef<HTMLElement>(null)
  const [wanted, want] = useState(false)
  const open = () => {
    want(true)
    requestAnimationFrame(() => {
      const field = place.current?.querySelector('textarea')
      field?.scrollIntoView({ block: 'center' })
      field?.focus({ preventScroll: true })
    })
  }
  return { place, open, isOpen: wanted || !folded }
}

/** What should be known before anything is done with it. */
function MessageAlerts({ message, quoted }: Props) {
  const texts = useTexts('console/message/detail')
  const { quoteFailed, again } = useTexts('console/quote/words')
  const failed = quoted?.error && quoted.data === undefined
  return (
    <>
      {failed && (
        <Alert
          className="message-note"
          type="error"
          showIcon
          title={quoteFailed}
          action={
            <Button size="small" onClick={() => void quoted.refetch()}>
              {again}
            </Button>
          }
        />
      )}
      {message.mergedInto !== null && (
        <Alert
          className="message-note"
          type="info"
          showIcon
          title={texts.mergedInto}
          action={<RouterLink to={`${INBOX}/${message.mergedInto}`}>{texts.openIt}</RouterLink>}
        />
      )}
      {message.erasureAsked && (
        <Alert className="message-note" type="warning" showIcon title={texts.erasureWanted} />
      )}
    </>
  )
}
