// An enquiry that came while the store was away, as the journal keeps it.
import type { NewMessage } from '#contract/enquiries/message.ts'
import type { Language } from '#contract/languages/language-codes.ts'

export type SentAway = {
  /** What its sender was told. */
  number: string
  /** When it came, in milliseconds since 1970. */
  at: number
  given: NewMessage
  sender: { address: string; agent: string; language: Language; onceKey: string }
}
