// What the form does: keeps what is typed, checks it, sends it once, and says how that went.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  ENQUIRY_FIELDS,
  type EnquiryField,
  type EnquiryPlace,
  type EnquiryProblems,
  type EnquiryTexts,
  enquiryProblems,
  HASTE_MS,
  lengthAt,
  tidyEnquiry,
} from '#contract/enquiries/enquiry.ts'
import {
  type AskedProduct,
  type EnquiryLine,
  type LinePart,
  lineField,
  newLine,
} from '#contract/enquiries/enquiry-lines.ts'
import type { EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { Refused, Unreachable } from '#web/client/send.ts'
import { newOnceKey } from '#web/client/writes/once-key.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { readTrail } from '#web/site/behaviour/trail.ts'
import type { FormFiles } from '#web/site/enquiry-form/files/use-files.ts'
import { type Enquiry, openForm, type Receipt, sendEnquiry } from './api.ts'
import { type Draft, keepDraft, linesFor, readDraft } from './enquiry-draft.ts'

/** Signed anew after this time; the server takes a form for a day. */
const FRESH_MS = 12 * 60 * 60_000

export type Field = EnquiryPlace
type Messages = Partial<Record<Field, string>>
type Phase =
  | { at: 'writing' }
  | { at: 'sending' }
  | { at: 'failed'; offline: boolean; message: string }
  | { at: 'sent'; receipt: Receipt; enquiry: Enquiry }

type About = {
  aboutId: number | null
  /** What is asked for, a line each. */
  products: readonly AskedProduct[]
  /** What is asked, where nothing was typed yet. */
  question: string
  language: Language
  /** What the form of the server's page begins with. */
  posted: EnquiryPage | null
  /** Of what the tab keeps only these are sent. */
  fields: readonly EnquiryField[]
  /** What is asked for is sent by mail. */
  byMail: boolean
  /** What goes along. */
  files: Pick<FormFiles, 'settled' | 'clear'>
}

/** What the form holds and does. */
export function useEnquiry({ aboutId, products, question, language, posted, fields, byMail, files }: About) {
  const [draft, setDraft] = useState(
    (): Draft => (posted ? { texts: posted.texts } : begunWith(products, question)),
  )
  const [problems, setProblems] = useState<EnquiryProblems>(posted?.problems ?? {})
  const [refused, setRefused] = useState<Messages>({})
  const [phase, setPhase] = useState<Phase>({ at: 'writing' })
  const token = useToken()
  const busy = useRef(false)

  // The server knows nothing of what the tab keeps; what has just been posted is newer. It is there before anything that was
  // pressed earlier is pressed again.
  const begun = posted !== null && ENQUIRY_FIELDS.every((field) => posted.texts[field] === '')
  const takeUp = useEffectEvent(() => setDraft(begunWith(products, question)))
  useLayoutEffect(() => {
    if (begun) takeUp()
  }, [begun])

  /** What is typed from now on; `mended` are the fields whose errors are out of date. */
  function change(texts: EnquiryTexts, mended: (field: string) => boolean) {
    const next = { texts }
    setDraft(next)
    keepDraft(next)
    const rest = <T extends object>(said: T) =>
      Object.fromEntries(Object.entries(said).filter(([field]) => !mended(field))) as T
    setProblems(rest)
    setRefused(rest)
    if (phase.at === 'failed') setPhase({ at: 'writing' })
  }
  const type = (field: EnquiryField | 'consent', value: string | boolean) =>
    change({ ...draft.texts, [field]: value }, (other) =>
      field === 'email' || field === 'phone' ? other === field || other === 'reach' : other === field,
    )
  function typeLine(at: number, part: LinePart, value: string) {
    const lines = draft.texts.lines.with(at, { ...(draft.texts.lines[at] ?? newLine(null)), [part]: value })
    change({ ...draft.texts, lines }, (field) => field === lineField(at, part))
  }
  /** Puts other lines in place of those that are there. */
  const setLines = (lines: EnquiryLine[]) =>
    change({ ...draft.texts, lines }, (field) => field.startsWith('lines.') || field === 'content')

  /** Sends it; answers the fields that are wrong. */
  async function send(memo: string): Promise<Field[]> {
    if (busy.current) return []
    const unasked = ENQUIRY_FIELDS.filter((field) => !fields.includes(field)).map((field) => [field, ''])
    const texts = tidyEnquiry({ ...draft.texts, ...Object.fromEntries(unasked) })
    const found = enquiryProblems(texts, byMail)
    setProblems(found)
    setRefused({})
    const wrong = Object.keys(found) as Field[]
    if (wrong.length > 0) return wrong
    busy.current = true
    setPhase({ at: 'sending' })
    try {
      // What was on its way about another record is another enquiry.
      const arrived = await files.settled()
      const same = isSame(draft.sent?.enquiry, { aboutId, lines: texts.lines, files: arrived })
      const kept = same ? draft.sent : undefined
      const sent = kept ?? { enquiry: await enquiryOf(texts, memo, arrived), onceKey: newOnceKey() }
      setDraft({ texts: draft.texts, sent })
      keepDraft({ texts: draft.texts, sent })
      const receipt = await sendEnquiry(sent.enquiry, sent.onceKey)
      keepDraft(null)
      files.clear()
      setDraft(begunWith(products, question))
      setPhase({ at: 'sent', receipt, enquiry: sent.enquiry })
      return []
    } catch (error) {
      return fail(error)
    } finally {
      busy.current = false
    }
  }

  async function enquiryOf(texts: EnquiryTexts, memo: string, arrived: string[]): Promise<Enquiry> {
    return {
      ...texts,
      aboutId,
      files: arrived,
      memo,
      form: await token.fresh(),
      trail: readTrail(),
      language,
    }
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
    typeLine,
    setLines,
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
    return problem === 'tooLong' ? texts.tooLong({ max: lengthAt(field) }) : texts[problem]
  }
}

/** The signed token of the form, asked for before it is needed. It is given once nobody is taken for a program who sends it:
 * a browser may fill in a form for somebody, and one that was offline asks for its token only when it sends. */
function useToken() {
  const token = useRef({ form: '', at: 0, ripe: Promise.resolve() })
  const fresh = async () => {
    if (token.current.form === '' || Date.now() - token.current.at > FRESH_MS) {
      const form = await openForm()
      const ripe = new Promise<void>((resolve) => setTimeout(resolve, HASTE_MS + 100))
      token.current = { form, at: Date.now(), ripe }
    }
    await token.current.ripe
    return token.current.form
  }
  // What fails here is tried again when it is sent.
  const begin = useEffectEvent(() => void fresh().catch(() => {}))
  useEffect(() => begin(), [])
  const renew = () => {
    token.current = { form: '', at: 0, ripe: Promise.resolve() }
    fresh().catch(() => {})
  }
  return { fresh, renew }
}

/** A form for these products, with what the tab keeps. */
function begunWith(products: readonly AskedProduct[], question: string): Draft {
  const { texts, sent } = readDraft()
  const content = texts.content || question
  return { texts: { ...texts, content, lines: linesFor(products, texts.lines) }, sent }
}

/** What is on its way asks for the same; else it is another enquiry. */
const isSame = (
  sent: Enquiry | undefined,
  { aboutId, lines, files }: Pick<Enquiry, 'aboutId' | 'lines' | 'files'>,
) =>
  sent !== undefined &&
  JSON.stringify([sent.aboutId, sent.lines, sent.files]) === JSON.stringify([aboutId, lines, files])
