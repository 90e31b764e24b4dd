// The page that visitors write on without scripts, as the server has it: what was put in, and what became of it.

import type { QuotePage } from '#contract/quotes/own-quote.ts'
import type { EnquiryProblems, EnquiryTexts } from './enquiry.ts'
import type { SentFile } from './enquiry-files.ts'
import type { NearOffice } from './near-office.ts'
import type { OwnEnquiry } from './own-enquiry.ts'

/** The route of it, inside the door. */
export const ENQUIRY_ROUTE = '/message'

/** Of a form that is begun, the texts are empty and nothing is wrong with them. */
export type EnquiryPage = {
  texts: EnquiryTexts
  problems: EnquiryProblems
  /** A sentence above the form; `''` when there is nothing to say. */
  note: string
  /** The record that the enquiry is about, as the visitor names it; the products asked for stand in the lines of the texts. */
  about: number | null
  /** Files that have arrived, or were refused; they need not be chosen again. */
  files: SentFile[]
  /** Signed when the form was opened; comes back with it. */
  form: string
  /** An enquiry that was sent, for the page of its sender. */
  own?: OwnEnquiry
  /** Its quote, for the page of that. */
  quote?: QuotePage
  /** Of what has arrived: the number to quote. */
  number: string | null
  /** The link that its sender finds it again by. */
  link?: string
  office?: NearOffice | null
}
