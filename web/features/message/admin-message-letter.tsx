// What a visitor wrote: the subject, what they ask for, the text.
import type { ReactNode } from 'react'
import type { MessageDetail } from '#contract/enquiries/message-shapes.ts'
import { useTexts } from '#web/i18n/language.tsx'

export function MessageLetter({ message, children }: { message: MessageDetail; children: ReactNode }) {
  const inbox = useTexts('console/message/inbox')
  return (
    <section className="message-letter" id="quote-asked" aria-label={message.subject || inbox.noSubject}>
      <h2>{message.subject || <em>{inbox.noSubject}</em>}</h2>
      {children}
      {message.content !== '' && (
        <p className="message-text" lang={message.language} dir="auto">
          {message.content}
        </p>
      )}
    </section>
  )
}
