// The letters about messages, in three languages: notice to staff, acknowledgement and answer to the visitor.

import type { About } from '#contract/enquiries/message-shapes.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { nameOfOne } from '#server/kind-words.ts'
import type { Letter } from '#server/parts/outbox/mail.ts'
import { fillIn, letterParts, type Values } from '#server/parts/outbox/mail-template.ts'
import type { NewParcel } from '#server/parts/outbox/outbox-parcel.ts'
import type { MessageRow } from './shown.ts'

type Template = { subject: string; body: string }

const NOTICE: Record<Language, Template> = {
  zh: {
    subject: '新询盘 {{number}}：{{topic}}',
    body: '姓名：{{name}}\n公司：{{company}}\n国家/地区：{{country}}\n电话：{{phone}}\n邮箱：{{email}}\n{{kind}}：{{about}}\n\n{{content}}\n\n{{link}}',
  },
  en: {
    subject: 'New inquiry {{number}}: {{topic}}',
    body: 'Name: {{name}}\nCompany: {{company}}\nCountry: {{country}}\nPhone: {{phone}}\nEmail: {{email}}\n{{kind}}: {{about}}\n\n{{content}}\n\n{{link}}',
  },
  es: {
    subject: 'Consulta nueva {{number}}: {{topic}}',
    body: 'Nombre: {{name}}\nEmpresa: {{company}}\nPaís: {{country}}\nTeléfono: {{phone}}\nCorreo electrónico: {{email}}\n{{kind}}: {{about}}\n\n{{content}}\n\n{{link}}',
  },
}

/** It repeats nothing of what was typed but a name that looks like one: the form sends nobody's advertisement. */
const THANKS: Record<Language, Template & { hello: string; plain: string; foot: string }> = {
  zh: {
    subject: '我们已收到您的咨询（{{number}}）',
    hello: '{{name}}，您好：',
    plain: '您好：',
    body: '{{hello}}\n\n感谢您联系{{company}}。您的咨询已收到，编号为 {{number}}，工程师会在一个工作日内答复您。\n\n如需补充，请在来信或来电时提供此编号。',
    foot: '您收到此邮件，是因为有人在我们的网站上填写了这个邮箱地址。如果不是您本人，请忽略。',
  },
  en: {
    subject: 'We have received your inquiry ({{number}})',
    hello: 'Dear {{name}},',
    plain: 'Hello,',
    body: '{{hello}}\n\nThank you for contacting {{company}}. Your reference is {{number}}; an engineer will reply within one working day.\n\nIf you would like to add anything, please quote this number.',
    foot: 'You received this because this address was entered on our website. If that was not you, please ignore this email.',
  },
  es: {
    subject: 'Recibimos su consulta ({{number}})',
    hello: 'Hola, {{name}}:',
    plain: 'Hola:',
    body: '{{hello}}\n\nGracias por contactar a {{company}}. Su número de consulta es {{number}}; un ingeniero le responderá en un día hábil.\n\nSi desea agregar algo, indique este número.',
    foot: 'Recibe este mensaje porque se escribió esta dirección en nuestro sitio. Si no fue usted, ignore este mensaje.',
  },
}

const REPLY_FOOT: Record<Language, string> = {
  zh: '{{company}}\n咨询编号：{{number}}\n\n您于 {{date}} 的咨询：\n{{quoted}}',
  en: '{{company}}\nYour reference: {{number}}\n\nWhat you wrote on {{date}}:\n{{quoted}}',
  es: '{{company}}\nNúmero de su consulta: {{number}}\n\nLo que escribió el {{date}}:\n{{quoted}}',
}

type Parcel = NewParcel & { payload: Letter }
type Said = { site: SiteSettings; senderName: Text; publicUrl: string | undefined }

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
export function noticeTo(to: string, row: MessageRow, about: About, { site, publicUrl }: Said): Parcel {
  const { subject, body } = NOTICE[site.language]
  const own = publicUrl?.replace(/\/$/, '')
  const page = own && about?.address ? `\n${own}/${row.lang}${about.address}` : ''
  const values: Values = {
    number: row.number,
    topic: row.subject || row.product_name || row.name,
    name: row.name,
    company: row.company || nothing,
    country: row.country || nothing,
    phone: row.phone || nothing,
    email: row.email || nothing,
    kind: nameOfOne(about?.kind ?? 'product')[site.language],
    about: about ? about.title + page : nothing,
    content: row.content,
    link: own ? `${own}/#/webSystemManage/web_message/${row.id}` : '',
  }
  const parts = letterParts({
    body: fillIn(body, values).trim(),
    foot: '',
    language: site.language,
    mark: row.number,
  })
  const replyTo = row.email === '' ? {} : { replyTo: row.email }
  return parcel('message.notice', row.id, { to, subject: fillIn(subject, values), ...parts, ...replyTo })
}

/** Thanks the visitor in their language. */
export function thanksFor(row: MessageRow, { site, senderName }: Said): Parcel {
  const { subject, body, hello, plain, foot } = THANKS[row.lang]
  const company = companyIn(site, row.lang)
  const values = {
    number: row.number,
    company,
    hello: looksLikeName(row.name) ? fillIn(hello, { name: row.name }) : plain,
  }
  const parts = letterParts({ body: fillIn(body, values), foot, language: row.lang, mark: row.number })
  const letter = {
    to: row.email,
    subject: fillIn(subject, values),
    ...parts,
    fromName: nameFor(senderName, company, row.lang),
  }
  return parcel('message.acknowledgement', row.id, letter)
}

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
  { site, senderName }: Said,
  replyTo: string,
): Parcel {
  const { language, sender } = answer
  const company = companyIn(site, language)
  const values = answerValues(row, sender)
  const foot = fillIn(REPLY_FOOT[language], {
    company,
    number: row.number,
    date: new Date(row.created_at).toISOString().slice(0, 10),
    quoted: row.content.replace(/^/gm, '> '),
  })
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
