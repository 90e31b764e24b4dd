// Pictures are described before visitors see them: in each language that the record itself is written in, and one in
// running text in the language of that text, there or in the library.

import { storedText } from '#contract/fields/walk.ts'
import { eachLanguage, type Language, PUBLIC_LANGUAGES } from '#contract/languages/language-codes.ts'
import { languageName, writeList } from '#contract/languages/locales.ts'
import { invalid, type Reason } from '#server/failure.ts'
import type { KindRules } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/pictures')

/**
 * Throws `Failure` 400 that names, place by place, the pictures without an alternative text in a language that the title
 * is written in; a picture in running text is asked for the one language it stands in. Asked when a person publishes or schedules, not when a file is taken in.
 */
export async function checkDescribed<Content>(db: Db, rules: KindRules<Content>, content: Content) {
  const title = rules.title(content)
  const languages = PUBLIC_LANGUAGES.filter((language) => title[language] !== '')
  const pictures = rules.pictures(content).filter(({ isFile }) => !isFile)
  if (pictures.length === 0 || languages.length === 0) return
  const rows = await db
    .selectFrom('media')
    .select(['key', 'name', 'alt'])
    .where(
      'key',
      'in',
      pictures.map(({ key }) => key),
    )
    .where('undescribed', '=', 1)
    .execute()
  const lacking: Record<string, Reason> = {}
  for (const { field, key, inText } of pictures) {
    const row = rows.find((one) => one.key === key)
    // What it says of itself where it stands counts, also that it is decoration.
    if (!row || inText?.alt !== undefined) continue
    const alt = storedText(row.alt)
    const needed = inText ? [inText.language] : languages
    const missing = needed.filter((language) => alt[language] === '')
    if (missing.length > 0) lacking[inText?.place ?? field] = notDescribed(row.name, missing)
  }
  if (Object.keys(lacking).length > 0) throw invalid(lacking)
}

function notDescribed(name: string, languages: Language[]): Reason {
  const named = eachLanguage((language) =>
    writeList(
      languages.map((one) => languageName(one, language)),
      language,
    ),
  )
  return words.notDescribed({ name, named })
}
