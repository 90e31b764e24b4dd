// The page of one message: what was written, the reply, its history; beside them who wrote it and how it stands.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Skeleton } from 'antd'
import { useRef } from 'react'
import { useParams } from 'react-router'
import type { MessageDetail } from '#contract/enquiries/message-shapes.ts'
import { useTabTitle } from '#web/admin/frame/tabs/tab-context.ts'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { useMediaQuery } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { messageQuery, neighboursOf } from './admin-api.ts'
import { MessageHead } from './admin-message-head.tsx'
import { MessageHistory } from './admin-message-history.tsx'
import { MessageLines } from './admin-message-lines.tsx'
import { MessageSide } from './admin-message-side.tsx'
import { useMessage } from './admin-use-message.ts'
import { useMessageKeys } from './admin-use-message-keys.ts'
import { MessageReply } from './reply/admin-message-reply.tsx'
import './admin-message.css'
import './admin-message-detail.css'

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
  if (data) return <Shown key={id} message={data} />
  if (!error || isFetching) return <Skeleton active paragraph={{ rows: 12 }} />
  const gone = { title: texts.gone, back: texts.back, to: INBOX }
  return <LoadFailed error={error} onAgain={() => void refetch()} gone={gone} />
}

function Shown({ message }: { message: MessageDetail }) {
  const texts = useTexts('console/message/detail')
  const inbox = useTexts('console/message/inbox')
  const may = useMay()
  const desk = useMessage(message)
  const client = useQueryClient()
  const reply = useRef<HTMLElement>(null)
  const neighbours = neighboursOf(client, message.id)
  const keyboard = useMediaQuery('(hover: hover) and (min-width: 768px)')
  useTabTitle(message.name)
  useMessageKeys(desk, neighbours, reply)
  return (
    <article className="message-detail">
      <MessageHead desk={desk} neighbours={neighbours} />
      <div className="message-columns">
        <div className="message-main">
          {message.mergedInto !== null && (
            <Alert
              type="info"
              showIcon
              title={texts.mergedInto}
              action={<RouterLink to={`${INBOX}/${message.mergedInto}`}>{texts.openIt}</RouterLink>}
            />
          )}
          {message.erasureAsked && <Alert type="warning" showIcon title={texts.erasureWanted} />}
          <section className="message-letter" aria-label={message.subject || inbox.noSubject}>
            <h2>{message.subject || <em>{inbox.noSubject}</em>}</h2>
            <MessageLines message={message} />
            {message.content !== '' && (
              <p className="message-text" lang={message.language} dir="auto">
                {message.content}
              </p>
            )}
          </section>
          {may('web_message:reply') && message.state !== 'spam' && (
            <section ref={reply}>
              <MessageReply desk={desk} />
            </section>
          )}
          <MessageHistory message={message} />
          {keyboard && may('web_message:update') && <p className="field-hint">{texts.keys}</p>}
        </div>
        <MessageSide desk={desk} />
      </div>
    </article>
  )
}
