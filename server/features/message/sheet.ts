// Messages as rows of a sheet, in the language of whoever asks.

import type { MessageState, SpamReason } from '#contract/enquiries/message-states.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Cell, SheetColumn } from '#server/parts/sheets/sheets.ts'
import { type MessageRow, NEVER } from './shown.ts'

type Words = readonly [zh: string, en: string, es: string]
type Column = { title: Words; width: number; cell: (row: MessageRow, shown: Shown) => Cell }
type Shown = { language: Language; nameOf: (id: number) => string }

const inWords = ([zh, en, es]: Words, language: Language) => ({ zh, en, es })[language]

const STATES: Record<MessageState, Words> = {
  new: ['新询盘', 'New', 'Nueva'],
  assigned: ['处理中', 'Assigned', 'Asignada'],
  replied: ['已回复', 'Replied', 'Respondida'],
  closed: ['已关闭', 'Closed', 'Cerrada'],
  spam: ['垃圾询盘', 'Spam', 'Spam'],
}
const REASONS: Record<SpamReason, Words> = {
  honeypot: ['填写了隐藏字段', 'Filled in the hidden field', 'Completó el campo oculto'],
  noToken: ['没有表单凭证', 'No form token', 'Sin token de formulario'],
  badToken: ['表单凭证无效或过期', 'Wrong or old form token', 'Token inválido o vencido'],
  tooFast: ['提交过快', 'Sent too fast', 'Enviado demasiado rápido'],
  rate: ['发送过多', 'Too many of one address', 'Demasiados de una dirección'],
  advertising: ['广告推销', 'Advertising', 'Publicidad'],
  fraud: ['诈骗或钓鱼', 'Fraud or phishing', 'Fraude o phishing'],
  nonsense: ['无意义内容', 'Nonsense', 'Sin sentido'],
  abuse: ['辱骂', 'Abuse', 'Insultos'],
  test: ['测试', 'A test', 'Una prueba'],
  staff: ['人工标记', 'Marked by staff', 'Marcada por el personal'],
}

const text = (
  title: Words,
  field:
    | 'number'
    | 'name'
    | 'phone'
    | 'email'
    | 'company'
    | 'country'
    | 'subject'
    | 'content'
    | 'product_name'
    | 'lang',
  width: number,
): Column => ({ title, width, cell: (row) => row[field] })
const time = (title: Words, field: 'created_at' | 'replied_at' | 'due_at'): Column => ({
  title,
  width: 25,
  cell: (row) => (row[field] === 0 || row[field] === NEVER ? null : { at: row[field] }),
})

const NAME: Words = ['询盘', 'Inquiries', 'Consultas']
const COLUMNS: readonly Column[] = [
  text(['编号', 'Number', 'Número'], 'number', 16),
  time(['时间', 'Time', 'Hora'], 'created_at'),
  {
    title: ['状态', 'State', 'Estado'],
    width: 12,
    cell: ({ state }, { language }) => inWords(STATES[state], language),
  },
  text(['姓名', 'Name', 'Nombre'], 'name', 20),
  text(['公司', 'Company', 'Empresa'], 'company', 28),
  text(['国家/地区', 'Country', 'País'], 'country', 16),
  text(['邮箱', 'Email', 'Correo electrónico'], 'email', 28),
  text(['电话', 'Phone', 'Teléfono'], 'phone', 20),
  text(['主题', 'Subject', 'Asunto'], 'subject', 32),
  text(['内容', 'Inquiry', 'Consulta'], 'content', 60),
  text(['产品', 'Product', 'Producto'], 'product_name', 28),
  text(['语言', 'Language', 'Idioma'], 'lang', 10),
  {
    title: ['负责人', 'Assigned to', 'Responsable'],
    width: 18,
    cell: ({ assignee_id }, { nameOf }) => (assignee_id === null ? '' : nameOf(assignee_id)),
  },
  time(['期限', 'Due', 'Vence'], 'due_at'),
  time(['回复时间', 'Replied', 'Respondida'], 'replied_at'),
  {
    title: ['垃圾原因', 'Spam reason', 'Motivo de spam'],
    width: 24,
    cell: ({ spam_reason }, { language }) =>
      spam_reason === '' ? '' : inWords(REASONS[spam_reason], language),
  },
]

/** The sheet's name, its columns, and its rows as they are read. */
export function messageSheet(
  rows: AsyncIterable<MessageRow>,
  namesOf: (ids: readonly (number | null)[]) => Promise<(id: number) => string>,
  language: Language,
) {
  async function* cells() {
    const names = new Map<number, string>()
    const nameOf = (id: number) => names.get(id) ?? ''
    for await (const row of rows) {
      const { assignee_id } = row
      // Few people answer many messages: each is looked up once.
      if (assignee_id !== null && !names.has(assignee_id))
        names.set(assignee_id, (await namesOf([assignee_id]))(assignee_id))
      yield COLUMNS.map(({ cell }) => cell(row, { language, nameOf }))
    }
  }
  const columns = COLUMNS.map(({ title, width }): SheetColumn => ({ title: inWords(title, language), width }))
  return { name: inWords(NAME, language), columns, rows: cells() }
}
