// Letters to staff about what a visitor did later, and about what waits too long.
import type { Language } from '#contract/languages/language-codes.ts'
import { letterParts } from '#server/parts/outbox/mail-template.ts'
import type { NewParcel } from '#server/parts/outbox/outbox-parcel.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/letters/enquiry')

type About = { id: number; number: string; name: string; text?: string }

/** `what`: something was added, its erasure was asked for, or the promised time has passed. */
export function staffLetter(
  what: 'added' | 'erasure' | 'late',
  to: string,
  { id, number, name, text = '' }: About,
  { language, publicUrl }: { language: Language; publicUrl: string | undefined },
): NewParcel {
  const link = publicUrl ? `${publicUrl.replace(/\/$/, '')}/#/webSystemManage/web_message/${id}` : ''
  const subject = words[what].subject({ number, name })[language]
  const body = [words[what].body({ number, name })[language], text, link].filter(Boolean).join('\n\n')
  const parts = letterParts({ body, foot: '', language, mark: number })
  return {
    ...{ kind: 'mail', topic: `message.${what}`, recipient: to, subject, messageId: id },
    payload: { to, subject, ...parts },
  }
}
