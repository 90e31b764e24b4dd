// What answers the calls by which staff work on messages.
import { messageDeskCalls as calls } from '#contract/enquiries/message-desk.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { serveEvents } from '#server/http/events.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { serveSheet } from '#server/http/serve-sheet.ts'
import type { Parts } from '#server/parts.ts'
import type { Desk } from './change-message.ts'
import { messageChoices } from './choices.ts'
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
import { checkReach } from './rules.ts'
import { messageSheet } from './sheet.ts'
import { itemOf } from './shown.ts'
import { messageStore } from './store.ts'

export function deskRoutes(router: Router, parts: Parts) {
  const { storage, bus, now } = parts
  const source = { db: storage.db, now }
  const store = messageStore(storage.db, now)
  const desk: Desk = { ...parts, store }
  const choices = messageChoices(storage.db)

  serve(router, calls.list, async ({ page, limit, sort, before, ...filters }) => {
    checkReach(page, limit, COUNTED)
    const { rows, ...count } = await pageOfMessages(source, filters, { page, limit, sort, before })
    const nameOf = await store.namesOf(rows.map(({ assignee_id }) => assignee_id))
    const addressOf = await store.addressesOf(rows)
    return { ...count, items: rows.map((row) => itemOf(row, nameOf, addressOf)) }
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
