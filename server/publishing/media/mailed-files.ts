// Files that visitors are sent by mail alone: which they are, and what is told of them in the open (decision 42).
import type { Values } from '#contract/fields/field.ts'
import { DECLARED } from '#contract/kinds/declared.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { published } from '#server/publishing/published.ts'
import { ADDRESS_COLUMNS, addressIn } from '#server/publishing/references/addresses.ts'
import type { Db } from '#server/storage/open.ts'

const ALL: readonly (KindOf & { kind: Kind })[] = DECLARED
const MAILED = ALL.filter(({ mailed }) => mailed !== undefined).map(({ kind }) => kind)

/** A record whose files are sent by mail; `address` is null while visitors do not see it. */
export type Mailed = { id: number; address: ((language: Language) => string) | null }

/**
 * The record by which the file with this id of the library is sent by mail alone; null where it is open. One copy that says so is
 * enough, be it published, a draft or in the trash: what an owner has closed never stands open by a slip.
 */
export async function mailedBy(db: Db, file: number, at: number): Promise<Mailed | null> {
  const holding = await db
    .selectFrom('entry_reference')
    .innerJoin('entry', 'entry.id', 'entry_reference.from_entry')
    .select('entry.id')
    .where('entry_reference.to', '=', 'media')
    .where('entry_reference.target', '=', file)
    .where('entry.kind', 'in', MAILED)
    .where((e) =>
      e.or([
        e('entry.hot', '=', 1),
        e.exists(
          e
            .selectFrom('publication')
            .select('publication.entry_id')
            .whereRef('publication.entry_id', '=', 'entry.id')
            .where('publication.hot', '=', 1),
        ),
      ]),
    )
    .execute()
  const ids = holding.map(({ id }) => id)
  const [first] = ids
  if (first === undefined) return null
  const seen = await published(db, MAILED, at)
    .select([...ADDRESS_COLUMNS, 'kind'])
    .where('entry_id', 'in', ids)
    .executeTakeFirst()
  if (!seen) return { id: first, address: null }
  return { id: seen.entry_id, address: (language) => addressIn(language, seen.kind, seen) }
}

/** Whether the files of a content are sent by mail. */
export const isMailed = ({ mailed }: Pick<KindOf, 'mailed'>, content: Values): boolean =>
  mailed !== undefined && content[mailed] === true

/** Lines as visitors see them, of files only what they are: the key that opens one is left out. */
export function withoutKeys(shown: unknown): unknown {
  if (Array.isArray(shown)) return shown.map(withoutKeys)
  if (typeof shown !== 'object' || shown === null) return shown
  const parts = Object.entries(shown).map(([name, part]) => [name, withoutKeys(part)])
  return { ...Object.fromEntries(parts), ...('key' in shown && 'bytes' in shown && { key: '' }) }
}
