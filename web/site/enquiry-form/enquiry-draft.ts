// What the tab of the browser keeps of an enquiry until it is sent.
import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryTexts } from '#contract/enquiries/enquiry.ts'
import { type AskedProduct, type EnquiryLine, newLine } from '#contract/enquiries/enquiry-lines.ts'
import type { Enquiry } from './api.ts'

const KEY = 'enquiry'

/** What was typed; `sent`: what is on its way with its key, tried again it is the same to the letter. */
export type Draft = { texts: EnquiryTexts; sent?: { enquiry: Enquiry; onceKey: string } | undefined }

const EMPTY = Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, ''])) as Record<EnquiryField, string>

/** What this tab keeps, else an empty form. */
export function readDraft(): Draft {
  const nothing = { ...EMPTY, consent: false, lines: [] }
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Draft> | null
    return { texts: { ...nothing, ...kept?.texts }, sent: kept?.sent }
  } catch {
    return { texts: nothing }
  }
}

export function keepDraft(draft: Draft | null) {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Then it lives as long as the page.
  }
}

/** The lines that ask for these products, as far as they were typed before; what was typed about others stays out. */
export const linesFor = (
  products: readonly AskedProduct[],
  typed: readonly EnquiryLine[] = [],
): EnquiryLine[] =>
  products.map(({ id, code = '' }) => {
    const own = typed.filter(({ productId }) => productId === id)
    // Parts of a product are told apart by their numbers.
    const others = products.filter((one) => one.id === id).length > 1
    const before = own.find((line) => line.code === code) ?? (others ? undefined : own[0])
    return before ? { ...before, code: code || before.code } : newLine(id, code)
  })
