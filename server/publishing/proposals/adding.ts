// A record that was proposed and that somebody adds: marked with it, in its transaction, by the name of whoever adds (decision 62).
import type { AddedFrom } from '#contract/content/proposal.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import type { KindRules } from '#server/publishing/kind.ts'
import type { WriteOptions } from '#server/publishing/lifecycle/write-options.ts'
import { findEntry } from '#server/publishing/lifecycle/writing.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { fieldsOf, mustKeepTerms } from './taking.ts'

const words = serverTexts('server/publishing/proposals')

type Parts = { storage: { db: Db }; site: { settings: () => { language: Language } }; now: () => number }
type Of = { rules: KindRules<never>; from: AddedFrom | undefined }
type Asking = {
  person: { username: string; program?: unknown }
  record: NonNullable<WriteOptions['record']>
}

/**
 * The options of adding a record that was proposed: a note in its history that names the program, and the proposal that it came of.
 * Without `from` there are none. Throws `Failure` 403 for programs, 409 when somebody decided about it meanwhile, 422 when one of its
 * texts breaks the glossary.
 */
export async function addingOf(
  { storage: { db }, site, now }: Parts,
  { rules, from }: Of,
  { person, record }: Asking,
): Promise<Pick<WriteOptions, 'note' | 'record'>> {
  if (!from) return {}
  if (person.program) throw new Failure(CODE.forbidden, words.forPeople)
  const proposed = await db
    .selectFrom('proposal_record')
    .innerJoin('proposal', 'proposal.id', 'proposal_record.proposal_id')
    .select(['proposal.name', 'program', 'model'])
    .where('proposal_record.id', '=', from.record)
    .where('kind', '=', rules.kind)
    .executeTakeFirst()
  if (!proposed) throw new Failure(CODE.conflict, words.notOpen)
  const { name, program, model } = proposed
  return {
    note: [name, program, model].filter(Boolean).join(' · ').slice(0, 500),
    async record(within, ...done) {
      const [made] = done
      const entry = made?.recordId == null ? undefined : await findEntry(within, rules, made.recordId)
      const content = fieldsOf(rules, entry?.content ?? {})
      await mustKeepTerms(within, content, { paths: Object.keys(content), site: site.settings().language })
      const set = await within
        .updateTable('proposal_record')
        .set({
          ...{ decision: 'taken', decided_by: person.username, decided_at: now() },
          entry_id: made?.recordId ?? null,
        })
        .where('id', '=', from.record)
        .where('decision', '=', 'open')
        // Somebody may be closing it in this moment.
        .where('proposal_id', 'in', (row) =>
          row.selectFrom('proposal').select('id').where('closed_at', '=', 0),
        )
        .executeTakeFirst()
      if (Number(set.numUpdatedRows) === 0) throw new Failure(CODE.conflict, words.notOpen)
      const taken = { proposal: name, program, model }
      await record(within, ...done.map((one) => ({ ...one, after: { ...one.after, taken } })))
    },
  }
}
