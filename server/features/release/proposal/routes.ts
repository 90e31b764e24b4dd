// What answers the calls by which people look at proposals of programs, leave changes out and end them (decision 62).
import { proposalCalls as calls } from '#contract/content/proposal.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import { kindFor, maySee } from '#server/http/callers/seen-kinds.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { Parts } from '#server/parts.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'
import { fieldsOf } from '#server/publishing/proposals/taking.ts'
import { byPrograms } from './by-programs.ts'
import { agentRoutes } from './door.ts'
import { callBeside } from './proposed.ts'
import { hold, type Kinds } from './reach.ts'
import { recordRoutes, recordsOf } from './records.ts'
import {
  callPage,
  changesOf,
  mustFindPage,
  mustFindProposal,
  oneProposal,
  pagesOf,
  proposalPage,
} from './rows.ts'
import { translationRoutes } from './translation-routes.ts'

export function proposalRoutes(router: Router, parts: Parts, all: readonly ContentKind[]) {
  const kinds = new Map<Kind, ContentKind>(all.map((kind) => [kind.rules.kind, kind]))
  forPeople(router, parts, kinds)
  byPrograms(router, parts, kinds)
  recordRoutes(router, parts, kinds)
  translationRoutes(router, parts, kinds)
  agentRoutes(router, parts, all)
}

/** Looking, leaving out, ending. Taking is a save of the record. */
function forPeople(router: Router, { storage, now }: Parts, kinds: Kinds) {
  const { db } = storage
  async function whole(id: number, person: Person) {
    const page = await mustFindPage(db, id)
    const kind = kindFor(kinds, page.kind, person)
    const entry = await mustFind(db, kind.rules, page.entry_id)
    const content = fieldsOf(kind.rules, entry.content)
    const changes = await changesOf(db, id, content)
    const count = (decision: string) => changes.filter((one) => one.decision === decision).length
    return {
      ...{ id, kind: page.kind, entryId: page.entry_id, title: page.title },
      counts: { open: count('open'), taken: count('taken'), left: count('left') },
      ...{ version: entry.version, content, updatedBy: entry.updatedBy },
      ...{ updateTime: isoTime(entry.updatedAt), readVersion: page.read_version, changes },
      may: !person.program && mayCall(person, callBeside(kind, 'update').access),
    }
  }
  async function read(id: number, person: Person) {
    const [pages, records] = await Promise.all([pagesOf(db, id), recordsOf(db, id)])
    const seen = pages.filter(({ kind }) => maySee(kinds, kind, person))
    const added = records.filter(({ kind }) => maySee(kinds, kind, person))
    const hidden = pages.length + records.length - seen.length - added.length
    return { ...(await oneProposal(db, id)), pages: seen, records: added, hidden }
  }

  serve(router, calls.list, (query) => proposalPage(db, query))
  serve(router, calls.read, ({ id }, { person }) => read(id, person))
  serve(router, calls.page, ({ id }, { person }) => whole(id, person))
  serve(router, calls.log, async ({ id, ...query }) => {
    await mustFindProposal(db, id)
    return callPage(db, id, query)
  })
  serve(router, calls.leave, async ({ page, changes, open }, { person, record }) => {
    const { kind, proposal_id } = await mustFindPage(db, page)
    kindFor(kinds, kind, person)
    await db.transaction().execute(async (within) => {
      const { name } = await hold(within, proposal_id)
      const set = await within
        .updateTable('proposal_change')
        .set({
          decision: open ? 'open' : 'left',
          decided_by: open ? null : person.username,
          decided_at: open ? 0 : now(),
          instead: null,
        })
        .where('page_id', '=', page)
        .where('id', 'in', changes)
        .where('decision', 'in', open ? (['left', 'taken'] as const) : (['open'] as const))
        .executeTakeFirst()
      const after = { changes: Number(set.numUpdatedRows), decision: open ? 'open' : 'left' }
      await record(within, { recordId: proposal_id, recordName: name, after })
    })
    return whole(page, person)
  })
  serve(router, calls.close, async ({ id }, { person, record }) => {
    await db.transaction().execute(async (within) => {
      const { name, state } = await hold(within, id)
      await within
        .updateTable('proposal')
        .set({ state: 'closed', closed_at: now(), updated_at: now() })
        .where('id', '=', id)
        .execute()
      await record(within, { recordId: id, recordName: name, before: { state }, after: { state: 'closed' } })
    })
    return read(id, person)
  })
}
