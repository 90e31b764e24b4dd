// Messages as rows of a sheet, in the language of whoever asks.

import type { MessageState, SpamReason } from '#contract/enquiries/message-states.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { nameOfOne } from '#server/kind-words.ts'
import { wholeLine } from '#server/parts/enquiries/lines.ts'
import type { Cell, SheetColumn } from '#server/parts/sheets/sheets.ts'
import type { LineRow } from '#server/storage/message-lines.ts'
import { serverTexts } from '#server/texts.ts'
import { type MessageRow, NEVER } from './shown.ts'
import type { messageStore } from './store.ts'

const words = serverTexts('server/message/sheet')

type Column = { title: Text; width: number; cell: (row: MessageRow, shown: Shown) => Cell }
type Shown = {
  language: Language
  nameOf: (id: number) => string
  address: string
  lines: readonly LineRow[]
}

const STATES: Record<MessageState, Text> = words.states
const REASONS: Record<SpamReason, Text> = words.reasons

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
    | 'delivery'
    | 'lang',
  width: number,
): Column => ({ title, width, cell: (row) => row[field] })
const time = (title: Text, field: 'created_at' | 'replied_at' | 'due_at'): Column => ({
  title,
  width: 25,
  cell: (row) => (row[field] === 0 || row[field] === NEVER ? null : { at: row[field] }),
})

const COLUMNS: readonly Column[] = [
  text(words.columns.number, 'number', 16),
  time(words.columns.time, 'created_at'),
  {
    title: words.columns.state,
    width: 12,
    cell: ({ state }, { language }) => STATES[state][language],
  },
  text(words.columns.name, 'name', 20),
  text(words.columns.company, 'company', 28),
  text(words.columns.country, 'country', 16),
  text(words.columns.email, 'email', 28),
  text(words.columns.phone, 'phone', 20),
  text(words.columns.subject, 'subject', 32),
  text(words.columns.inquiry, 'content', 60),
  {
    title: words.columns.about,
    width: 16,
    cell: ({ product_name, about_kind }, { language }) =>
      product_name === '' ? '' : nameOfOne(about_kind)[language],
  },
  text(words.columns.title, 'product_name', 28),
  { title: words.columns.page, width: 28, cell: (_, { address }) => address },
  {
    title: words.columns.products,
    width: 48,
    cell: (_, { lines }) => lines.map(wholeLine).join('\n'),
  },
  text(words.columns.delivery, 'delivery', 12),
  text(words.columns.language, 'lang', 10),
  {
    title: words.columns.assignedTo,
    width: 18,
    cell: ({ assignee_id }, { nameOf }) => (assignee_id === null ? '' : nameOf(assignee_id)),
  },
  time(words.columns.due, 'due_at'),
  time(words.columns.replied, 'replied_at'),
  {
    title: words.columns.spamReason,
    width: 24,
    cell: ({ spam_reason }, { language }) => (spam_reason === '' ? '' : REASONS[spam_reason][language]),
  },
]

/** The sheet's name, its columns, and its rows as they are read. */
export function messageSheet(
  batches: AsyncIterable<MessageRow[]>,
  {
    namesOf,
    addressesOf,
    linesOf,
  }: Pick<ReturnType<typeof messageStore>, 'namesOf' | 'addressesOf' | 'linesOf'>,
  language: Language,
) {
  async function* cells() {
    const names = new Map<number, string>()
    const nameOf = (id: number) => names.get(id) ?? ''
    const addresses = new Map<string, string>()
    async function cellsOf(row: MessageRow, lines: readonly LineRow[]) {
      const { assignee_id, product_id, lang } = row
      // Few people answer many messages: each is looked up once.
      if (assignee_id !== null && !names.has(assignee_id))
        names.set(assignee_id, (await namesOf([assignee_id]))(assignee_id))
      const key = `${lang} ${product_id}`
      if (!addresses.has(key)) {
        const path = product_id === null ? '' : (await addressesOf([row]))(row)
        addresses.set(key, path && `/${lang}${path}`)
      }
      const address = addresses.get(key) ?? ''
      return COLUMNS.map(({ cell }) => cell(row, { language, nameOf, address, lines }))
    }
    for await (const rows of batches) {
      const asked = await linesOf(rows.map(({ id }) => id))
      for (const row of rows) yield await cellsOf(row, asked(row.id))
    }
  }
  const columns = COLUMNS.map(({ title, width }): SheetColumn => ({ title: title[language], width }))
  return { name: words.name[language], columns, rows: cells() }
}
