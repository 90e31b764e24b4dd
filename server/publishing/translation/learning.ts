// The memory of translations learns from what is published, in the background (decision 63).
import { setImmediate as nextTurn } from 'node:timers/promises'
import { valueAt } from '#contract/content/merge.ts'
import { translatableIn } from '#contract/content/translation.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { pairsOf, passagesOf, type TextValue } from '#contract/translation/sentences.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { startRepeatedWork } from '#server/parts/long-work/repeated-work.ts'
import { stalePaths } from '#server/publishing/texts/translation.ts'
import { takeLease } from '#server/storage/lease.ts'
import type { Db } from '#server/storage/open.ts'
import { readSettingRow, writeSetting } from '#server/storage/settings.ts'
import { forgetUnused, type Pair, remember } from './memory.ts'

/** Content of any age as it is today. */
type Reader = (kind: Kind, json: string) => unknown
type Learning = { db: Db; source: () => Language; read: Reader; now: () => number }

/** Publications of one step, of one go (others want the machine too), and of a large site at first: the last ones. */
const PUBLICATIONS = 50
const AT_ONCE = 500
const FIRST = 5_000
const NAME = 'translation-memory'
const EVERY_MS = 60_000
const LEASE_MS = 60_000

/** Learns now and then every minute, on one node; `stop` waits for the step that is being done. */
export const startLearning = (learning: Learning, report: (error: unknown) => void) =>
  startRepeatedWork(
    async (stopped) => {
      const lease = await takeLease(learning.db, NAME, LEASE_MS, learning.now)
      if (!lease) return
      try {
        await learnPublished(learning, async () => !stopped() && (await lease.renew()))
      } finally {
        await lease.release()
      }
    },
    EVERY_MS,
    report,
  )

type Published = {
  kind: Kind
  entry_id: number
  published_at: number
  content: string
  working: string
  stale: string
}

/**
 * Learns from what was published since the last time, the oldest first, while it `goesOn`; forgets what was not used for longest.
 * Answers from how many records it learned.
 */
export async function learnPublished(
  { db, source: sourceNow, read, now }: Learning,
  goesOn: () => Promise<boolean>,
): Promise<number> {
  let after = await learnedUpTo(db)
  let count = 0
  while (count < AT_ONCE && (await goesOn())) {
    const rows = await publishedAfter(db, after)
    const last = rows.at(-1)
    if (!last) break
    const source = sourceNow()
    const found = new Map<Language, Pair[]>()
    for (const row of rows) {
      for (const [target, pairs] of pairsIn(row, source, read))
        found.set(target, [...(found.get(target) ?? []), ...pairs])
      await nextTurn()
    }
    for (const [target, pairs] of found) await remember(db, { source, target }, pairs, now())
    after = { at: last.published_at, id: last.entry_id }
    await writeSetting(db, NAME, after, now())
    count += rows.length
  }
  if (count > 0) await forgetUnused(db)
  return count
}

type UpTo = { at: number; id: number }

async function learnedUpTo(db: Db): Promise<UpTo> {
  const { value } = await readSettingRow(db, NAME)
  if (value) return value as UpTo
  const first = await db
    .selectFrom('publication')
    .select('published_at')
    .orderBy('published_at', 'desc')
    .offset(FIRST)
    .limit(1)
    .executeTakeFirst()
  return { at: first?.published_at ?? 0, id: 0 }
}

/** Chosen by the index first: sorted with their content, all that wait would be read each time. */
const publishedAfter = (db: Db, { at, id }: UpTo): Promise<Published[]> =>
  db
    .selectFrom('publication')
    .innerJoin('entry', 'entry.id', 'publication.entry_id')
    .select([
      'publication.kind',
      'publication.entry_id',
      'publication.published_at',
      'publication.content',
      'entry.working',
      'entry.stale',
    ])
    .where('publication.id', 'in', (row) =>
      row
        .selectFrom('publication as next')
        .select('next.id')
        .where((one) =>
          one.or([
            one('next.published_at', '>', at),
            one.and([one('next.published_at', '=', at), one('next.entry_id', '>', id)]),
          ]),
        )
        .orderBy('next.published_at')
        .orderBy('next.entry_id')
        .limit(PUBLICATIONS),
    )
    .orderBy('publication.published_at')
    .orderBy('publication.entry_id')
    .execute()

/** The sentences of a publication with their translations, by language; none of texts that are older than their source. */
function pairsIn({ kind, content, working, stale }: Published, source: Language, read: Reader) {
  const [published, now] = [read(kind, content), read(kind, working)]
  const older = new Set(stalePaths(now, JSON.parse(stale)))
  const found = new Map<Language, Pair[]>()
  for (const { path, words } of translatableIn(published)) {
    const textAt = (of: unknown, language: Language) =>
      (valueAt(of, `${path}.${language}`) ?? null) as TextValue
    const said = textAt(published, source)
    // Written anew since: whether the translation was of this one nobody knows any more.
    if (words[source] === '' || JSON.stringify(said) !== JSON.stringify(textAt(now, source))) continue
    const passages = passagesOf(said, source)
    for (const language of LANGUAGES) {
      if (language === source || words[language] === '' || older.has(`${path}.${language}`)) continue
      const pairs = pairsOf(passages, passagesOf(textAt(published, language), language))
      found.set(language, [...(found.get(language) ?? []), ...pairs])
    }
  }
  return found
}
