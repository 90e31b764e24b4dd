// Names that are no records, in one language: of menus, roles, settings, fields and kinds of the owner, and the words that staff keep
// for translations and for the search. Counted, and taken out with the texts of records (decision 64).
import { storedText } from '#contract/fields/walk.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { Term } from '#contract/translation/terms.ts'
import { KINDS_SETTING } from '#server/parts/site/chosen-kinds.ts'
import { SITE_SETTING } from '#server/parts/site/site.ts'
import { FIELDS_WORD, isFieldsSetting } from '#server/publishing/fields/own-fields.ts'
import { SYNONYMS_SETTING } from '#server/publishing/search/synonyms.ts'
import { GLOSSARY_SETTING } from '#server/publishing/translation/glossary.ts'
import type { Db } from '#server/storage/open.ts'
import { withoutLanguage } from './without-language.ts'

/** The words of the bus for what is read again where names went. */
export const NAMES_WORDS = [SITE_SETTING, FIELDS_WORD, SYNONYMS_SETTING, KINDS_SETTING]

type Emptied = { value: unknown; texts: number }

/** What is left of names, and how many texts went: what is called something in this language alone keeps that name. */
function withoutNames(names: unknown, language: Language): Emptied {
  let texts = 0
  const value = withoutLanguage(names, language, (isAlone) => {
    if (!isAlone) texts += 1
    return !isAlone
  })
  return { value, texts }
}

/** The same of words that staff keep for a language: none of them names anything. */
function withoutWords(words: unknown, language: Language): Emptied {
  let texts = 0
  const value = withoutLanguage(words, language, () => {
    texts += 1
    return true
  })
  return { value, texts }
}

/** A term that is left in one language alone asks for nothing. */
function withoutTerms(terms: unknown, language: Language): Emptied {
  const { value, texts } = withoutWords(terms, language)
  const isTerm = ({ words }: Term) => LANGUAGES.filter((one) => (words[one] ?? '') !== '').length > 1
  return { value: (value as Term[]).filter(isTerm), texts }
}

/** How each setting that has texts is emptied; all others have none. */
function howOf(setting: string): typeof withoutNames | null {
  if (setting === GLOSSARY_SETTING) return withoutTerms
  if (setting === SYNONYMS_SETTING) return withoutWords
  return [SITE_SETTING, KINDS_SETTING].includes(setting) || isFieldsSetting(setting) ? withoutNames : null
}

const TITLED = ['menu', 'role'] as const
type Titled = (typeof TITLED)[number]

async function settingsIn(db: Db, language: Language) {
  const rows = await db.selectFrom('setting').select(['name', 'value', 'version']).orderBy('name').execute()
  return rows.flatMap(({ name, value, version }) => {
    const emptied = howOf(name)?.(JSON.parse(value), language)
    return emptied && emptied.texts > 0 ? [{ name, version, ...emptied }] : []
  })
}

async function titlesIn(db: Db, table: Titled, language: Language) {
  const rows = await db.selectFrom(table).select(['id', 'title', 'version']).orderBy('id').execute()
  return rows.flatMap(({ id, title, version }) => {
    const { value, texts } = withoutNames(storedText(title), language)
    return texts > 0 ? [{ id, title, version, value, texts }] : []
  })
}

/** How many names there are in a language that would go. */
export async function countNames(db: Db, language: Language): Promise<number> {
  let count = 0
  for (const { texts } of await settingsIn(db, language)) count += texts
  for (const table of TITLED) for (const { texts } of await titlesIn(db, table, language)) count += texts
  return count
}

/** Takes them out; what is open in a form then is an earlier version. What somebody changes at that moment stays, and is counted again. */
export async function emptyNames(within: Db, language: Language, now: number): Promise<void> {
  for (const { name, value, version } of await settingsIn(within, language))
    await within
      .updateTable('setting')
      .set({ value: JSON.stringify(value), version: version + 1, updated_at: now })
      .where('name', '=', name)
      .where('version', '=', version)
      .execute()
  for (const table of TITLED)
    for (const { id, value, version } of await titlesIn(within, table, language))
      await within
        .updateTable(table)
        .set({ title: JSON.stringify(value), version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .execute()
}
