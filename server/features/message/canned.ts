// Canned answers: kept for the next time somebody asks the same.

import type { Selectable } from 'kysely'
import { cannedAnswerCalls as calls } from '#contract/enquiries/canned-answer.ts'
import { CANNED, type CannedAnswer } from '#contract/enquiries/message-shapes.ts'
import { storedText } from '#contract/fields/walk.ts'
import type { Text } from '#contract/languages/language.ts'
import { notFound, stale } from '#server/failure.ts'
import { type AskingPerson, type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import type { EnquiryTables } from '#server/storage/tables/enquiry-tables.ts'
import { tooManyCanned } from './rules.ts'

type Row = Selectable<EnquiryTables['canned_answer']>

export function cannedRoutes(router: Router, { storage, now }: Parts) {
  const { db } = storage
  const find = (id: number, within: Db) =>
    within.selectFrom('canned_answer').selectAll().where('id', '=', id).executeTakeFirst()

  /** The row, when it is still of that version. */
  async function mustFind({ id, version }: { id: number; version: number }, within: Db): Promise<Row> {
    const row = await find(id, within)
    if (!row) throw notFound()
    if (row.version !== version) throw stale(shown(row))
    return row
  }

  serve(router, calls.list, async () => {
    const rows = await db.selectFrom('canned_answer').selectAll().orderBy('sort').orderBy('id').execute()
    return rows.map(shown)
  })
  serve(router, calls.add, (fields, asking) =>
    db.transaction().execute(async (within) => {
      await storage.exclusive(within, 'canned answers')
      const { count, last } = await within
        .selectFrom('canned_answer')
        .select((row) => [row.fn.countAll().as('count'), row.fn.max('sort').as('last')])
        .executeTakeFirstOrThrow()
      if (Number(count) >= CANNED) throw tooManyCanned(CANNED)
      const at = now()
      const row = await within
        .insertInto('canned_answer')
        .values({
          ...stored(fields),
          version: 1,
          sort: Number(last ?? 0) + 10,
          created_at: at,
          updated_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await note(asking, within, row, undefined, fields)
      return shown(row)
    }),
  )
  serve(router, calls.update, ({ id, version, ...fields }, asking) =>
    db.transaction().execute(async (within) => {
      const row = await mustFind({ id, version }, within)
      const changed = await within
        .updateTable('canned_answer')
        .set({ ...stored(fields), version: version + 1, updated_at: now() })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst()
      if (!changed) throw stale(shown(await mustFind({ id, version: version + 1 }, within)))
      const { title, body } = shown(row)
      await note(asking, within, changed, { title, body }, fields)
      return shown(changed)
    }),
  )
  serve(router, calls.remove, (target, asking) =>
    db.transaction().execute(async (within) => {
      const row = await mustFind(target, within)
      await within
        .deleteFrom('canned_answer')
        .where('id', '=', row.id)
        .where('version', '=', row.version)
        .execute()
      const { title, body } = shown(row)
      await note(asking, within, row, { title, body })
      return null
    }),
  )
}

const stored = ({ title, body }: { title: string; body: Text }) => ({ title, body: JSON.stringify(body) })

const shown = (row: Row): CannedAnswer => ({
  id: row.id,
  version: row.version,
  title: row.title,
  body: storedText(row.body),
  updateTime: isoTime(row.updated_at),
})

const note = (asking: AskingPerson, within: Db, { id, title }: Row, before?: object, after?: object) =>
  asking.record(within, { recordId: id, recordName: title, before, after })
