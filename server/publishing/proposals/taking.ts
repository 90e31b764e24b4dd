// Changes of a proposal that a save takes: marked with it, in its transaction, by the name of whoever saves (decision 62).

import { valueAt } from '#contract/content/merge.ts'
import { PROPOSAL_DAYS, type TakenFrom } from '#contract/content/proposal.ts'
import { same } from '#contract/content/same.ts'
import { translatableIn } from '#contract/content/translation.ts'
import type { Values } from '#contract/fields/field.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { missedTerms } from '#contract/translation/terms.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import type { KindRules } from '#server/publishing/kind.ts'
import type { WriteOptions } from '#server/publishing/lifecycle/write-options.ts'
import { findEntry } from '#server/publishing/lifecycle/writing.ts'
import { missedWords, readGlossary } from '#server/publishing/translation/glossary.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/proposals')
const translationWords = serverTexts('server/publishing/translation')

type Parts = { storage: { db: Db }; site: { settings: () => { language: Language } }; now: () => number }
type Asking = {
  person: { username: string; program?: unknown }
  record: NonNullable<WriteOptions['record']>
}
/** What of a record can be proposed: its fields by their names, and nothing that stands beside them. */
export const fieldsOf = ({ fields }: Pick<KindRules<never>, 'fields'>, content: unknown): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, (content as Values)[name] ?? null]))

type Of = { rules: KindRules<never>; id: number; from: TakenFrom | undefined }

/**
 * The options of a save that takes changes: a note in the history that names the program, and the changes as taken. Without
 * `from` there are none. Throws `Failure` 403 for programs, 409 when one of the changes is not open any more, 422 when a translation
 * breaks the glossary.
 */
export async function takingOf(
  { storage: { db }, site, now }: Parts,
  { rules, id, from }: Of,
  { person, record }: Asking,
): Promise<Pick<WriteOptions, 'note' | 'record'>> {
  if (!from) return {}
  // What programs propose programs do not take.
  if (person.program) throw new Failure(CODE.forbidden, words.forPeople)
  const ids = [...new Set(from.changes)]
  const changes = await db
    .selectFrom('proposal_change')
    .innerJoin('proposal_page', 'proposal_page.id', 'proposal_change.page_id')
    .innerJoin('proposal', 'proposal.id', 'proposal_page.proposal_id')
    .select(['proposal_change.id', 'path', 'after', 'proposal.name', 'program', 'model', 'state'])
    .where('proposal_change.id', 'in', ids)
    .where('proposal_page.entry_id', '=', id)
    .where('proposal_page.kind', '=', rules.kind)
    .execute()
  const [first] = changes
  if (!first || changes.length < ids.length || changes.some(({ state }) => state === 'closed'))
    throw new Failure(CODE.conflict, words.notOpen)
  return {
    note: [first.name, first.program, first.model].filter(Boolean).join(' · ').slice(0, 500),
    async record(within, ...done) {
      const entry = await findEntry(within, rules, id)
      const content = fieldsOf(rules, entry?.content ?? {})
      await mustKeepTerms(within, content, {
        paths: changes.map(({ path }) => path),
        site: site.settings().language,
      })
      for (const { id: change, path, after } of changes) {
        const kept = valueAt(content, path) ?? null
        const instead = same(kept, JSON.parse(after)) ? null : JSON.stringify(kept)
        const set = await within
          .updateTable('proposal_change')
          .set({ decision: 'taken', decided_by: person.username, decided_at: now(), instead })
          .where('id', '=', change)
          .where('decision', '=', 'open')
          // Somebody may be closing it in this moment.
          .where('page_id', 'in', (row) =>
            row
              .selectFrom('proposal_page')
              .innerJoin('proposal', 'proposal.id', 'proposal_page.proposal_id')
              .select('proposal_page.id')
              .where('proposal.closed_at', '=', 0),
          )
          .executeTakeFirst()
        if (Number(set.numUpdatedRows) === 0) throw new Failure(CODE.conflict, words.notOpen)
      }
      const { name, program, model } = first
      const taken = { proposal: name, program, model, paths: changes.map(({ path }) => path) }
      await record(within, ...done.map((one) => ({ ...one, after: { ...one.after, taken } })))
    },
  }
}

/** Throws `Failure` 422 when a text at or below one of these paths does not keep to the glossary. */
export async function mustKeepTerms(
  within: Db,
  content: Values,
  { paths, site }: { paths: string[]; site: Language },
) {
  const { terms } = await readGlossary(within)
  if (terms.length === 0) return
  const missed = translatableIn(content).flatMap(({ path, words: said }) =>
    LANGUAGES.filter((language) => {
      const own = `${path}.${language}`
      return paths.some((taken) => taken === own || path === taken || path.startsWith(`${taken}.`))
    }).flatMap((language) => {
      if (language === site || said[site] === '' || said[language] === '') return []
      return missedTerms(terms, { language: site, text: said[site] }, { language, text: said[language] })
    }),
  )
  if (missed.length > 0)
    throw new Failure(CODE.unprocessable, translationWords.breaks({ terms: missedWords(missed) }))
}

/** Forgets proposals that were closed long ago, with their calls; what was taken of them stays in the history of the records. */
export async function forgetProposals(db: Db, at: number) {
  await db
    .deleteFrom('proposal')
    .where('closed_at', '>', 0)
    .where('closed_at', '<', at - PROPOSAL_DAYS * 24 * 60 * 60_000)
    .execute()
}
