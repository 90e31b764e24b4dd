// What changed while nobody listened: told by how the published copies stand, not by what was said of them.
import { DECLARED } from '#contract/kinds/declared.ts'
import type { Manifest, Marks } from '#server/parts/twin/manifests/manifest.ts'
import type { Db } from '#server/storage/open.ts'

/** Clocks of nodes may differ by so much. */
const APART_MS = 60_000
/** More new records than this are told of by their kinds. */
const SINGLY = 1_000
/** Kinds whose pages say something else when a day begins. */
export const BY_DAY: readonly string[] = DECLARED.flatMap((kind) =>
  'until' in kind && kind.until ? [kind.kind] : [],
)

/** One word for each kind of content, the settings and the pictures, which is another when any of it came, went or changed. */
export async function readMarks(db: Db): Promise<Marks> {
  const kinds = await db
    .selectFrom('publication')
    .select(({ fn }) => [
      'kind',
      fn.countAll().as('count'),
      fn.sum('entry_id').as('ids'),
      fn.max('published_at').as('last'),
    ])
    .groupBy('kind')
    .execute()
  const media = await db
    .selectFrom('media')
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('version').as('versions')])
    .executeTakeFirstOrThrow()
  const site = await db.selectFrom('setting').select('version').where('name', '=', 'site').executeTakeFirst()
  return {
    ...Object.fromEntries(kinds.map(({ kind, count, ids, last }) => [kind, `${count} ${ids} ${last}`])),
    media: `${media.count} ${media.versions}`,
    site: String(site?.version ?? 0),
  }
}

/** What changed since a manifest, in the words of `server/parts/changes.ts`. */
export async function changedSince(
  db: Db,
  { asOf, marks: before }: Pick<Manifest, 'asOf' | 'marks'>,
  now: Marks,
  at: number,
): Promise<string[]> {
  const words = new Set<string>()
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    if (before[name] === now[name]) continue
    const came = (text = '0 0 0') => text.split(' ').slice(0, 2).join(' ')
    // Records that went leave nothing that says which they were.
    if (name === 'media' || name === 'site' || came(before[name]) !== came(now[name])) words.add(name)
  }
  const rows = await db
    .selectFrom('publication')
    .select(['kind', 'entry_id', 'parent_id'])
    .where((row) =>
      row.or([
        row('published_at', '>=', asOf - APART_MS),
        row.and([row('visible_from', '>', asOf - APART_MS), row('visible_from', '<=', at)]),
        row.and([row('visible_until', '>', asOf - APART_MS), row('visible_until', '<=', at)]),
      ]),
    )
    .limit(SINGLY + 1)
    .execute()
  for (const { kind, entry_id, parent_id } of rows) {
    if (rows.length > SINGLY) words.add(kind)
    else for (const word of [`${kind}:${entry_id}`, `${kind}/${parent_id}`, `${kind}#`]) words.add(word)
  }
  return [...words]
}
