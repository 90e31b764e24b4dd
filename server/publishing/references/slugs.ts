// The ends of addresses: unique per kind and language, made from the title when nobody typed one, and never forgotten.
import { NO_SLUGS } from '#contract/content/blank.ts'
import type { Slugs } from '#contract/content/seo.ts'
import { storedText } from '#contract/fields/walk.ts'
import { pickText } from '#contract/languages/language.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { invalid } from '#server/failure.ts'
import type { Entry, KindRules } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/references')

const LONGEST = 80
/** How many numbers are tried behind a title that others have too; after that comes the id. */
const NUMBERS = 9

/** Letters that a language writes with two others where it has none of its own. */
const LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
}

/** The title as the end of an address: Chinese characters stay, accents of Latin letters go, everything else becomes hyphens. */
export function slugOf(title: string, language: string): string {
  const letters = LETTERS[language]
  const lower = title.normalize('NFKC').toLowerCase()
  const spelled = letters ? lower.replace(/[äöüß]/g, (letter) => letters[letter] ?? letter) : lower
  return spelled
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '')
}

/**
 * Claims the addresses of an entry that is published or planned, and answers them; throws `Failure` 400 when one that
 * was typed belongs to another record. The ones it had before stay its own and lead to it.
 */
export async function claimSlugs<Content>(
  db: Db,
  rules: KindRules<Content>,
  entry: Entry<Content>,
  at: number,
): Promise<Slugs | null> {
  if (!rules.slugs) return null
  const typed = rules.slugs(entry.content)
  const title = rules.title(entry.content)
  const claimed = { ...NO_SLUGS }
  for (const lang of LANGUAGES) {
    const made = slugOf(pickText(title, lang).text, lang)
    const wanted = typed[lang] !== '' ? [typed[lang]] : made === '' ? [] : candidates(made, entry.id)
    const slug = await claim(db, { kind: rules.kind, lang, entryId: entry.id }, wanted, at)
    if (slug === undefined && typed[lang] !== '') throw invalid({ [`slugs.${lang}`]: words.taken })
    claimed[lang] = slug ?? ''
  }
  return claimed
}

const candidates = (made: string, id: number) => [
  made,
  ...Array.from({ length: NUMBERS - 1 }, (_, index) => `${made}-${index + 2}`),
  `${made}-${id}`,
  `${made}-${id}-${id}`,
]

async function claim(
  db: Db,
  { kind, lang, entryId }: { kind: Kind; lang: Language; entryId: number },
  wanted: string[],
  at: number,
) {
  if (wanted.length === 0) return undefined
  const rows = await db
    .selectFrom('slug')
    .select(['slug', 'entry_id'])
    .where('kind', '=', kind)
    .where('lang', '=', lang)
    .where('slug', 'in', wanted)
    .execute()
  const owners = new Map(rows.map((row) => [row.slug, row.entry_id]))
  const slug = wanted.find((candidate) => (owners.get(candidate) ?? entryId) === entryId)
  if (slug === undefined || owners.has(slug)) return slug
  // Another may have claimed it in the same moment; then the number behind it is tried.
  const claimed = await db
    .insertInto('slug')
    .values({ kind, lang, slug, entry_id: entryId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(claimed.numInsertedOrUpdatedRows ?? 0) === 1) return slug
  return claim(
    db,
    { kind, lang, entryId },
    wanted.filter((candidate) => candidate !== slug),
    at,
  )
}

/** The addresses of a publication out of its column. */
export const slugsOf = (stored: string): Slugs => (stored === '' ? NO_SLUGS : storedText(stored))
