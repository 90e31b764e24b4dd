// Adds pinyin to the words that rows are found by: a moment after they were written, on one node at a time, so that no write waits for it.

import { sql } from 'kysely'
import { storedText } from '#contract/fields/walk.ts'
import { startRepeatedWork } from '#server/parts/long-work/repeated-work.ts'
import { takeLease } from '#server/storage/lease.ts'
import type { Db } from '#server/storage/open.ts'
import type { SearchTables } from '#server/storage/tables/search-tables.ts'
import { keepEntryWords } from '#server/storage/words/entry-words.ts'
import { pinyinOf } from './pinyin.ts'

const EVERY_MS = 20_000
const LEASE_MS = 60_000
const BATCH = 200

type Subject = SearchTables['unspelled']['subject']
type Row = { id: number; text: string }
type Spelled = {
  texts: (db: Db, ids: readonly number[]) => Promise<Row[]>
  keep: (db: Db, id: number, words: readonly string[]) => Promise<unknown>
}

const SUBJECTS: Record<Subject, Spelled> = {
  entry: {
    async texts(db, ids) {
      const rows = await db.selectFrom('entry').select(['id', 'title']).where('id', 'in', ids).execute()
      return rows.map(({ id, title }) => ({ id, text: title }))
    },
    // Records of before this table have no words at all.
    async keep(db, id, words) {
      const row = await db
        .selectFrom('entry')
        .select(['code', 'title'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return
      await keepEntryWords(db, id, { code: row.code, title: storedText(row.title) })
      await addWords(db, 'entry_word', 'entry_id', id, words)
    },
  },
  media: {
    async texts(db, ids) {
      const rows = await db.selectFrom('media').select(['id', 'name', 'alt']).where('id', 'in', ids).execute()
      return rows.map(({ id, name, alt }) => ({ id, text: `${name} ${alt}` }))
    },
    keep: (db, id, words) => addWords(db, 'media_word', 'media_id', id, words),
  },
  user: {
    async texts(db, ids) {
      const accounts = db.selectFrom('user_account').select(['id', 'nick_name'])
      const rows = await accounts.where('id', 'in', ids).execute()
      return rows.map(({ id, nick_name }) => ({ id, text: nick_name }))
    },
    keep: (db, id, words) => addWords(db, 'user_word', 'user_id', id, words),
  },
  message: {
    async texts(db, ids) {
      const messages = db.selectFrom('message').select(['id', 'name', 'company', 'subject'])
      const rows = await messages.where('id', 'in', ids).execute()
      return rows.map(({ id, name, company, subject }) => ({ id, text: `${name} ${company} ${subject}` }))
    },
    keep: (db, id, words) => addWords(db, 'message_word', 'message_id', id, words),
  },
}

/** Adds words to those a row is found by; the ones it has stay. */
async function addWords(db: Db, table: string, column: string, id: number, words: readonly string[]) {
  if (words.length === 0) return
  const rows = words.map((word) => sql`(${word}, ${id})`)
  await sql`insert into ${sql.table(table)} (word, ${sql.ref(column)}) values ${sql.join(rows)} on conflict do nothing`.execute(
    db,
  )
}

/** Spells what waits; answers how many rows. Nothing while another node is at it. */
export async function spellWords(
  { db, now }: { db: Db; now: () => number },
  stopped = () => false,
): Promise<number> {
  const waiting = await db.selectFrom('unspelled').select('id').limit(1).execute()
  if (waiting.length === 0) return 0
  const lease = await takeLease(db, 'spelling', LEASE_MS, now)
  if (!lease) return 0
  let spelled = 0
  try {
    for (;;) {
      if (stopped() || !(await lease.renew())) return spelled
      const rows = await db.selectFrom('unspelled').selectAll().limit(BATCH).execute()
      if (rows.length === 0) return spelled
      for (const subject of new Set(rows.map((row) => row.subject))) {
        const ids = rows.filter((row) => row.subject === subject).map(({ id }) => id)
        await spellSome(db, subject, ids)
      }
      spelled += rows.length
    }
  } finally {
    await lease.release()
  }
}

async function spellSome(db: Db, subject: Subject, ids: readonly number[]) {
  const { texts, keep } = SUBJECTS[subject]
  const before = await texts(db, ids)
  const words = await pinyinOf(before.map(({ text }) => text))
  await db.transaction().execute(async (within) => {
    const now = new Map((await texts(within, ids)).map(({ id, text }) => [id, text]))
    // What was written in between waits for the next round.
    const settled = ids.filter((id) => now.get(id) === before.find((row) => row.id === id)?.text)
    for (const [index, { id, text }] of before.entries()) {
      const found = words[index] ?? []
      if (now.get(id) === text && (found.length > 0 || subject === 'entry')) await keep(within, id, found)
    }
    if (settled.length > 0)
      await within.deleteFrom('unspelled').where('subject', '=', subject).where('id', 'in', settled).execute()
  })
}

/** Spells now and then every few seconds; `stop` waits for what is under way. */
export const startSpelling = (store: { db: Db; now: () => number }, report: (error: unknown) => void) =>
  startRepeatedWork((stopped) => spellWords(store, stopped), EVERY_MS, report)
