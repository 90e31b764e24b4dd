// What sentences were translated to before (decision 63).
import { hash } from 'node:crypto'
import type { Language } from '#contract/languages/language-codes.ts'
import { REMEMBERED } from '#contract/translation/desk.ts'
import { bareSentence } from '#contract/translation/sentences.ts'
import type { Db } from '#server/storage/open.ts'

/** The languages of a translation: from which, to which. */
export type Ways = { source: Language; target: Language }
/** A sentence and what it means. */
export type Pair = { source: string; target: string }

/** Longer ones come but once. */
const LONGEST = 2_000
const KEYS_AT_ONCE = 400
const PAIRS_AT_ONCE = 100

const keyOf = ({ source, target }: Ways, sentence: string) =>
  hash('sha256', `${source} ${target} ${sentence.replace(/\s+/g, ' ').trim()}`, 'base64url').slice(0, 22)

/** What these sentences were translated to before, by sentence; those that are new are not in it. */
export async function recall(db: Db, ways: Ways, sentences: readonly string[]): Promise<Map<string, string>> {
  const byKey = new Map(sentences.map((sentence) => [keyOf(ways, sentence), sentence]))
  const keys = [...byKey.keys()]
  const found = new Map<string, string>()
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const rows = await db
      .selectFrom('translated_sentence')
      .select(['key', 'means'])
      .where('key', 'in', keys.slice(at, at + KEYS_AT_ONCE))
      .execute()
    for (const { key, means } of rows) found.set(byKey.get(key) ?? '', means)
  }
  return found
}

/** Remembers translations; the last one of a sentence holds. */
export async function remember(db: Db, ways: Ways, pairs: readonly Pair[], now: number): Promise<void> {
  const rows = new Map<string, { key: string; said: string; means: string }>()
  for (const { source: said, target: means } of pairs) {
    if (said.length > LONGEST || means.length > LONGEST || !/\p{L}/u.test(bareSentence(said))) continue
    if (means.trim() === '') continue
    const key = keyOf(ways, said)
    rows.set(key, { key, said, means })
  }
  // In one order everywhere, so that two nodes wait for each other and not on each other.
  const sorted = [...rows.values()].sort((one, other) => (one.key < other.key ? -1 : 1))
  for (let at = 0; at < sorted.length; at += PAIRS_AT_ONCE)
    await db
      .insertInto('translated_sentence')
      .values(sorted.slice(at, at + PAIRS_AT_ONCE).map((row) => ({ ...row, ...ways, used_at: now })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({
          means: row.ref('excluded.means'),
          used_at: row.ref('excluded.used_at'),
        })),
      )
      .execute()
}

/** How many sentences are remembered. */
export async function rememberedCount(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('translated_sentence')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Forgets what was not used for longest, where more is remembered than there is room for. */
export async function forgetUnused(db: Db): Promise<void> {
  const over = (await rememberedCount(db)) - REMEMBERED
  if (over <= 0) return
  await db
    .deleteFrom('translated_sentence')
    .where(
      'id',
      'in',
      db.selectFrom('translated_sentence').select('id').orderBy('used_at').orderBy('id').limit(over),
    )
    .execute()
}
