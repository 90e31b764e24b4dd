// The tokens that a published record is found by, made once in our own code, so that both databases find the same (decision 28).
import { idsIn } from '#contract/fields/places.ts'
import { readContent } from '#contract/kinds/content.ts'
import { DECLARED } from '#contract/kinds/declared.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import { LANGUAGE_FACTS, LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { createTurns } from '#server/parts/long-work/turns.ts'
import type { Db } from '#server/storage/open.ts'
import { choiceWords, toldBy, type Words } from './choice-words.ts'
import { piecesOf } from './pieces.ts'
import { titlesNamed } from './record-words.ts'
import { sizesIn } from './sizes.ts'
import { stemsOf } from './stems.ts'
import { searchTexts } from './texts.ts'

/** Where a token stands: in what the record is called, or in its other texts. */
export const IN_TITLE = 0
export const IN_BODY = 1
/** The most tokens of one record, the first it has; the rest of a very long text is not looked into. */
const MOST = 2_500
/** Longer words are found by their beginning. */
export const LONGEST = 40
const AT_ONCE = 500

/** Words that stand in every text and find nothing, of the languages that have them. */
const OFTEN: Readonly<Record<string, string>> = {
  en: 'a an and at by for from in is of on or the to with',
  es: 'a al con de del el en es la las lo los para por su un una y',
  de: 'am auf aus bei das dem den der des ein eine einem einer fur im in ist mit und von zu zum zur',
  fr: 'a au aux avec d dans de des du en est et l la le les ou par pour sur un une',
  pt: 'a ao as com da das de do dos e em na no o os ou para por um uma',
  ru: 'без в для до и из к на не о от по при с у',
}
export const STOP_WORDS = new Set(LANGUAGES.flatMap((language) => OFTEN[language]?.split(' ') ?? []))

/** What belongs to no language, such as a model, has the bits of all in `search_token.langs`. */
const EVERY_LANGUAGE = LANGUAGES.reduce((bits, language) => bits | LANGUAGE_FACTS[language].bit, 0)
/** Counted up when tokens are made in another way, or with what is noted beside them (`fill.ts`). */
const WAY = 6
/** The languages that there were when counting began. */
const FIRST_LANGUAGES = 7
/** Grows with each way and each language: upkeep makes tokens of older publications anew. */
export const SEARCH_VERSION = WAY + EVERY_LANGUAGE - FIRST_LANGUAGES
/** Of publications whose tokens are to be made anew. */
export const OUT_OF_DATE = 0

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Every token of a text, some more than once. */
export function tokensOf(text: string): string[] {
  const sizes = sizesIn(text).flatMap(({ tokens }) => tokens)
  const words = piecesOf(text).flatMap(({ text: word, han, parts }) => {
    if (han) return hanTokens(word)
    const words = [word, ...parts.map((part) => part.text)].filter(
      (one) => one !== '' && !STOP_WORDS.has(one),
    )
    return words.flatMap((one) => [[...one].slice(0, LONGEST).join(''), ...stemsOf(one)])
  })
  return [...words, ...sizes]
}

/** Characters, pairs of neighbours, and the words of three and more characters that the segmenter knows. */
function hanTokens(run: string): string[] {
  const characters = [...run]
  const words = hanWordsOf(run).filter((word) => [...word].length > 2)
  return [...characters, ...pairsOf(run), ...words]
}

/** The words of a run of Chinese, as the segmenter of the platform divides it. */
export const hanWordsOf = (run: string): string[] => [...segmenter.segment(run)].map(({ segment }) => segment)

/** Each two neighbours of a run of Chinese. */
export function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

/** Characters that are taken apart at once. */
const STEP = 4_000

/** A text in pieces of some length, cut between words. */
function* stepsOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + STEP)
    // A word without an end is cut all the same.
    while (end < text.length && end < at + STEP * 2 && !/\s/.test(text[end] ?? '')) end += 1
    yield text.slice(at, end)
    at = end
  }
}

type Searched = { id: number; entry_id: number; kind: Kind; code: string; content: object }
type Published = Searched & { parent_id: number | null }

/**
 * The rows of `search_token` that a publication has, with models that it names and words of what it chose or names; of a long text they are
 * made in steps, and others get a turn in between.
 */
export async function searchRows(
  { id, entry_id, kind, code, content }: Searched,
  named: readonly string[] = [],
  chosen: Readonly<Words> = [],
) {
  const texts = searchTexts(kind, content)
  if (!texts) return []
  const found = new Map<string, { weight: 0 | 1; langs: number }>()
  const turn = createTurns()
  const take = async (text: string, weight: 0 | 1, langs: number) => {
    for (const step of stepsOf(text)) {
      for (const token of tokensOf(step)) {
        const known = found.get(token)
        if (known) {
          if (known.weight === weight) known.langs |= langs
        } else if (found.size < MOST) found.set(token, { weight, langs })
      }
      await turn()
    }
  }
  await take(code, IN_TITLE, EVERY_LANGUAGE)
  for (const language of LANGUAGES) await take(texts.title[language], IN_TITLE, LANGUAGE_FACTS[language].bit)
  for (const { language, text } of texts.called) await take(text, IN_TITLE, LANGUAGE_FACTS[language].bit)
  await take(named.join(' '), IN_BODY, EVERY_LANGUAGE)
  for (const { language, text } of [...chosen, ...texts.rest])
    await take(text, IN_BODY, LANGUAGE_FACTS[language].bit)
  return [...found].map(([token, place]) => ({ kind, token, publication_id: id, entry_id, ...place }))
}

/**
 * Makes the tokens of a publication as they are at `at`, and anew those of the ones that are found by its model; they go when it
 * goes, by the foreign key. Call it with every write of one.
 */
export async function keepTokens(db: Db, published: Published, at: number): Promise<void> {
  await writeTokens(db, published, at)
  for (const { content, ...row } of await foundByCodeOf(db, published)) {
    await db.deleteFrom('search_token').where('publication_id', '=', row.id).execute()
    await writeTokens(db, { ...row, content: JSON.parse(content) }, at)
  }
}

async function writeTokens(db: Db, published: Published, at: number) {
  const named = await codesNamed(db, published.kind, published.content)
  const values = toldBy(published)
  const chosen = await choiceWords(db, published, values)
  const titles = await titlesNamed(db, published.kind, values, at)
  const rows = await searchRows(published, named, [...chosen, ...titles])
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await db
      .insertInto('search_token')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
  }
}

const ALL: readonly (KindOf & { kind: Kind })[] = DECLARED
const namesOf = ({ fields }: KindOf) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'records' && field.keyword ? [{ name, of: field.kind }] : [],
  )

/** The models of what a record names in fields with `keyword`, as visitors may see them. */
async function codesNamed(db: Db, kind: Kind, content: object): Promise<string[]> {
  const declared = ALL.find((one) => one.kind === kind)
  const names = declared ? namesOf(declared) : []
  if (!declared || names.length === 0) return []
  const whole = readContent(declared, JSON.stringify(content))
  const ids = names.flatMap(({ name }) => idsIn(whole[name] ?? []))
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('publication')
    .select('code')
    .distinct()
    .where('entry_id', 'in', ids)
    .where('code', '!=', '')
    .execute()
  return rows.map(({ code }) => code)
}

/** The publications that are found by the model of this record. */
async function foundByCodeOf(db: Db, { entry_id, kind }: { entry_id: number; kind: Kind }) {
  const kinds = ALL.filter((one) => namesOf(one).some(({ of }) => of === kind)).map((one) => one.kind)
  if (kinds.length === 0) return []
  return db
    .selectFrom('publication')
    .select(['id', 'entry_id', 'parent_id', 'kind', 'code', 'content'])
    .where('kind', 'in', kinds)
    .where('entry_id', 'in', (e) =>
      e
        .selectFrom('entry_reference')
        .select('from_entry')
        .where('to', '=', 'entry')
        .where('target', '=', entry_id)
        .where('copy', '!=', 'working'),
    )
    .execute()
}
