// What a person may change of a record, as far as their roles reach (decision 58). Keys were judged before: this is about which
// languages, which fields and whose records. Whoever is not limited is not asked anything.
import {
  NO_LIMITS,
  reaches,
  reachesWhole,
  type Touched,
  touchedIn,
  type Written,
} from '#contract/content/touched.ts'
import type { Values } from '#contract/fields/field.ts'
import { isLanguage } from '#contract/languages/language-codes.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import type { Entry, KindRules } from '#server/publishing/kind.ts'
import { checkApproved } from '#server/publishing/review/check.ts'
import { shownNow, wouldChange } from '#server/publishing/review/needs.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import type { WriteOptions, Writer } from './write-options.ts'

const words = serverTexts('server/publishing/lifecycle')

type Verb = 'add' | 'update' | 'publish' | 'delete' | 'import'
type Rules = Pick<KindRules<never>, 'page' | 'fields'>
type Owned = { createdBy: number | null }

const limitsFor = (by: Writer | null, { page }: Rules, verb: Verb) => by?.limited.get(`${page}:${verb}`)
const isOwn = (entry: Owned | null, by: Writer | null) => entry === null || entry.createdBy === by?.id

/** Throws `Failure` 403 by field for what is out of reach. */
function mustReach(
  rules: Rules,
  verb: Verb,
  entry: Owned | null,
  touched: readonly Touched[],
  by: Writer | null,
  limits = limitsFor(by, rules, verb),
) {
  if (!limits) return
  const own = isOwn(entry, by)
  const beyond = touched.filter((one) => !reaches(limits, one, own))
  if (beyond.length === 0) return
  const reason = own || !limits.every((one) => one.own) ? words.beyond : words.notOwn
  const named = beyond.filter(({ field }) => field !== '')
  throw new Failure(CODE.forbidden, reason, {
    fields: Object.fromEntries(named.map((one) => [pathOf(one), words.beyondField])),
  })
}
const pathOf = ({ field, written }: Touched) => (isLanguage(written) ? `${field}.${written}` : field)
/** The record itself: that there is one, and where it stands. */
const ITSELF: Touched = { field: '', group: 'general', written: 'shared' }

/** Whether a new working copy may be written over `before`; throws `Failure` 403 by field. */
export function checkWriting(
  rules: Rules,
  before: (Pick<Entry<unknown>, 'content' | 'parentId'> & Owned) | null,
  next: { content: unknown; parentId: number | null },
  { by, imported }: Pick<WriteOptions, 'by' | 'imported'>,
) {
  if (!by || by.limited.size === 0) return
  const touched = touchedIn(rules.fields, before && (before.content as Values), next.content as Values)
  if (!before || before.parentId !== next.parentId) touched.unshift(ITSELF)
  if (imported) mustReach(rules, 'import', before, touched, by)
  if (!imported || before) mustReach(rules, before ? 'update' : 'add', before, touched, by)
}

/**
 * Whether the working copy may be shown to visitors: all that they would see otherwise counts, whoever wrote it. Throws
 * `Failure` 403 by field, and 422 when an approval is missing.
 */
export async function checkShowing<Content>(
  db: Db,
  rules: KindRules<Content>,
  entry: Entry<Content>,
  work: Pick<WriteOptions, 'by' | 'urgent'>,
  at: number,
) {
  if (limitsFor(work.by, rules, 'publish'))
    mustReach(
      rules,
      'publish',
      entry,
      wouldChange(rules, entry, await shownNow(db, rules, entry.id, at)),
      work.by,
    )
  await checkApproved(db, rules, entry, work, at)
}

/**
 * Whether a program may propose `next` for a record, or for a new one (null): within what its person may change, and in the languages of its token, which
 * need not hold the key of a save. Throws `Failure` 403 by field.
 */
export function checkProposing(
  rules: Rules,
  entry: ({ content: unknown } & Owned) | null,
  next: Values,
  { languages, ...by }: Writer & { languages: readonly Written[] | null },
) {
  const verb = entry ? 'update' : 'add'
  const limits = limitsFor(by, rules, verb) ?? (languages ? [{ ...NO_LIMITS, languages }] : undefined)
  const touched = touchedIn(rules.fields, entry && (entry.content as Values), next)
  mustReach(rules, verb, entry, touched, by, limits)
}

/** Whether texts at these paths (`summary.es`) may be said to hold; throws `Failure` 403. */
export function checkTexts(rules: Rules, entry: Owned, paths: readonly string[], by: Writer | null) {
  const touched = paths.flatMap((path): Touched[] => {
    const end = path.lastIndexOf('.')
    const language = path.slice(end + 1)
    const [name = ''] = path.split('.', 1)
    const group = rules.fields[name]?.guarded ?? 'general'
    return isLanguage(language) ? [{ field: path.slice(0, end), group, written: language }] : []
  })
  mustReach(rules, 'update', entry, touched, by)
}

/** Whether something may be done with a record as a whole, such as moving it or taking it off; throws `Failure` 403. */
export function checkReach(rules: Rules, verb: Verb, entry: Owned, by: Writer | null) {
  const limits = limitsFor(by, rules, verb)
  if (!limits || reachesWhole(limits, isOwn(entry, by))) return
  throw new Failure(CODE.forbidden, limits.every((one) => one.own) ? words.notOwn : words.beyondWhole)
}
