// The products that messages ask for, one line each.
import type { Insertable } from 'kysely'
import type { AskedLine } from '#contract/enquiries/message-shapes.ts'
import type { LineRow } from '#server/storage/message-lines.ts'
import type { Db } from '#server/storage/open.ts'
import type { MessageLineTable } from '#server/storage/tables/enquiry-tables.ts'

export type NewLineRow = Omit<Insertable<MessageLineTable>, 'message_id' | 'place'>

/** Writes the lines of a new message, in their order. */
export async function keepLines(within: Db, messageId: number, lines: readonly NewLineRow[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map((line, place) => ({ ...line, message_id: messageId, place }))
  await within.insertInto('message_line').values(rows).execute()
}

/** A line as it crosses the wire. */
export const shownLine = ({
  product_id,
  model,
  name,
  quantity,
  size,
  medium,
  code,
  note,
}: LineRow): AskedLine => ({
  productId: product_id,
  ...{ model, name, quantity, size, medium, code, note },
})

type Asked = Pick<LineRow, 'model' | 'name' | 'quantity' | 'size' | 'medium' | 'code' | 'note'>

/** What is asked for, in a few words: `10 × LEM-300`. */
export const shortLine = ({ quantity, model, name }: Pick<Asked, 'quantity' | 'model' | 'name'>): string =>
  `${quantity > 0 ? `${quantity} × ` : ''}${model || name}`

/** The whole line: `10 × LEM-300 Electromagnetic flow meter, DN 100, waste water, LEM300-100 (note)`. */
export function wholeLine(line: Asked): string {
  const { model, name, size, medium, code, note } = line
  const called = model !== '' && name !== '' && name !== model ? ` ${name}` : ''
  const told = [`${shortLine(line)}${called}`, size, medium, code].filter((part) => part !== '')
  return told.join(', ') + (note === '' ? '' : ` (${note})`)
}
