// What an enquiry must hold, checked by the same code in the form and on the server; stands on no validator.
import { isEmail } from '#contract/inputs/checks.ts'
import { isCalendarDay } from '#contract/inputs/days.ts'
import {
  type EnquiryLine,
  LINE_LENGTHS,
  LINE_PARTS,
  type LineField,
  lineField,
  quantityOf,
  tidyLines,
} from './enquiry-lines.ts'

/** Characters of each field, at most. */
export const ENQUIRY_LENGTHS = {
  name: 80,
  email: 254,
  phone: 40,
  company: 120,
  country: 80,
  /** The day by which it is wanted, as `2027-02-01`. */
  delivery: 10,
  subject: 160,
  content: 4_000,
} as const
export type EnquiryField = keyof typeof ENQUIRY_LENGTHS
export const ENQUIRY_FIELDS = Object.keys(ENQUIRY_LENGTHS) as EnquiryField[]

/** Pages of a visit that are sent along, and characters of each address, at most. */
export const TRAIL_PAGES = 20
export const TRAIL_LENGTH = 200

/** Nobody reads and fills in a form faster after it opened: what comes sooner is taken for spam (decision 29). */
export const HASTE_MS = 2_000

/** What nobody sees and only programs fill in. */
export const HONEYPOT = 'memo'

export type EnquiryTexts = Record<EnquiryField, string> & { consent: boolean; lines: EnquiryLine[] }
export type EnquiryProblem =
  | 'name'
  | 'content'
  | 'reach'
  | 'email'
  | 'phone'
  | 'delivery'
  | 'quantity'
  | 'tooLong'
  | 'consent'
/** `reach` is what email and telephone are together: one of them is enough. */
export type EnquiryPlace = EnquiryField | LineField | 'reach' | 'consent'
/** Field to what is wrong with it. */
export type EnquiryProblems = Partial<Record<EnquiryPlace, EnquiryProblem>>

/** Characters that stand in a field, at most. */
export const lengthAt = (place: string): number =>
  ENQUIRY_LENGTHS[place as EnquiryField] ??
  LINE_LENGTHS[place.split('.')[2] as keyof typeof LINE_LENGTHS] ??
  0

/** Digits as people write them: at least five, with spaces, brackets, dashes, an extension. */
const isReachable = (phone: string) =>
  // What is longer is too long, and would be tried in all too many ways.
  phone.length <= ENQUIRY_LENGTHS.phone * 2 &&
  /^[+\d][\d\s()./-]*(\s*(ext|x|#|转)\.?\s*\d{1,6})?$/i.test(phone) &&
  phone.replace(/\D/g, '').length >= 5

/** Controls and line breaks become spaces: such a text can stand in the head of a mail. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Lines stay lines; other controls go. */
export const manyLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
    .trim()

/** The texts as they are stored, and nothing else of what was given. */
export function tidyEnquiry(given: EnquiryTexts): EnquiryTexts {
  const texts = ENQUIRY_FIELDS.map((field) => [
    field,
    (field === 'content' ? manyLines : oneLine)(given[field]),
  ])
  return { ...Object.fromEntries(texts), consent: given.consent, lines: tidyLines(given.lines, oneLine) }
}

/** A day of this century. */
const isDay = (text: string) => text.startsWith('20') && isCalendarDay(text)

/**
 * What is wrong with tidied texts, by field; empty when nothing is. Somebody who writes can be reached one way or another; who wants
 * a document that is sent by mail says where to, and need give no reason.
 */
export function enquiryProblems(texts: EnquiryTexts, byMail = false): EnquiryProblems {
  const problems: EnquiryProblems = {}
  if (texts.name === '') problems.name = 'name'
  // What is asked for may be said by its lines alone.
  if (texts.content === '' && texts.lines.length === 0 && !byMail) problems.content = 'content'
  if (byMail && texts.email === '') problems.email = 'email'
  else if (texts.email === '' && texts.phone === '') problems.reach = 'reach'
  if (texts.email !== '' && !isEmail(texts.email)) problems.email = 'email'
  if (texts.phone !== '' && !isReachable(texts.phone)) problems.phone = 'phone'
  if (texts.delivery !== '' && !isDay(texts.delivery)) problems.delivery = 'delivery'
  for (const [at, line] of texts.lines.entries()) {
    if (quantityOf(line.quantity) === null) problems[lineField(at, 'quantity')] = 'quantity'
    for (const part of LINE_PARTS)
      if ([...line[part]].length > LINE_LENGTHS[part]) problems[lineField(at, part)] = 'tooLong'
  }
  for (const field of ENQUIRY_FIELDS)
    if ([...texts[field]].length > ENQUIRY_LENGTHS[field]) problems[field] = 'tooLong'
  if (!texts.consent) problems.consent = 'consent'
  return problems
}
