// Proposals of the translation desk: begun by a person, of no program and no token; decided as those of programs are (decision 63).
import { LANGUAGE_FACTS, type Language } from '#contract/languages/language-codes.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { Failure, notFound } from '#server/failure.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'
import { serverTexts } from '#server/texts.ts'
import type { Proposed } from './proposed.ts'
import { changeCount, putChanges } from './put-changes.ts'
import { hold } from './reach.ts'

const words = serverTexts('server/publishing/proposals')
const said = serverTexts('server/publishing/translation')

/** In the place of the token that programs have. */
export const DESK = 0
/** Proposals of one person that are not closed (`docs/limits.md`). */
const OPEN = 50

/** Changes of one record, as it stood at a version. */
export type Drafted = {
  kind: Kind
  id: number
  version: number
  changes: readonly (Proposed & { why: string })[]
}
type Named = { id: number; name: string }
type Recording = Pick<AskingPerson, 'person' | 'record'>

export function deskProposals({ storage, site, now }: Pick<Parts, 'storage' | 'site' | 'now'>) {
  return {
    /** Begins one, named after its language or `name`. Throws `Failure` 422 when too many of the person are open. */
    async begin(within: Db, of: { language: Language; model: string; name?: string }, { person }: Recording) {
      await storage.exclusive(within, `proposals of ${person.username}`)
      const open = within
        .selectFrom('proposal')
        .where('token_id', '=', DESK)
        .where('person', '=', person.username)
        .where('closed_at', '=', 0)
      if ((await totalOf(open)) >= OPEN)
        throw new Failure(CODE.unprocessable, said.tooManyOpen({ most: OPEN }))
      const name =
        of.name ?? said.into({ language: LANGUAGE_FACTS[of.language].name })[site.settings().language]
      const at = now()
      const { id } = await within
        .insertInto('proposal')
        .values({
          ...{ name: name.slice(0, 120), note: '', model: of.model, cost: null, state: 'writing' },
          ...{ token_id: DESK, program: '', person: person.username, created_at: at, updated_at: at },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** Holds one that this person began; throws `Failure` 404, and 422 when it is closed. */
    async holdOwn(within: Db, id: number, person: Person) {
      const row = await hold(within, id)
      if (row.token_id !== DESK || row.person !== person.username) throw notFound()
      return row
    },

    /** Puts changes of records in, with one entry in the log. */
    async put(
      within: Db,
      { id, name, records, ready = false }: Named & { records: readonly Drafted[]; ready?: boolean },
      { record }: Recording,
    ) {
      for (const { changes, ...of } of records)
        await putChanges(within, { ...of, proposal: id, now: now() }, changes)
      if (ready) await within.updateTable('proposal').set({ state: 'ready' }).where('id', '=', id).execute()
      const after = records.map(({ kind, id, changes }) => ({
        kind,
        id,
        paths: changes.map(({ path }) => path),
      }))
      await record(within, { recordId: id, recordName: name, after: { records: after } })
    },

    /** Tells people that it waits for them. */
    async ready(within: Db, { id, name }: Named, { record }: Recording) {
      if ((await changeCount(within, id)) === 0) throw new Failure(CODE.unprocessable, words.empty)
      await within
        .updateTable('proposal')
        .set({ state: 'ready', updated_at: now() })
        .where('id', '=', id)
        .execute()
      await record(within, { recordId: id, recordName: name, after: { state: 'ready' } })
    },
  }
}
