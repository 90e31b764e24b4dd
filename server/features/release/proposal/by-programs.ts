// What programs do with proposals of their own: they begin them, write changes into them and call them whole (decision 62).
import { withValueAt } from '#contract/content/merge.ts'
import { proposalCalls as calls, PROPOSALS_OF_ONE } from '#contract/content/proposal.ts'
import type { Value } from '#contract/fields/field.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, stale } from '#server/failure.ts'
import { kindFor } from '#server/http/callers/seen-kinds.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { checkProposing } from '#server/publishing/lifecycle/limits.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'
import { fieldsOf } from '#server/publishing/proposals/taking.ts'
import { serverTexts } from '#server/texts.ts'
import { proposedIn } from './proposed.ts'
import { changeCount, putChanges } from './put-changes.ts'
import { holdOwn, type Kinds, programOf } from './reach.ts'
import { recordCount } from './records.ts'
import { oneProposal, openOf } from './rows.ts'

const words = serverTexts('server/publishing/proposals')

/** Beginning, writing, being ready: each of the token that asks alone. */
export function byPrograms(router: Router, { storage, site, now }: Parts, kinds: Kinds) {
  const { db } = storage
  serve(router, calls.begin, async (given, asking) => {
    const program = programOf(asking)
    const id = await db.transaction().execute(async (within) => {
      await storage.exclusive(within, `proposals ${program.id}`)
      if ((await openOf(within, program.id)) >= PROPOSALS_OF_ONE)
        throw new Failure(CODE.unprocessable, words.tooManyOpen({ most: PROPOSALS_OF_ONE }))
      const at = now()
      const row = {
        ...given,
        ...{ cost: null, state: 'writing' as const, token_id: program.id, program: program.name },
        ...{ person: asking.person.username, created_at: at, updated_at: at },
      }
      const made = await within.insertInto('proposal').values(row).returning('id').executeTakeFirstOrThrow()
      await asking.record(within, { recordId: made.id, recordName: given.name, after: given })
      return made.id
    })
    return oneProposal(db, id)
  })

  serve(router, calls.write, async ({ proposal, kind: name, id, version, changes }, asking) => {
    const program = programOf(asking)
    const kind = kindFor(kinds, name, asking.person)
    return db.transaction().execute(async (within) => {
      const { name: recordName, state } = await holdOwn(within, proposal, program.id)
      const entry = await mustFind(within, kind.rules, id)
      if (entry.version !== version) throw stale(await kind.rules.present(entry, within))
      const proposed = proposedIn(kind, entry, changes, site.settings().language)
      const next = proposed.reduce(
        (content, { path, after }) => withValueAt(content, path, after as Value),
        fieldsOf(kind.rules, entry.content),
      )
      checkProposing(kind.rules, entry, next, { ...asking.person, languages: program.languages })
      const put = await putChanges(
        within,
        { proposal, kind: name, id, version, now: now() },
        proposed.map((one, at) => ({ ...one, why: changes[at]?.why ?? '' })),
      )
      const after = { kind: name, id, paths: proposed.map(({ path }) => path), state: 'writing' }
      await asking.record(within, { recordId: proposal, recordName, before: { state }, after })
      return put
    })
  })

  serve(router, calls.ready, async ({ proposal, cost }, asking) => {
    const program = programOf(asking)
    await db.transaction().execute(async (within) => {
      const { name, state } = await holdOwn(within, proposal, program.id)
      if ((await changeCount(within, proposal)) + (await recordCount(within, proposal)) === 0)
        throw new Failure(CODE.unprocessable, words.empty)
      const told = cost === undefined ? {} : { cost: Math.round(cost * 1_000_000) }
      await within
        .updateTable('proposal')
        .set({ state: 'ready', updated_at: now(), ...told })
        .where('id', '=', proposal)
        .execute()
      const after = { state: 'ready', ...(cost !== undefined && { cost }) }
      await asking.record(within, { recordId: proposal, recordName: name, before: { state }, after })
    })
    return oneProposal(db, proposal)
  })
}
