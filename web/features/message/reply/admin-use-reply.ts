// What is being answered: kept in this browser with every key until it is sent, and never lost.
import { useState } from 'react'
import type { MessageDetail } from '#contract/enquiries/message-shapes.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { browserStorage, draftStore } from '#web/admin/editor/saving/draft-copy.ts'
import { useUnsavedForm } from '#web/admin/frame/unsaved/unsaved.tsx'
import { useSession } from '#web/session/permit.tsx'
import { REPLY_START } from './admin-reply-start.ts'

export type Reply = { language: Language; subject: string; body: string }

/** What is known of whoever asked, and who answers. */
export type Asked = Pick<MessageDetail, 'subject' | 'name' | 'company' | 'number' | 'about'> & {
  sender: string
}

/** The text as the visitor will read it: values in braces are written out. What would fill in again is left to the server. */
export function filled(text: string, { name, company, number, about, sender }: Asked): string {
  const values: Record<string, string> = { name, company, number, product: about?.title ?? '', sender }
  return text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => {
    const value = values[key] ?? ''
    return value === '' || value.includes('{{') ? whole : value
  })
}

/** What a reply is before anybody wrote; a visitor's own subject is answered as such. */
export const startIn = (language: Language, message: Asked): Reply => {
  const { subject, body } = REPLY_START[language]
  return {
    language,
    subject: message.subject === '' ? subject : `Re: ${message.subject}`,
    body: filled(body, message),
  }
}

/** White space at the ends is nothing that was written. */
export const isStart = (reply: Reply, message: Asked) => {
  const start = startIn(reply.language, message)
  return reply.body.trim() === start.body.trim() && reply.subject.trim() === start.subject
}

/** In another language what nobody touched begins in that language; what was written stays. */
export function inLanguage(reply: Reply, language: Language, message: Asked): Reply {
  const before = startIn(reply.language, message)
  const after = startIn(language, message)
  return {
    language,
    subject: reply.subject.trim() === before.subject ? after.subject : reply.subject,
    body: reply.body.trim() === before.body.trim() ? after.body : reply.body,
  }
}

export function useReply(detail: MessageDetail) {
  const { id: person, nickName, username } = useSession()
  const message = { ...detail, sender: nickName || username }
  const [drafts] = useState(() =>
    draftStore<Reply>(browserStorage(), { person, kind: 'message-reply', record: String(message.id) }),
  )
  const [start] = useState(() => startIn(message.language, message))
  const [reply, setReply] = useState(() => drafts.read()?.fields ?? start)
  const [kept, setKept] = useState(true)
  const written = !isStart(reply, message)
  useUnsavedForm(written && !kept)

  const change = (next: Reply) => {
    setReply(next)
    if (isStart(next, message)) drafts.drop()
    else setKept(drafts.keep({ time: Date.now(), version: message.version, base: start, fields: next }))
  }
  return {
    reply,
    written,
    kept,
    filled: (text: string) => filled(text, message),
    change: (patch: Partial<Reply>) => change({ ...reply, ...patch }),
    speak: (language: Language) => change(inLanguage(reply, language, message)),
    clear: () => {
      drafts.drop()
      setReply(start)
    },
  }
}
