// What the page of an inquiry hands to the desk of its quote, and the desk to its parts.
import type { ReactNode } from 'react'
import type { MessageDetail } from '#contract/enquiries/message-shapes.ts'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import type { AskedWay } from './admin-quote-asked.tsx'
import type { QuoteActs } from './admin-use-quote-acts.ts'
import type { ShownPaper } from './dialogs/admin-quote-paper.tsx'

export type QuoteDeskProps = {
  quote: QuoteDetail
  message: MessageDetail
  /** Where the page keeps its foot. */
  place: HTMLElement | null
  letter: ReactNode
  /** Null for who may not answer. */
  onLetter: (() => void) | null
  /** Tells what the inquiry asks for and the draft does not have. */
  onAsked: (way: AskedWay | null) => void
}
export type DeskProps = QuoteDeskProps & { acts: QuoteActs; onPaper: (paper: ShownPaper) => void }
