// The letters about messages: notice to staff, acknowledgement and answer to the visitor.

import type { About } from '#contract/enquiries/message-shapes.ts'
import { OWN_ROUTE } from '#contract/enquiries/own-route.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import { isLanguage, LANGUAGE_FACTS, type Language } from '#contract/languages/language-codes.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { nameOfOne } from '#server/kind-words.ts'
import { type NewLineRow, wholeLine } from '#server/parts/enquiries/lines.ts'
import type { Letter } from '#server/parts/outbox/mail.ts'
import { fillIn, letterParts, type Values } from '#server/parts/outbox/mail-template.ts'
import type { NewParcel } from '#server/parts/outbox/outbox-parcel.ts'
import { serverTexts } from '#server/texts.ts'
import type { MailedFile, MailedFiles } from './mailed.ts'
import type { MessageRow } from './shown.ts'

const { notice, thanks, mailed, replyFoot } = serverTexts('server/letters/message')

type Parcel = NewParcel & { payload: Letter }
type AskedFor = Omit<NewLineRow, 'product_id'>
type LetterOptions = {
  site: SiteSettings
  senderName: Text
  publicUrl: string | undefined
  /** The products that are asked for. */
  lines?: readonly AskedFor[]
  /** The files that came along. */
  files?: readonly { name: string }[]
  /** The link by which the visitor finds it again. */
  own?: string
}

/** Names hold letters; what holds addresses or sentences is no name. */
const looksLikeName = (text: string) => text.length <= 40 && /^[\p{L}\p{M} .'’·-]+$/u.test(text)

const nothing = '—'
const companyIn = ({ companyName }: SiteSettings, language: Language) => pickText(companyName, language).text

/** The name before the sender's address: as staff say, in the language of the letter. */
const nameFor = (senderName: Text, company: string, language: Language) => senderName[language] || company

const parcel = (topic: string, messageId: number, letter: Letter): Parcel => ({
  kind: 'mail',
  topic,
  recipient: letter.to,
  subject: letter.subject,
  messageId,
  payload: letter,
})

/** Tells a recipient of a new message, in the site's language; answering it answers the visitor. */
export function noticeTo(
  to: string,
  row: MessageRow,
  about: About,
  { site, publicUrl, lines = [], files = [] }: LetterOptions,
): Parcel {
  const { language } = site
  const own = publicUrl?.replace(/\/$/, '')
  const page = own && about?.address ? `\n${own}/${row.lang}${about.address}` : ''
  const values = {
    number: row.number,
    topic: row.subject || row.product_name || row.name,
    name: row.name,
    company: row.company || nothing,
    country: row.country || nothing,
    phone: row.phone || nothing,
    email: row.email || nothing,
    kind: nameOfOne(about?.kind ?? 'product'),
    about: about ? about.title + page : nothing,
    content: [...askedIn(row, lines, language), row.content, filesIn(files, language)]
      .filter(Boolean)
      .join('\n\n'),
    link: own ? `${own}/#/webSystemManage/web_message/${row.id}` : '',
  }
  const parts = letterParts({
    body: notice.body(values)[language].trim(),
    foot: '',
    language,
    mark: row.number,
  })
  const replyTo = row.email === '' ? {} : { replyTo: row.email }
  return parcel('message.notice', row.id, {
    to,
    subject: wordsFor<Pick<typeof notice, 'subject'>>(row, notice).subject(values)[language],
    ...parts,
    ...replyTo,
  })
}

/** The products and the day that are asked for, a paragraph each. */
const askedIn = ({ delivery }: MessageRow, lines: readonly AskedFor[], language: Language) => [
  lines.length === 0
    ? ''
    : [notice.asked[language], ...lines.map((line) => `- ${wholeLine(line)}`)].join('\n'),
  delivery === '' ? '' : notice.delivery({ day: delivery })[language],
]

const filesIn = (files: readonly { name: string }[], language: Language) =>
  files.length === 0 ? '' : `${notice.files[language]} ${files.map(({ name }) => name).join(', ')}`

type ByKind<Words> = Words & { about: Partial<Record<Kind, Words>> }

/** What was sent is called by the kind of the record that it is about: a registration, an application; else an inquiry. */
const wordsFor = <Words>({ product_id, about_kind }: MessageRow, words: ByKind<Words>): Words =>
  (product_id !== null && words.about[about_kind]) || words

const ownAddress = (publicUrl: string, language: Language, own: string) =>
  `${publicUrl.replace(/\/$/, '')}/${language}${OWN_ROUTE}/${own}`

/** A size, a fluid or an order code, and no address of a page, whatever was typed. */
const looksLikePart = (text: string) =>
  text.length <= 60 && /^[\p{L}\p{M}\p{N} ,×·"″'’()±°/%+–-]*$/u.test(text.replace(/(?<=\d)\.(?=\d)/g, ''))

/** What was asked for in our own names, with what of the rest looks as it should. */
const repeated = (lines: readonly AskedFor[]) =>
  lines
    .filter(({ model }) => model !== '')
    .map(({ size, medium, code, ...line }) => {
      const [said, fluid, order] = [size, medium, code].map((text) => (looksLikePart(text) ? text : ''))
      return `- ${wholeLine({ ...line, size: said ?? '', medium: fluid ?? '', code: order ?? '', note: '' })}`
    })

/**
 * Thanks the visitor in their language. It repeats what was asked for, but nothing that was typed unless it looks like a
 * name or a part of an order: the form sends nobody's advertisement.
 */
export function thanksFor(
  row: MessageRow,
  { site, senderName, publicUrl, lines = [], own }: LetterOptions,
): Parcel {
  const { number, lang: language } = row
  const company = companyIn(site, language)
  const hello = looksLikeName(row.name) ? thanks.hello({ name: row.name }) : thanks.plain
  const products = repeated(lines)
  const asked = products.length === 0 ? [] : [[thanks.asked[language], ...products].join('\n')]
  const { subject, body } = wordsFor<Pick<typeof thanks, 'subject' | 'body'>>(row, thanks)
  const parts = letterParts({
    body: [body({ number, company, hello })[language], ...asked].join('\n\n'),
    foot: thanks.foot[language],
    language,
    mark: number,
    ...(own &&
      publicUrl && { link: { label: thanks.own[language], address: ownAddress(publicUrl, language, own) } }),
  })
  const letter = {
    to: row.email,
    subject: subject({ number })[language],
    ...parts,
    fromName: nameFor(senderName, company, language),
  }
  return parcel('message.acknowledgement', row.id, letter)
}

/** Sends the link of a document to whoever asked for it, in their language; nothing that was typed stands in it but a name. */
export function filesFor(
  row: MessageRow,
  { title, files, days }: MailedFiles,
  { site, senderName }: LetterOptions,
): Parcel {
  const { number, lang: language } = row
  const company = companyIn(site, language)
  const hello = looksLikeName(row.name) ? thanks.hello({ name: row.name }) : thanks.plain
  const said = ({ type }: MailedFile) => type.toUpperCase()
  const [first, ...others] = files
  const more = others.map(
    (file) => `- ${nameOfLanguage(file.language, language)}, ${said(file)}\n${file.address}`,
  )
  const body = mailed.body({ hello, title, company, number, days })[language]
  const parts = letterParts({
    body: [body, ...(more.length > 0 ? [mailed.others[language], ...more] : [])].join('\n\n'),
    foot: thanks.foot[language],
    language,
    ...(first && { link: { label: mailed.open({ file: said(first) })[language], address: first.address } }),
  })
  return parcel('message.mailed', row.id, {
    to: row.email,
    subject: mailed.subject({ title })[language],
    ...parts,
    fromName: nameFor(senderName, company, language),
  })
}

const nameOfLanguage = (of: string, language: Language) =>
  isLanguage(of) ? LANGUAGE_FACTS[of].name : mailed.anyLanguage[language]

export type Answer = { language: Language; subject: string; body: string; sender: string }

/** The values that an answer may name. */
export const answerValues = (row: MessageRow, sender: string): Values => ({
  name: row.name,
  number: row.number,
  company: row.company,
  product: row.product_name,
  sender,
})

/** What somebody of the staff answers; the visitor's own words stand below. */
export function answerTo(
  row: MessageRow,
  answer: Answer,
  { site, senderName }: LetterOptions,
  replyTo: string,
): Parcel {
  const { language, sender } = answer
  const company = companyIn(site, language)
  const values = answerValues(row, sender)
  const foot = replyFoot({
    company,
    number: row.number,
    date: new Date(row.created_at).toISOString().slice(0, 10),
    quoted: row.content.replace(/^/gm, '> '),
  })[language]
  const parts = letterParts({ body: fillIn(answer.body, values), foot, language })
  const subject = `${fillIn(answer.subject, values)} [${row.number}]`
  const more = replyTo === '' ? {} : { replyTo }
  return parcel('message.reply', row.id, {
    to: row.email,
    subject,
    ...parts,
    ...more,
    fromName: nameFor(senderName, company, language),
  })
}
