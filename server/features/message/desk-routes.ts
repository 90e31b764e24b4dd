// What answers the calls by which staff work on messages.
import { messageDeskCalls as calls } from '#contract/enquiries/message-desk.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { serveEvents } from '#server/http/events.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { serveSheet } from '#server/http/serve-sheet.ts'
import type { Parts } from '#server/parts.ts'
import { messageChoices } from './choices.ts'
import { createDesk } from './desk.ts'
import { createErasure } from './erasure.ts'
import { messageList } from './list.ts'
import { checkReach } from './rules.ts'
import { messageSheet } from './sheet.ts'
import { itemOf } from './shown.ts'
import { messageStore } from './store.ts'

export function deskRoutes(router: Router, parts: Parts) {
  const { storage, bus, now } = parts
  const store = messageStore(storage.db, now)
  const list = messageList(storage.db, now)
  const desk = createDesk(parts)
  const choices = messageChoices(storage.db)

  serve(router, calls.list, async ({ page, limit, sort, before, ...filters }) => {
    checkReach(page, limit, COUNTED)
    const { rows, ...count } = await list.page(filters, { page, limit, sort, before })
    const nameOf = await store.namesOf(rows.map(({ assignee_id }) => assignee_id))
    const addressOf = await store.addressesOf(rows)
    return { ...count, items: rows.map((row) => itemOf(row, nameOf, addressOf)) }
  })
  serve(router, calls.read, ({ id }) => desk.read(id))
  serve(router, calls.states, (filters) => list.states(filters))
  serve(router, calls.people, (query) => choices.people(query))
  serve(router, calls.products, () => choices.records())
  serve(router, calls.counts, (_, { person }) => list.counts(person.id))
  serveEvents(router, bus, calls.events, { name: 'counts', kind: 'message' }, ({ id }) => list.counts(id))
  serve(router, calls.assign, (input, asking) => desk.assign(input, asking))
  serve(router, calls.setState, (input, asking) => desk.setState(input, asking))
  serve(router, calls.spam, (input, asking) => desk.spam(input, asking))
  serve(router, calls.note, (input, asking) => desk.note(input, asking))
  serve(router, calls.due, (input, asking) => desk.due(input, asking))
  serve(router, calls.reply, (input, asking) => desk.reply(input, asking))
  serve(router, calls.preview, (input, asking) => desk.preview(input, asking))
  serve(router, calls.merge, (input, asking) => desk.merge(input, asking))
  serve(router, calls.unmerge, (input, asking) => desk.unmerge(input, asking))
  serve(router, calls.remove, createErasure(parts))
  serveSheet(router, parts, calls.exportAll, async (filters, { language }) =>
    messageSheet(list.all(filters), store, language),
  )
}
