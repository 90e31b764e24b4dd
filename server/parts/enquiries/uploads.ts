// Files that come with enquiries: kept in parts as they arrive, judged when they are whole, swept when nobody sends them.
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Selectable } from 'kysely'
import { oneLine } from '#contract/enquiries/enquiry.ts'
import { FILE_NAME, type FileReason, PART_BYTES, type SentFile } from '#contract/enquiries/enquiry-files.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, notFound } from '#server/failure.ts'
import type { Files } from '#server/parts/files/files.ts'
import { createRateLimit } from '#server/parts/sign-in/rate-limit.ts'
import { addressKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import type { MessageFileTable } from '#server/storage/tables/enquiry-tables.ts'
import { serverTexts } from '#server/texts.ts'
import { scanBytes } from './scan.ts'
import { judgeUpload, trueName } from './upload-type.ts'

const words = serverTexts('server/message/files')

/** Files that an address may begin, and that may wait unsent: of an address, and of all. */
export const BEGUN_LIMIT = { name: 'message-file', points: 60, seconds: 60 * 60 }
export const WAITING_OF_ONE = 20
export const WAITING = 400
/** What was not sent with an enquiry goes after this time. */
export const KEPT_MS = 24 * 60 * 60_000

export type FileRow = Selectable<MessageFileTable>
export type Uploads = ReturnType<typeof createUploads>

const partKey = (file: string, at: number) => `q/${file}/${at}`
const partsOf = ({ size }: Pick<FileRow, 'size'>) => Math.ceil(size / PART_BYTES)

export const sentFile = ({ file, name, size, received, state, reason, type }: FileRow): SentFile => ({
  ...{ file, name, size, received, state },
  reason: reason as SentFile['reason'],
  type: type as SentFile['type'],
})

/** Removes the bytes of files whose rows are gone. */
export async function removeBytes(files: Files, rows: readonly Pick<FileRow, 'file' | 'size'>[]) {
  for (const row of rows) for (let at = 0; at < partsOf(row); at++) await files.remove(partKey(row.file, at))
}

type Needs = {
  storage: Pick<Storage, 'db'>
  files: Files
  config: { uploadScan: readonly string[] }
  now: () => number
}

export function createUploads({ storage, files, config, now }: Needs) {
  const { db } = storage
  const begun = createRateLimit(db, BEGUN_LIMIT, now)

  const find = (file: string, within: Db = db) =>
    within.selectFrom('message_file').selectAll().where('file', '=', file).executeTakeFirst()
  async function mustFind(file: string): Promise<FileRow> {
    const row = await find(file)
    if (!row) throw notFound()
    return row
  }
  const waiting = async (sender?: string) => {
    let query = db
      .selectFrom('message_file')
      .select((row) => row.fn.countAll().as('count'))
      .where('message_id', 'is', null)
    if (sender !== undefined) query = query.where('sender', '=', sender)
    return Number((await query.executeTakeFirstOrThrow()).count)
  }

  async function* bytesOf(row: Pick<FileRow, 'file' | 'size'>): AsyncGenerator<Buffer> {
    for (let at = 0; at < partsOf(row); at++) {
      const part = await files.read(partKey(row.file, at))
      if (part === null) throw notFound()
      yield part
    }
  }

  /** Says what a whole file is, and whether it is taken; the bytes of what is refused are gone. */
  async function judge(row: FileRow): Promise<FileRow> {
    const first = (await files.read(partKey(row.file, 0))) ?? Buffer.alloc(0)
    const judged = judgeUpload(first)
    const reason: FileReason | '' = judged ? await scanBytes(config.uploadScan, bytesOf(row)) : 'notKind'
    const refused = judged === null || reason !== ''
    await db
      .updateTable('message_file')
      .set({
        state: refused ? 'refused' : 'received',
        reason,
        type: judged?.type ?? '',
        name: judged && !refused ? trueName(row.name, judged.type, judged.ending) : row.name,
        updated_at: now(),
      })
      .where('id', '=', row.id)
      .execute()
    if (refused) await removeBytes(files, [row])
    return mustFind(row.file)
  }

  async function begin({ name, size }: { name: string; size: number }, address: string): Promise<FileRow> {
    const sender = addressKey(address)
    const full = (await waiting(sender)) >= WAITING_OF_ONE || (await waiting()) >= WAITING
    if (full || !(await begun.spend(sender))) throw new Failure(CODE.tooMany, words.tooMany)
    const at = now()
    const file = randomBytes(20).toString('hex')
    const called = [...oneLine(name.split(/[\\/]/).at(-1) ?? '')].slice(-FILE_NAME).join('') || 'file'
    await db
      .insertInto('message_file')
      .values({
        ...{ message_id: null, name: called, type: '', size, received: 0, state: 'coming', reason: '' },
        ...{ file, sender, created_at: at, updated_at: at },
      })
      .execute()
    return mustFind(file)
  }

  /** Stores the part from `at`; what is there already is not written again. */
  async function part(file: string, at: number, bytes: Buffer): Promise<FileRow> {
    const row = await mustFind(file)
    if (row.state !== 'coming' || row.message_id !== null || at !== row.received) return row
    const due = Math.min(PART_BYTES, row.size - at)
    if (at % PART_BYTES !== 0 || bytes.length !== due) throw invalid({ file: words.wrongPart })
    await files.put(partKey(file, at / PART_BYTES), bytes)
    const received = at + due
    // Two that send the same part are one.
    const { numUpdatedRows } = await db
      .updateTable('message_file')
      .set({ received, updated_at: now() })
      .where('id', '=', row.id)
      .where('received', '=', at)
      .executeTakeFirst()
    const next = await mustFind(file)
    return received === row.size && Number(numUpdatedRows) === 1 ? judge(next) : next
  }

  return {
    begin,
    part,
    /** How it stands. What was whole when the program died is judged now. */
    async state(file: string): Promise<FileRow> {
      const row = await mustFind(file)
      return row.state === 'coming' && row.received === row.size ? judge(row) : row
    },

    async drop(file: string): Promise<void> {
      const row = await find(file)
      if (!row || row.message_id !== null) return
      await db.deleteFrom('message_file').where('id', '=', row.id).where('message_id', 'is', null).execute()
      await removeBytes(files, [row])
    },

    /** A whole file at once, as forms without scripts send it. */
    async keep(given: { name: string; bytes: Buffer }, address: string): Promise<FileRow> {
      let row = await begin({ name: given.name, size: given.bytes.length }, address)
      for (let at = 0; at < given.bytes.length; at += PART_BYTES)
        row = await part(row.file, at, given.bytes.subarray(at, at + PART_BYTES))
      return row
    },

    /** Those of these files that may go along with an enquiry. */
    async received(secrets: readonly string[]): Promise<FileRow[]> {
      const rows =
        secrets.length === 0
          ? []
          : await db.selectFrom('message_file').selectAll().where('file', 'in', secrets).execute()
      return rows.filter(({ state, message_id }) => state === 'received' && message_id === null)
    },

    /** Gives them to a message. */
    async give(within: Db, messageId: number, rows: readonly FileRow[]): Promise<void> {
      if (rows.length === 0) return
      await within
        .updateTable('message_file')
        .set({ message_id: messageId, updated_at: now() })
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .where('message_id', 'is', null)
        .execute()
    },

    /** The bytes of a file, part after part. */
    open: (row: Pick<FileRow, 'file' | 'size'>): Readable => Readable.from(bytesOf(row)),
  }
}

/** Removes some of what was begun and never sent; answers how many. */
export async function sweepUploads(db: Db, files: Files, now: number, batch: number): Promise<number> {
  const rows = await db
    .selectFrom('message_file')
    .select(['id', 'file', 'size'])
    .where('message_id', 'is', null)
    .where('updated_at', '<', now - KEPT_MS)
    .limit(batch)
    .execute()
  for (const row of rows) {
    // Bytes first: a row that stays is found again.
    await removeBytes(files, [row])
    await db.deleteFrom('message_file').where('id', '=', row.id).where('message_id', 'is', null).execute()
  }
  return rows.length
}
