// The PDF of a version: set as it says, kept under a name of its own once it is sent, and removed when nobody holds it.
import { randomBytes } from 'node:crypto'
import type { QuoteContent } from '#contract/quotes/quote-shapes.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import type { Files } from '#server/parts/files/files.ts'
import { offerPaper } from '#server/parts/papers/offer-paper.ts'
import type { Task } from '#server/parts/papers/papers.ts'
import type { Db } from '#server/storage/open.ts'

/** A PDF that belongs to no version is removed after so long; no sending takes as long. */
const HELD_MS = 60 * 60_000
const LOGO = 'logo.png'

export type QuotePaper = {
  number: string
  edition: number
  content: QuoteContent
  /** The number of the inquiry. */
  enquiry: string
  /** When it was, or would be, sent. */
  day: number
  /** The end of its validity; null where none is said. */
  validUntil: number | null
  sender: string
  /** Where the customer answers; null where the site knows no address of its own. */
  address: string | null
}

/** The task of a version for `papers.set`; `logo` are the bytes of the company's own. */
export function quotePaper(
  settings: SiteSettings,
  { number, edition, content, enquiry, day, validUntil, sender, address }: QuotePaper,
  { timeZone, logo }: { timeZone: string; logo: Uint8Array | null },
): Task {
  const { language, customer, lines, extras, currency, intro, taxes, delivery, payment, conditions } = content
  const task = offerPaper(
    settings,
    {
      ...{ number, version: edition, enquiry, day, validUntil, intro, currency, address },
      ...{ taxes, delivery, payment, conditions, extras },
      customer: customer.split('\n'),
      from: { name: sender, role: '' },
      lines: lines.map(({ code, note, ...line }) => ({
        ...line,
        notes: [code, ...note.split('\n')],
      })),
    },
    { language, timeZone, logoFile: logo === null ? null : LOGO },
  )
  return { ...task, files: logo === null ? {} : { [LOGO]: logo } }
}

/** Keeps the bytes of a PDF that no version has yet; answers its key. `takePaper` gives it to one. */
export async function keepPaper(db: Db, files: Files, pdf: Uint8Array, at: number): Promise<string> {
  const file = `o/${randomBytes(20).toString('hex')}.pdf`
  await db.insertInto('quote_paper').values({ file, made_at: at }).execute()
  await files.put(file, pdf)
  return file
}

/** Within the transaction that gives a PDF to a version. */
export const takePaper = (within: Db, file: string) =>
  within.deleteFrom('quote_paper').where('file', '=', file).execute()

/** The PDFs of the quotes of these inquiries, let go of within the transaction that erases them; the caller removes them after it. */
export async function letPapersGo(within: Db, messageIds: readonly number[], at: number): Promise<string[]> {
  const rows = await within
    .selectFrom('quote_version')
    .innerJoin('quote', 'quote.id', 'quote_version.quote_id')
    .select('quote_version.file')
    .where('quote.message_id', 'in', messageIds)
    .where('quote_version.file', '<>', '')
    .execute()
  // Whoever dies before they are removed leaves them to the upkeep.
  if (rows.length > 0)
    await within
      .insertInto('quote_paper')
      .values(rows.map(({ file }) => ({ file, made_at: at })))
      .execute()
  return rows.map(({ file }) => file)
}

/** Removes PDFs that belong to no version. */
export async function removePapers(db: Db, files: Files, papers: readonly string[]): Promise<void> {
  for (const file of papers) {
    // Bytes first: a row that stays is found again.
    await files.remove(file)
    await takePaper(db, file)
  }
}

/** Removes some of what was made and never sent; answers how many. */
export async function sweepPapers(db: Db, files: Files, now: number, batch: number): Promise<number> {
  const rows = await db
    .selectFrom('quote_paper')
    .select('file')
    .where('made_at', '<', now - HELD_MS)
    .orderBy('made_at')
    .limit(batch)
    .execute()
  await removePapers(
    db,
    files,
    rows.map(({ file }) => file),
  )
  return rows.length
}
