// Messages as rows of a sheet, in the language of whoever asks.

import type { MessageState, SpamReason } from '#contract/enquiries/message-states.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { nameOfOne } from '#server/kind-words.ts'
import type { Cell, SheetColumn } from '#server/parts/sheets/sheets.ts'
import { type MessageRow, NEVER } from './shown.ts'
import type { messageStore } from './store.ts'

type Column = { title: Text; width: number; cell: (row: MessageRow, shown: Shown) => Cell }
type Shown = { language: Language; nameOf: (id: number) => string; address: string }

const STATES: Record<MessageState, Text> = {
  new: { zh: '新询盘', en: 'New', es: 'Nueva' },
  assigned: { zh: '处理中', en: 'Assigned', es: 'Asignada' },
  replied: { zh: '已回复', en: 'Replied', es: 'Respondida' },
  closed: { zh: '已关闭', en: 'Closed', es: 'Cerrada' },
  spam: { zh: '垃圾询盘', en: 'Spam', es: 'Spam' },
}
const REASONS: Record<SpamReason, Text> = {
  honeypot: { zh: '填写了隐藏字段', en: 'Filled in the hidden field', es: 'Completó el campo oculto' },
  noToken: { zh: '没有表单凭证', en: 'No form token', es: 'Sin token de formulario' },
  badToken: { zh: '表单凭证无效或过期', en: 'Wrong or old form token', es: 'Token inválido o vencido' },
  tooFast: { zh: '提交过快', en: 'Sent too fast', es: 'Enviado demasiado rápido' },
  rate: { zh: '发送过多', en: 'Too many of one address', es: 'Demasiados de una dirección' },
  advertising: { zh: '广告推销', en: 'Advertising', es: 'Publicidad' },
  fraud: { zh: '诈骗或钓鱼', en: 'Fraud or phishing', es: 'Fraude o phishing' },
  nonsense: { zh: '无意义内容', en: 'Nonsense', es: 'Sin sentido' },
  abuse: { zh: '辱骂', en: 'Abuse', es: 'Insultos' },
  test: { zh: '测试', en: 'A test', es: 'Una prueba' },
  staff: { zh: '人工标记', en: 'Marked by staff', es: 'Marcada por el personal' },
}

const text = (
  title: Text,
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
const time = (title: Text, field: 'created_at' | 'replied_at' | 'due_at'): Column => ({
  title,
  width: 25,
  cell: (row) => (row[field] === 0 || row[field] === NEVER ? null : { at: row[field] }),
})

const NAME: Text = { zh: '询盘', en: 'Inquiries', es: 'Consultas' }
const COLUMNS: readonly Column[] = [
  text({ zh: '编号', en: 'Number', es: 'Número' }, 'number', 16),
  time({ zh: '时间', en: 'Time', es: 'Hora' }, 'created_at'),
  {
    title: { zh: '状态', en: 'State', es: 'Estado' },
    width: 12,
    cell: ({ state }, { language }) => STATES[state][language],
  },
  text({ zh: '姓名', en: 'Name', es: 'Nombre' }, 'name', 20),
  text({ zh: '公司', en: 'Company', es: 'Empresa' }, 'company', 28),
  text({ zh: '国家/地区', en: 'Country', es: 'País' }, 'country', 16),
  text({ zh: '邮箱', en: 'Email', es: 'Correo electrónico' }, 'email', 28),
  text({ zh: '电话', en: 'Phone', es: 'Teléfono' }, 'phone', 20),
  text({ zh: '主题', en: 'Subject', es: 'Asunto' }, 'subject', 32),
  text({ zh: '内容', en: 'Inquiry', es: 'Consulta' }, 'content', 60),
  {
    title: { zh: '咨询对象', en: 'About', es: 'Sobre' },
    width: 16,
    cell: ({ product_name, about_kind }, { language }) =>
      product_name === '' ? '' : nameOfOne(about_kind)[language],
  },
  text({ zh: '名称', en: 'Title', es: 'Título' }, 'product_name', 28),
  { title: { zh: '页面', en: 'Page', es: 'Página' }, width: 28, cell: (_, { address }) => address },
  text({ zh: '语言', en: 'Language', es: 'Idioma' }, 'lang', 10),
  {
    title: { zh: '负责人', en: 'Assigned to', es: 'Responsable' },
    width: 18,
    cell: ({ assignee_id }, { nameOf }) => (assignee_id === null ? '' : nameOf(assignee_id)),
  },
  time({ zh: '期限', en: 'Due', es: 'Vence' }, 'due_at'),
  time({ zh: '回复时间', en: 'Replied', es: 'Respondida' }, 'replied_at'),
  {
    title: { zh: '垃圾原因', en: 'Spam reason', es: 'Motivo de spam' },
    width: 24,
    cell: ({ spam_reason }, { language }) => (spam_reason === '' ? '' : REASONS[spam_reason][language]),
  },
]

/** The sheet's name, its columns, and its rows as they are read. */
export function messageSheet(
  rows: AsyncIterable<MessageRow>,
  { namesOf, addressesOf }: Pick<ReturnType<typeof messageStore>, 'namesOf' | 'addressesOf'>,
  language: Language,
) {
  async function* cells() {
    const names = new Map<number, string>()
    const nameOf = (id: number) => names.get(id) ?? ''
    const addresses = new Map<string, string>()
    for await (const row of rows) {
      const { assignee_id, product_id, lang } = row
      // Few people answer many messages: each is looked up once.
      if (assignee_id !== null && !names.has(assignee_id))
        names.set(assignee_id, (await namesOf([assignee_id]))(assignee_id))
      const asked = `${lang} ${product_id}`
      if (!addresses.has(asked)) {
        const path = product_id === null ? '' : (await addressesOf([row]))(row)
        addresses.set(asked, path && `/${lang}${path}`)
      }
      yield COLUMNS.map(({ cell }) => cell(row, { language, nameOf, address: addresses.get(asked) ?? '' }))
    }
  }
  const columns = COLUMNS.map(({ title, width }): SheetColumn => ({ title: title[language], width }))
  return { name: NAME[language], columns, rows: cells() }
}
