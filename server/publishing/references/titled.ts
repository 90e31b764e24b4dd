// In which languages a publication has a title: what has none does not exist in some languages (decision 64).
import { LANGUAGE_FACTS, LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { ANY_ABSENT } from '#server/storage/reads/language-read.ts'
import { RECORD_KINDS, titleOf } from './addresses.ts'

/** The bits of these languages; null for kinds of which there is one record, which is there in every language. */
export function titledIn(kind: Kind, content: string): number | null {
  if (!RECORD_KINDS.includes(kind)) return null
  const title = titleOf(content)
  return LANGUAGES.reduce(
    (bits, language) => (title[language].trim() === '' ? bits : bits | LANGUAGE_FACTS[language].bit),
    0,
  )
}

/** Whether a record that visitors saw in `version`, and still see, came or went in a language by its new title. */
export async function cameOrWentByTitle(
  db: Db,
  kind: Kind,
  { id, version }: { id: number; version: number | null },
): Promise<boolean> {
  if (!ANY_ABSENT || version === null) return false
  const before = await db
    .selectFrom('entry_revision')
    .select('content')
    .where('entry_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  const now = await db
    .selectFrom('publication')
    .select('titled')
    .where('entry_id', '=', id)
    .orderBy('visible_from')
    .executeTakeFirst()
  return !before || titledIn(kind, before.content) !== (now?.titled ?? null)
}
