// A version goes out: the letter with its PDF, the inquiry answered, webhooks told; all within one transaction.
import type { Updateable } from 'kysely'
import type { QuoteContent } from '#contract/quotes/quote-shapes.ts'
import { putParcel } from '#server/parts/outbox/outbox-parcel.ts'
import type { Db } from '#server/storage/open.ts'
import type { QuoteVersionTable } from '#server/storage/tables/quote-tables.ts'
import { editionName, type House, toCustomer } from './quote-letters.ts'
import { quoteAddress } from './quote-link.ts'
import { changeMessage, type QuotedMessage } from './quote-message.ts'
import { takePaper } from './quote-papers.ts'
import { countedColumns, type QuoteRow, versionOf } from './quote-rows.ts'
import { raiseQuote } from './quote-told.ts'

const DAY_MS = 24 * 60 * 60_000

/** With which words a version leaves, and what is done after it; `nudge_at` 0: never. */
export type Leaving = {
  subject: string
  body: string
  remindDays: number | null
  nudge_at: number
  /** Whoever sends it looks after an inquiry that nobody has. */
  mine: boolean
}
/** A version with all around it. */
export type Draft = { row: QuoteRow; message: QuotedMessage; content: QuoteContent }
/** What letters say of the house, and what signs the links of inquiries. */
export type Sender = { house: () => House; key: Buffer }

const changeVersion = (
  within: Db,
  { id, edition }: Pick<QuoteRow, 'id' | 'edition'>,
  set: Updateable<QuoteVersionTable>,
) =>
  within
    .updateTable('quote_version')
    .set(set)
    .where('quote_id', '=', id)
    .where('edition', '=', edition)
    .execute()

type Paper = { file: string; size: number; sent_by: number | null; sender: string }

/** Gives its PDF to the newest version, which is not changed from then on; `scheduled` where it leaves later. */
export async function closeVersion(
  within: Db,
  row: Pick<QuoteRow, 'id' | 'edition'>,
  paper: Paper,
  scheduled = '',
): Promise<void> {
  await changeVersion(within, row, { ...paper, scheduled })
  await takePaper(within, paper.file)
}

/** The version is a draft as before, and the upkeep removes its PDF. Answers what that makes of the quote. */
export async function notScheduled(
  within: Db,
  row: Pick<QuoteRow, 'id' | 'edition' | 'send_at'>,
  at: number,
): Promise<{ send_at?: 0 }> {
  if (row.send_at === 0) return {}
  const version = await versionOf(within, row.id, row.edition)
  if (version && version.file !== '') {
    await changeVersion(within, row, { file: '', size: 0, sent_by: null, sender: '', scheduled: '' })
    await within.insertInto('quote_paper').values({ file: version.file, made_at: at }).execute()
  }
  return { send_at: 0 }
}

/** Sends the version that was closed; answers what that makes of the quote, whose row the caller changes. */
export async function sendVersion(
  within: Db,
  { row, message, content }: Draft,
  { file, size, sent_by: by }: Pick<Paper, 'file' | 'size' | 'sent_by'>,
  { subject, body, remindDays, nudge_at, mine }: Leaving,
  { house, key }: Sender,
  at: number,
) {
  const { edition } = row
  const said = house()
  await changeVersion(within, row, { sent_at: at, updated_at: at, scheduled: '' })
  const link = quoteAddress({ publicUrl: said.config.publicUrl, key }, message.number, content.language)
  const name = `${editionName(row.number, edition)}.pdf`
  const parcel = toCustomer(
    { ...row, sent_edition: edition, lang: content.language },
    message,
    {
      ...{ topic: 'quote.sent', subject, body, link },
      attachments: [{ file, name, size, type: 'application/pdf' }],
    },
    said,
  )
  await putParcel(within, parcel, at)
  await changeMessage(
    within,
    message.id,
    {
      ...{ state: 'replied', replied_at: at },
      ...(mine && message.assignee_id === null && { assignee_id: by }),
    },
    { at, by, did: 'replied', detail: { subject, text: parcel.payload.text, to: message.email } },
  )
  const set = {
    ...countedColumns(content),
    ...{ state: 'sent' as const, unsent: 0 as const, sent_edition: edition, sent_at: at, send_at: 0 },
    ...{ accepted_at: 0, accepted_by: '', order_number: '', renewal_at: 0, opened: 0, opened_at: 0 },
    remind_at: remindDays === null ? 0 : at + remindDays * DAY_MS,
    nudge_at,
  }
  await raiseQuote(within, { ...row, ...set }, { did: 'sent', content, message }, at)
  return set
}
