// What answers the calls by which staff work on messages.

import { sql } from 'kysely'
import { messageDeskCalls as calls } from '#contract/enquiries/message-desk.ts'
import { storedText } from '#contract/fields/walk.ts'
import { ADMIN_ROLE } from '#contract/people/role.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { serveEvents } from '#server/http/events.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { serveSheet } from '#server/http/serve-sheet.ts'
import { disabledKeys, withPages } from '#server/parts/rights/rights.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import { namePrefixes, wordBegins } from '#server/storage/words/user-words.ts'
import type { Desk } from './change-message.ts'
import {
  addNote,
  assign,
  markSpam,
  merge,
  previewReply,
  readMessage,
  reply,
  setDue,
  setState,
  unmerge,
} from './desk.ts'
import { createErasure } from './erasure.ts'
import { allMessages, badgeCounts, countStates, pageOfMessages } from './list.ts'
import { createMailed } from './mailed.ts'
import { checkReach } from './rules.ts'
import { messageSheet } from './sheet.ts'
import { itemOf } from './shown.ts'
import { messageStore } from './store.ts'

export function deskRoutes(router: Router, parts: Parts) {
  const { storage, bus, now } = parts
  const source = { db: storage.db, now }
  const store = messageStore(storage.db, now)
  const desk: Desk = { ...parts, store, mailedOf: createMailed(parts) }
  const choices = messageChoices(storage.db)

  serve(router, calls.list, async ({ page, limit, sort, before, ...filters }) => {
    checkReach(page, limit, COUNTED)
    const { rows, ...count } = await pageOfMessages(source, filters, { page, limit, sort, before })
    const nameOf = await store.namesOf(rows.map(({ assignee_id }) => assignee_id))
    const addressOf = await store.addressesOf(rows)
    const ids = rows.map(({ id }) => id)
    const asked = await store.linesOf(ids)
    const quoteOf = await store.quotesOf(ids)
    return { ...count, items: rows.map((row) => itemOf(row, nameOf, addressOf, asked, quoteOf)) }
  })
  serve(router, calls.read, ({ id }) => readMessage(desk, id))
  serve(router, calls.states, (filters) => countStates(source, filters))
  serve(router, calls.people, (query) => choices.people(query))
  serve(router, calls.products, () => choices.records())
  serve(router, calls.counts, (_, { person }) => badgeCounts(source, person.id))
  serveEvents(router, bus, calls.events, { name: 'counts', kind: 'message' }, ({ id }) =>
    badgeCounts(source, id),
  )
  serve(router, calls.assign, (input, asking) => assign(desk, input, asking))
  serve(router, calls.setState, (input, asking) => setState(desk, input, asking))
  serve(router, calls.spam, (input, asking) => markSpam(desk, input, asking))
  serve(router, calls.note, (input, asking) => addNote(desk, input, asking))
  serve(router, calls.due, (input, asking) => setDue(desk, input, asking))
  serve(router, calls.reply, (input, asking) => reply(desk, input, asking))
  serve(router, calls.preview, (input, asking) => previewReply(desk, input, asking))
  serve(router, calls.merge, (input, asking) => merge(desk, input, asking))
  serve(router, calls.unmerge, (input, asking) => unmerge(desk, input, asking))
  serve(router, calls.remove, createErasure(parts))
  serveSheet(router, parts, calls.exportAll, async (filters, { language }) =>
    messageSheet(allMessages(source, filters), store, language),
  )
}

const PEOPLE = 20
const RECORDS = 500
const PAGE = 'web_message'

function messageChoices(db: Db) {
  /** The roles that show the inbox to somebody. */
  async function rolesThatSee(): Promise<number[]> {
    const off = await disabledKeys(db)
    const rows = await db
      .selectFrom('role')
      .leftJoin('role_grant', 'role_grant.role_id', 'role.id')
      .select(['role.id', 'role.name', 'role_grant.resource'])
      .where('role.flag', '=', 'enabled')
      .execute()
    const sees = rows.filter(
      ({ name, resource }) =>
        name === ADMIN_ROLE || (!off.has(PAGE) && resource !== null && withPages([resource]).has(PAGE)),
    )
    return [...new Set(sees.map(({ id }) => id))]
  }

  return {
    /** Found by the beginnings of their names; `id` names one, who may have lost the right since. */
    async people({ keyword = '', id }: { keyword?: string | undefined; id?: number | undefined }) {
      let query = db.selectFrom('user_account').select(['id', 'username', 'nick_name'])
      if (id !== undefined) query = query.where('id', '=', id)
      else {
        const roles = await rolesThatSee()
        query = query
          .where('flag', '=', 'enabled')
          .where('trashed_at', 'is', null)
          .where('id', 'in', (within) =>
            within.selectFrom('user_role').select('user_id').where('role_id', 'in', roles),
          )
        for (const prefix of namePrefixes(keyword))
          query = query.where('id', 'in', (within) =>
            within.selectFrom('user_word').select('user_id').where(wordBegins(prefix)),
          )
      }
      const rows = await query.orderBy('username').limit(PEOPLE).execute()
      return rows.map(({ id, username, nick_name }) => ({ id, username, name: nick_name || username }))
    },

    /** Steps from record to record through the index, the newest first, however many messages each has. */
    async records() {
      const { rows } = await sql<{ id: number; kind: Kind; title: string }>`
        with recursive asked(id) as (
          select max(product_id) from message where product_id is not null
          union all
          select (select max(product_id) from message where product_id < asked.id) from asked where asked.id is not null)
        select entry.id, entry.kind, entry.title from (select id from asked where id is not null limit ${RECORDS}) as few
        inner join entry on entry.id = few.id order by entry.id desc`.execute(db)
      return rows.map(({ id, kind, title }) => ({ id, kind, title: storedText(title) }))
    },
  }
}
