// What the form does: keeps what is typed, checks it, sends it once, and says how that went.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  ENQUIRY_FIELDS,
  ENQUIRY_LENGTHS,
  type EnquiryField,
  type EnquiryProblems,
  type EnquiryTexts,
  enquiryProblems,
  tidyEnquiry,
} from '#contract/enquiries/enquiry.ts'
import type { EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { newOnceKey } from '#web/client/once-key.ts'
import { Refused, Unreachable } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { readTrail } from '#web/site/behaviour/trail.ts'
import { type Enquiry, openForm, sendEnquiry } from './api.ts'

/** Signed anew after this time; the server takes a form for a day. */
const FRESH_MS = 12 * 60 * 60_000

/** Where the tab of the browser keeps a draft until it is sent. */
const KEY = 'enquiry'

/** What was typed; `sent`: what is on its way with its key, tried again it is the same to the letter. */
type Draft = { texts: EnquiryTexts; sent?: { enquiry: Enquiry; onceKey: string } | undefined }

const EMPTY = Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, ''])) as Record<
  (typeof ENQUIRY_FIELDS)[number],
  string
>

export type Field = EnquiryField | 'consent'
type Messages = Partial<Record<Field, string>>
type Phase =
  | { at: 'writing' }
  | { at: 'sending' }
  | { at: 'failed'; offline: boolean; message: string }
  | { at: 'sent'; number: string }

/**
 * The form about the record `aboutId`, in `language`; on a page that the server made it begins with what was `posted`.
 * Of what the tab keeps only the `fields` that are asked are sent.
 */
export function useEnquiry(
  aboutId: number | null,
  language: Language,
  posted: EnquiryPage | null,
  fields: readonly EnquiryField[] = ENQUIRY_FIELDS,
) {
  const [draft, setDraft] = useState(() => (posted ? { texts: posted.texts } : readDraft()))
  const [problems, setProblems] = useState<EnquiryProblems>(posted?.problems ?? {})
  const [refused, setRefused] = useState<Messages>({})
  const [phase, setPhase] = useState<Phase>({ at: 'writing' })
  const token = useToken()
  const busy = useRef(false)

  // The server knows nothing of what the tab keeps; what has just been posted is newer. It is there before anything that was
  // pressed earlier is pressed again.
  const begun = posted !== null && ENQUIRY_FIELDS.every((field) => posted.texts[field] === '')
  useLayoutEffect(() => {
    if (begun) setDraft(readDraft())
  }, [begun])

  function type(field: Field, value: string | boolean) {
    const texts: EnquiryTexts = { ...draft.texts, [field]: value }
    const next = { texts }
    setDraft(next)
    keepDraft(next)
    setProblems(({ [field]: _, ...others }) => others)
    setRefused(({ [field]: _, ...others }) => others)
    if (phase.at === 'failed') setPhase({ at: 'writing' })
  }

  /** Sends it; answers the fields that are wrong. */
  async function send(memo: string): Promise<Field[]> {
    if (busy.current) return []
    const unasked = ENQUIRY_FIELDS.filter((field) => !fields.includes(field)).map((field) => [field, ''])
    const texts = tidyEnquiry({ ...draft.texts, ...Object.fromEntries(unasked) })
    const found = enquiryProblems(texts)
    setProblems(found)
    setRefused({})
    const wrong = Object.keys(found) as Field[]
    if (wrong.length > 0) return wrong
    busy.current = true
    setPhase({ at: 'sending' })
    try {
      // What was on its way about another record is another enquiry.
      const kept = draft.sent?.enquiry.aboutId === aboutId ? draft.sent : undefined
      const sent = kept ?? { enquiry: await enquiryOf(texts, memo), onceKey: newOnceKey() }
      setDraft({ texts: draft.texts, sent })
      keepDraft({ texts: draft.texts, sent })
      const number = await sendEnquiry(sent.enquiry, sent.onceKey)
      keepDraft(null)
      setDraft(readDraft())
      setPhase({ at: 'sent', number })
      return []
    } catch (error) {
      return fail(error)
    } finally {
      busy.current = false
    }
  }

  async function enquiryOf(texts: EnquiryTexts, memo: string): Promise<Enquiry> {
    return { ...texts, aboutId, memo, form: await token.fresh(), trail: readTrail(), language }
  }

  function fail(error: unknown): Field[] {
    if (error instanceof Refused && Object.keys(error.fields).length > 0) {
      setRefused(error.fields)
      setPhase({ at: 'writing' })
      return Object.keys(error.fields) as Field[]
    }
    // Even a mistake of ours must not leave the form sending for ever.
    if (!(error instanceof Refused || error instanceof Unreachable)) console.error(error)
    const message = error instanceof Refused ? error.message : ''
    setPhase({ at: 'failed', offline: error instanceof Unreachable, message })
    return []
  }

  return {
    texts: draft.texts,
    phase,
    type,
    send,
    problemOf: useProblemTexts(problems, refused),
    /** Begins another one. */
    again: () => {
      token.renew()
      setPhase({ at: 'writing' })
    },
  }
}

/** What is wrong with a field, in words: ours, else those of the server. */
function useProblemTexts(problems: EnquiryProblems, refused: Messages) {
  const { problems: texts } = useTexts('site/enquiry/form')
  return (field: Field): string => {
    const problem = problems[field]
    if (problem === undefined) return refused[field] ?? ''
    if (problem !== 'tooLong') return texts[problem]
    return field === 'consent' ? '' : texts.tooLong({ max: ENQUIRY_LENGTHS[field] })
  }
}

/** The signed token of the form, asked for before it is needed. */
function useToken() {
  const token = useRef({ form: '', at: 0 })
  const fresh = async () => {
    if (token.current.form === '' || Date.now() - token.current.at > FRESH_MS) {
      token.current = { form: await openForm(), at: Date.now() }
    }
    return token.current.form
  }
  // What fails here is tried again when it is sent.
  const begin = useEffectEvent(() => void fresh().catch(() => {}))
  useEffect(() => begin(), [])
  const renew = () => {
    token.current = { form: '', at: 0 }
    fresh().catch(() => {})
  }
  return { fresh, renew }
}

/** What this tab keeps, else an empty form. */
function readDraft(): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Draft> | null
    const texts = { ...EMPTY, consent: false, ...kept?.texts }
    return { texts, sent: kept?.sent }
  } catch {
    return { texts: { ...EMPTY, consent: false } }
  }
}

function keepDraft(draft: Draft | null) {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Then it lives as long as the page.
  }
}
