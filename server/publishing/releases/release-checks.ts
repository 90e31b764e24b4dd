// What stops a release, said with the record and the field.

import { missingOf, translatableIn } from '#contract/content/translation.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'
import { languageName, writeList, writeNote } from '#contract/languages/locales.ts'
import { CODE, type FailureCode } from '#contract/wire/answer.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import { sheetHead } from '#server/kind-words.ts'
import { serverTexts } from '#server/texts.ts'
import type { Member } from './release-members.ts'

const words = serverTexts('server/publishing/releases')

/** How many records a sentence names. */
const NAMED = 5

/**
 * Throws `Failure` 400 that names each record and field that is not ready; `moment` is when a planned release goes on, and no
 * text of what it publishes may be missing in the `asked` languages.
 */
export function checkReady(members: readonly Member[], moment: number | null, asked: readonly Language[]) {
  if (members.length === 0) throw invalid({ entries: words.empty })
  const wrong = members.flatMap((member) =>
    Object.entries(problems(member, moment, asked)).map(([field, reason]) =>
      problemOf(member, field, reason),
    ),
  )
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong))
}

function problems(
  { rules, entry, action, trashed }: Member,
  moment: number | null,
  asked: readonly Language[],
): Record<string, Reason> {
  if (trashed) return { state: words.inTrash }
  if (entry.publishAt !== null) return { publishAt: words.ownPlan }
  if (moment !== null && entry.unpublishAt !== null && entry.unpublishAt <= moment)
    return { unpublishAt: words.ownEnd }
  if (action === 'unpublish') return entry.publishedVersion === null ? { state: words.notSeen } : {}
  return {
    ...untranslated(rules.kind, entry.content, asked),
    ...rules.missing(entry.content, entry.parentId),
  }
}

/** What completeness counts as missing in these languages: `summary.de`. */
function untranslated(kind: Kind, content: unknown, asked: readonly Language[]): Record<string, Reason> {
  if (asked.length === 0) return {}
  return Object.fromEntries(
    translatableIn(content).flatMap((text) =>
      missingOf(text)
        .filter((language) => asked.includes(language))
        .map((language) => [
          `${text.path}.${language}`,
          words.untranslated({ language: nameOf(language), field: fieldName(kind, text.path) }),
        ]),
    ),
  )
}

const nameOf = (of: Language): Text => eachLanguage((language) => languageName(of, language))
/** What stands in no field of its own, such as a fact, goes by the name of the field around it. */
function fieldName(kind: Kind, path: string): Text {
  const [field = ''] = path.split('.')
  const place = path.replace(/\.\d+/g, '')
  return sheetHead(kind, place) ?? sheetHead(kind, field) ?? eachLanguage(() => path)
}

/** Refusals of one record that say nothing of a field: it is out of reach, or an approval is missing. */
const OF_ONE: readonly FailureCode[] = [CODE.forbidden, CODE.unprocessable]

/** Runs the action on one record; what it refuses is said with the record, and by field where it was. */
export async function naming<Result>(member: Member, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (!error.fields && !OF_ONE.includes(error.code)) throw error
    const fields = Object.entries(error.fields ?? { state: error.reason }).map(([field, reason]) =>
      field === 'publishAt' ? ([field, reason] as const) : problemOf(member, field, reason),
    )
    const [[, first] = ['', error.reason]] = fields
    const code = OF_ONE.includes(error.code) ? error.code : CODE.invalid
    throw new Failure(code, first, { fields: Object.fromEntries(fields) })
  }
}

const problemOf = ({ entry, title }: Member, field: string, reason: Reason): [string, Reason] => [
  `entries.${entry.id}.${field}`,
  eachLanguage((language) => writeNote(pickText(title, language).text, reason[language], language)),
]

/** Refuses to take back what was changed for visitors since; saying so confirmed goes on all the same. */
export function changedSince(members: readonly Member[]): Failure {
  const named = eachLanguage((language) => {
    const titles = members.slice(0, NAMED).map(({ title }) => pickText(title, language).text)
    return writeList(members.length > NAMED ? [...titles, '…'] : titles, language)
  })
  return new Failure(CODE.unprocessable, words.changedSince({ named }))
}

/** An action that does not fit where the release stands. */
export const wrongState = () => new Failure(CODE.conflict, words.wrongState)
