// What of a record has to be approved before visitors see it, by the rules of the site (decision 59).
import {
  FIELD_GROUPS,
  type FieldGroup,
  type Limits,
  reaches,
  type Touched,
  touchedIn,
} from '#contract/content/touched.ts'
import type { Values } from '#contract/fields/field.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Entry, KindRules } from '#server/publishing/kind.ts'
import { published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { readSettingRow } from '#server/storage/settings.ts'

/** The setting that holds the rules. */
export const RULES = 'reviews'

/** How many must approve what changes in each group; 0 is nobody. */
export type Approvals = Record<FieldGroup, number>
type StoredRules = Partial<Record<Kind, Partial<Approvals>>>

/** What must be approved, by how many, and the changes that it is about. */
export type Need = { group: FieldGroup; approvals: number; touched: readonly Touched[] }

export const NO_APPROVALS: Approvals = { general: 0, price: 0, legal: 0 }

/** The rules of every kind that has some. */
export async function reviewRules(db: Db): Promise<{ rules: StoredRules; version: number }> {
  const { value, version } = await readSettingRow(db, RULES)
  return { rules: (value ?? {}) as StoredRules, version }
}

export async function approvalsOf(db: Db, kind: Kind): Promise<Approvals | null> {
  const own = (await reviewRules(db)).rules[kind]
  const approvals = { ...NO_APPROVALS, ...own }
  return FIELD_GROUPS.some((group) => approvals[group] > 0) ? approvals : null
}

/** The record itself: that visitors see it, and where. */
const ITSELF: Touched = { field: '', group: 'general', written: 'shared' }

/** What visitors see of a record now; null when nothing. */
export async function shownNow<Content>(
  db: Db,
  { kind, read }: Pick<KindRules<Content>, 'kind' | 'read'>,
  id: number,
  at: number,
) {
  const row = await published(db, kind, at)
    .select(['content', 'parent_id', 'version'])
    .where('entry_id', '=', id)
    .executeTakeFirst()
  return row ? { content: read(row.content) as Content, parentId: row.parent_id, version: row.version } : null
}

/** What visitors would see otherwise if the working copy were published. */
export function wouldChange<Content>(
  { fields }: Pick<KindRules<Content>, 'fields'>,
  entry: Pick<Entry<Content>, 'content' | 'parentId'>,
  shown: { content: Content; parentId: number | null } | null,
): Touched[] {
  const touched = touchedIn(fields, shown && (shown.content as Values), entry.content as Values)
  return !shown || shown.parentId !== entry.parentId ? [ITSELF, ...touched] : touched
}

/** The needs of these changes: a group without approvals of its own counts among the general ones. */
export function needsOf(approvals: Approvals, touched: readonly Touched[]): Need[] {
  const groupOf = ({ group }: Touched) => (approvals[group] > 0 ? group : 'general')
  const byGroup = Map.groupBy(touched, groupOf)
  return FIELD_GROUPS.flatMap((group) => {
    const changes = byGroup.get(group) ?? []
    return approvals[group] > 0 && changes.length > 0
      ? [{ group, approvals: approvals[group], touched: changes }]
      : []
  })
}

/** The needs that somebody of these limits can judge: all that changed of it is within their reach. */
export const judgedBy = (
  needs: readonly Need[],
  limits: readonly Limits[] | undefined,
  own: boolean,
): FieldGroup[] =>
  needs
    .filter(({ touched }) => !limits || touched.every((one) => reaches(limits, one, own)))
    .map(({ group }) => group)

/** An approval of one version, with the groups that the person could judge. */
export type Approval = { userId: number; version: number; groups: readonly string[] }

/** Whether enough people approved each need of this version. */
export const isApproved = (
  needs: readonly Need[],
  approvals: readonly Approval[],
  version: number,
): boolean =>
  needs.every(
    ({ group, approvals: wanted }) =>
      approvals.filter((one) => one.version === version && one.groups.includes(group)).length >= wanted,
  )
