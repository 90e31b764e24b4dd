// Writes the reply to a visitor: in their language, with values and canned answers put in, looked at before it is sent.
import { SnippetsOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Dropdown, Input, Select } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { lazy, Suspense, useRef, useState } from 'react'
import { same } from '#contract/content/same.ts'
import type { MessageDetail } from '#contract/enquiries/message-shapes.ts'
import { type Language, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { mailStatusQuery } from '#web/admin/messages/admin-api.ts'
import { useFailedItems } from '#web/admin/page-parts/choices-failed.tsx'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { isSettled } from '#web/client/writes/once-keys.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { cannedQuery, reply as sendReply } from '../admin-api.ts'
import type { MessageDesk } from '../admin-use-message.ts'
import { type Reply, useReply } from './admin-use-reply.ts'

const LetterPreview = lazy(async () => ({
  default: (await import('./admin-letter-preview.tsx')).LetterPreview,
}))

/** As in `contract/enquiries/message-shapes.ts`, which would bring the validator along. */
const SUBJECT = 200
const BODY = 20_000

export function MessageReply({ desk }: { desk: MessageDesk }) {
  const texts = useTexts('console/message/reply')
  const { message } = desk
  if (message.email === '') {
    return (
      <Alert
        type="info"
        showIcon
        title={texts.noMail}
        {...(message.phone && {
          action: <a href={`tel:${message.phone.replace(/[^\d+]/g, '')}`}>{texts.call}</a>,
        })}
      />
    )
  }
  return <Composer desk={desk} />
}

function Composer({ desk }: { desk: MessageDesk }) {
  const texts = useTexts('console/message/reply')
  const { message, busy } = desk
  const { reply, written, kept, filled, change, speak, clear } = useReply(message)
  const { data: status } = useQuery(mailStatusQuery())
  const [looking, setLooking] = useState(false)
  const field = useRef<TextAreaRef>(null)
  const send = useSending(desk, reply, clear, () => setLooking(false))
  const ready = written && reply.subject.trim() !== '' && reply.body.trim() !== ''

  /** Puts a text where the cursor stands, and the cursor behind it. */
  const insert = (given: string) => {
    const text = filled(given)
    const area = field.current?.resizableTextArea?.textArea
    const from = area?.selectionStart ?? reply.body.length
    const until = area?.selectionEnd ?? from
    change({ body: reply.body.slice(0, from) + text + reply.body.slice(until) })
    requestAnimationFrame(() => {
      area?.focus()
      area?.setSelectionRange(from + text.length, from + text.length)
    })
  }
  return (
    <div className="message-reply">
      <ReplyHead message={message} language={reply.language} onSpeak={speak} />
      <Input
        aria-label={texts.subject}
        placeholder={texts.subject}
        value={reply.subject}
        maxLength={SUBJECT}
        lang={reply.language}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <Input.TextArea
        ref={field}
        aria-label={texts.body}
        value={reply.body}
        maxLength={BODY}
        lang={reply.language}
        autoSize={{ minRows: 7, maxRows: 24 }}
        onChange={({ target }) => change({ body: target.value })}
      />
      <div className="message-values" role="toolbar" aria-label={texts.values}>
        <CannedInsert language={reply.language} onInsert={insert} />
        {Object.entries(texts.valueNames).map(([name, label]) => (
          <Button key={name} size="small" onClick={() => insert(`{{${name}}}`)}>
            {label}
          </Button>
        ))}
      </div>
      {status && !status.mail && <p className="field-hint">{texts.waits}</p>}
      <div className="dialog-actions">
        <span className="field-hint" aria-live="polite">
          {written && kept ? texts.kept : texts.bodyHint}
        </span>
        {written && (
          <Button type="text" onClick={clear}>
            {texts.drop}
          </Button>
        )}
        <Button disabled={!ready} onClick={() => setLooking(true)}>
          {texts.preview}
        </Button>
        <Button disabled={!ready || busy} onClick={() => void send(true)}>
          {texts.sendClose}
        </Button>
        <Button type="primary" disabled={!ready} loading={busy} onClick={() => void send(false)}>
          {texts.send}
        </Button>
      </div>
      {looking && (
        <Suspense>
          <LetterPreview
            id={message.id}
            reply={reply}
            busy={busy}
            onSend={() => void send(false)}
            onClose={() => setLooking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Sends the reply. Where an answer was lost the letter may be on its way already: it goes again as it was. */
function useSending(desk: MessageDesk, reply: Reply, clear: () => void, onSent: () => void) {
  const texts = useTexts('console/message/reply')
  const { message } = desk
  const lost = useRef<{ target: MessageDetail; reply: Reply; close: boolean } | null>(null)
  return async (close: boolean) => {
    const letter = lost.current ?? { target: message, reply, close }
    lost.current = letter
    try {
      await desk.run(() => sendReply(letter.target, { ...letter.reply, close: letter.close }), message)
      lost.current = null
      // What was changed since is another letter.
      if (same(letter.reply, reply)) clear()
      onSent()
      desk.done(texts.sent)
    } catch (error) {
      // Reported already, and what was typed is still there.
      if (isSettled(error)) lost.current = null
    }
  }
}

type HeadProps = { message: MessageDetail; language: Language; onSpeak: (language: Language) => void }

/** To whom it goes, and in which language. */
function ReplyHead({ message, language, onSpeak }: HeadProps) {
  const texts = useTexts('console/message/reply')
  const nameOf = (value: Language) =>
    value === message.language ? `${LANGUAGE_NAMES[value]} (${texts.visitorReads})` : LANGUAGE_NAMES[value]
  return (
    <div className="message-reply-head">
      <h3>{texts.title}</h3>
      <span>
        {texts.to} <bdi>{message.email}</bdi>
      </span>
      <Select
        aria-label={texts.language}
        value={language}
        onChange={onSpeak}
        popupMatchSelectWidth={false}
        options={STAFF_LANGUAGES.map((value) => ({ value, label: nameOf(value) }))}
      />
    </div>
  )
}

type InsertProps = { language: Language; onInsert: (text: string) => void }

function CannedInsert({ language, onInsert }: InsertProps) {
  const texts = useTexts('console/message/reply')
  const asked = useQuery(cannedQuery())
  const { data: answers = [] } = asked
  const failed = useFailedItems(asked)
  const items =
    failed ??
    (answers.length === 0
      ? [{ key: 'none', label: texts.cannedNone, disabled: true }]
      : answers.map(({ id, title, body }) => ({
          key: String(id),
          label: title,
          onClick: () => onInsert(textIn(body, language)),
        })))
  return (
    <Dropdown trigger={['click']} menu={{ items, className: 'canned-menu' }}>
      <Button size="small" icon={<SnippetsOutlined />}>
        {texts.canned}
      </Button>
    </Dropdown>
  )
}
