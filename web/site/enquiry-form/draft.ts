// What was typed, kept in the browser's tab until it is sent, with the key under which it goes.
import { ENQUIRY_FIELDS, type EnquiryTexts } from '#contract/enquiries/enquiry.ts'
import type { Enquiry } from './api.ts'

const KEY = 'enquiry'

/** `sent`: what is on its way; tried again it is the same to the letter. */
export type Draft = { texts: EnquiryTexts; sent?: { enquiry: Enquiry; onceKey: string } | undefined }

const EMPTY = Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, ''])) as Record<
  (typeof ENQUIRY_FIELDS)[number],
  string
>

/** What this tab keeps, else an empty form. */
export function readDraft(): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Draft> | null
    const texts = { ...EMPTY, consent: false, ...kept?.texts }
    return { texts, sent: kept?.sent }
  } catch {
    return { texts: { ...EMPTY, consent: false } }
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
