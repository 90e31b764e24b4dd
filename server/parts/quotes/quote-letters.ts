// The letters about quotes: to the customer, in the language of the quote, and to staff about what the customer did.
import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { OwnSettings } from '#contract/site/setting.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import type { Letter } from '#server/parts/outbox/mail.ts'
import { letterParts } from '#server/parts/outbox/mail-template.ts'
import type { NewParcel } from '#server/parts/outbox/outbox-parcel.ts'
import { longDay } from '#server/parts/papers/frame.ts'
import { noticeRecipients } from '#server/parts/site/site.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import type { QuotedMessage } from './quote-message.ts'
import type { QuoteRow } from './quote-rows.ts'

const words = serverTexts('server/letters/quote')

/** What every letter about a quote says of the house that writes it. */
export type House = {
  site: SiteSettings
  own: OwnSettings
  config: { mailTo: string[]; timeZone: string; publicUrl: string | undefined }
}
type Said = Pick<QuoteRow, 'number' | 'sent_edition' | 'valid_until'> & { lang: Language }
type Customer = Pick<QuotedMessage, 'id' | 'number' | 'name' | 'email'>

/** `Q-2611-7KX2M-2`: the number with the edition. */
export const editionName = (number: string, edition: number) => `${number}-${edition}`

/** A day as its language writes it, whatever the zone. */
export const dayIn = (day: string, language: Language): string =>
  day === '' ? '' : longDay(Date.parse(`${day}T12:00:00Z`), language, 'UTC')

const helloTo = ({ name }: Pick<Customer, 'name'>) =>
  name === '' ? words.sent.plain : words.sent.hello({ name })

/** What sending begins with; staff change it before it leaves. */
export function firstLetter(
  { number, sent_edition, valid_until, lang }: Said,
  message: Customer,
  { site, sender }: { site: SiteSettings; sender: string },
): { subject: string; body: string } {
  const company = pickText(site.companyName, lang).text
  const named = editionName(number, sent_edition)
  const values = { number: named, enquiry: message.number, day: dayIn(valid_until, lang), sender }
  return {
    subject: words.sent.subject({ number: named, company })[lang],
    body: words.sent.body({ ...values, hello: helloTo(message) })[lang],
  }
}

type ToCustomer = {
  topic: 'quote.sent' | 'quote.nudged' | 'quote.accepted' | 'quote.won'
  subject: string
  body: string
  /** The page of the quote; empty for none. */
  link: string
  attachments?: Letter['attachments']
}

/** A letter to the customer; answering it answers the house. */
export function toCustomer(
  { number, sent_edition, lang }: Said,
  message: Customer,
  { topic, subject, body, link, attachments }: ToCustomer,
  { site, own, config }: House,
): NewParcel & { payload: Letter } {
  const company = pickText(site.companyName, lang).text
  const foot = words.foot({ company, number: editionName(number, sent_edition) })[lang]
  const replyTo = noticeRecipients(own, config)[0] ?? site.email
  const letter: Letter = {
    to: message.email,
    subject,
    ...letterParts({
      ...{ body, foot, language: lang },
      ...(link !== '' && { link: { label: words.sent.open[lang], address: link } }),
    }),
    ...(replyTo !== '' && { replyTo }),
    fromName: own.senderName[lang] || company,
    ...(attachments && { attachments }),
  }
  return {
    ...{ kind: 'mail', topic, recipient: letter.to, subject, messageId: message.id },
    payload: letter,
  }
}

/** Reminds the customer, once, before the end. */
export function nudgeLetter(row: Said, message: Customer, link: string, house: House) {
  const values = { number: editionName(row.number, row.sent_edition), day: dayIn(row.valid_until, row.lang) }
  const subject = words.nudged.subject(values)[row.lang]
  const body = words.nudged.body({ ...values, hello: helloTo(message) })[row.lang]
  return toCustomer(row, message, { topic: 'quote.nudged', subject, body, link }, house)
}

/** Confirms the order. */
export function orderLetter(row: Said, message: Customer, order: string, link: string, house: House) {
  const number = editionName(row.number, row.sent_edition)
  const subject = words.won.subject({ number })[row.lang]
  const body = [
    words.won.body({ number, hello: helloTo(message) })[row.lang],
    ...(order === '' ? [] : [words.won.order({ order })[row.lang]]),
  ].join('\n\n')
  return toCustomer(row, message, { topic: 'quote.won', subject, body, link }, house)
}

export type StaffNews = keyof typeof words.staff

/** Tells staff what the customer did, or that a reminder is due; in the language of the site. */
export function staffNews(
  what: StaffNews,
  to: string,
  row: Pick<QuoteRow, 'number' | 'sent_edition' | 'message_id'>,
  { customer, text = '' }: { customer: string; text?: string },
  { site, config }: House,
): NewParcel {
  const { language } = site
  const number = editionName(row.number, row.sent_edition)
  const link = config.publicUrl
    ? `${config.publicUrl.replace(/\/$/, '')}/#/webSystemManage/web_message/${row.message_id}`
    : ''
  const said = words.staff[what]
  const subject = said.subject({ customer, number })[language]
  const body = [said.body({ customer, number })[language], text, link].filter(Boolean).join('\n\n')
  return {
    ...{ kind: 'mail', topic: `quote.${what}`, recipient: to, subject, messageId: row.message_id },
    payload: { to, subject, ...letterParts({ body, foot: '', language, mark: number }) },
  }
}

/** Who is told about a quote: whoever looks after it, else those who hear of new inquiries. */
export async function newsRecipients(
  db: Db,
  { assignee_id }: Pick<QuoteRow, 'assignee_id'>,
  { own, config }: House,
): Promise<readonly string[]> {
  const person =
    assignee_id === null
      ? undefined
      : await db
          .selectFrom('user_account')
          .select('email')
          .where('id', '=', assignee_id)
          .where('flag', '=', 'enabled')
          .where('trashed_at', 'is', null)
          .executeTakeFirst()
  return person && person.email !== '' ? [person.email] : noticeRecipients(own, config)
}
