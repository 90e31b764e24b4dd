// What programs do with proposals of their own: they begin them, write changes into them and call them whole (decision 62).
import { proposalCalls as calls, PROPOSAL_CHANGES, PROPOSALS_OF_ONE } from '#contract/content/proposal.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, notFound, stale } from '#server/failure.ts'
import { type AskingPerson, type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { isWithin, proposedIn } from './proposed.ts'
import { hold, type Kinds, kindFor } from './reach.ts'
import { mustFindProposal, oneProposal, openOf, pageOf } from './rows.ts'

const words = serverTexts('server/publishing/proposals')

/** Beginning, writing, being ready: each of the token that asks alone. */
export function byPrograms(router: Router, { storage, site, now }: Parts, kinds: Kinds) {
  const { db } = storage
  const programOf = ({ person: { program } }: AskingPerson) => {
    if (!program) throw new Failure(CODE.forbidden, words.forPrograms)
    return program
  }
  async function holdOwn(within: Db, id: number, tokenId: number) {
    const { token_id } = await mustFindProposal(within, id)
    if (token_id !== tokenId) throw notFound()
    return hold(within, id)
  }

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
      const known = await pageOf(within, proposal, name, id)
      const page =
        known?.id ??
        (
          await within
            .insertInto('proposal_page')
            .values({ proposal_id: proposal, entry_id: id, kind: name, read_version: version })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id
      await within
        .updateTable('proposal_page')
        .set({ read_version: version })
        .where('id', '=', page)
        .execute()
      await dropOpen(within, page, changes)
      const made = []
      for (const [index, { path, before, after }] of proposed.entries()) {
        const values = { page_id: page, path, why: changes[index]?.why ?? '', decision: 'open' as const }
        const row = await within
          .insertInto('proposal_change')
          .values({
            ...values,
            before: JSON.stringify(before),
            after: JSON.stringify(after),
            decided_by: null,
            instead: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        made.push({ id: row.id, path })
      }
      if ((await changeCount(within, proposal)) > PROPOSAL_CHANGES)
        throw new Failure(CODE.unprocessable, words.tooManyChanges({ most: PROPOSAL_CHANGES }))
      await within
        .updateTable('proposal')
        .set({ state: 'writing', updated_at: now() })
        .where('id', '=', proposal)
        .execute()
      const after = { kind: name, id, paths: proposed.map(({ path }) => path), state: 'writing' }
      await asking.record(within, { recordId: proposal, recordName, before: { state }, after })
      return { page, changes: made }
    })
  })

  serve(router, calls.ready, async ({ proposal, cost }, asking) => {
    const program = programOf(asking)
    await db.transaction().execute(async (within) => {
      const { name, state } = await holdOwn(within, proposal, program.id)
      if ((await changeCount(within, proposal)) === 0) throw new Failure(CODE.unprocessable, words.empty)
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

/**
 * A change that nobody decided gives way to the new one of its path, of what lies in it or around it. What somebody decided stays:
 * throws `Failure` 422, since proposing it again would talk over a person.
 */
async function dropOpen(within: Db, page: number, given: readonly { path: string }[]) {
  const rows = await within
    .selectFrom('proposal_change')
    .select(['id', 'path', 'decision'])
    .where('page_id', '=', page)
    .execute()
  for (const { id, path, decision } of rows) {
    if (!given.some((one) => isWithin(one.path, path) || isWithin(path, one.path))) continue
    if (decision !== 'open') throw new Failure(CODE.unprocessable, words.decided({ path }))
    await within.deleteFrom('proposal_change').where('id', '=', id).execute()
  }
}

async function changeCount(within: Db, proposal: number) {
  const { count } = await within
    .selectFrom('proposal_change')
    .innerJoin('proposal_page', 'proposal_page.id', 'proposal_change.page_id')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('proposal_id', '=', proposal)
    .executeTakeFirstOrThrow()
  return Number(count)
}
