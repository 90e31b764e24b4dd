// In which languages records exist, asked of all languages at once (decision 64); `published` asks it of the one that is read in.
import type { Language } from '#contract/languages/language-codes.ts'
import { published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { ABOVE, ANY_ABSENT, existsIn, readInAll } from '#server/storage/reads/language-read.ts'

type Standing = { parent_id: number | null; titled: number | null }
/** Whether a publication exists for visitors of a language: by its title, and with all that it stands under. */
type Exists = (language: Language, row: Standing) => boolean

/** Tells it of whatever is seen at a moment; asks the store in a site alone where something may not exist. */
export async function readExistence(db: Db, at: number): Promise<Exists> {
  if (!ANY_ABSENT) return () => true
  const columns = ['entry_id', 'parent_id', 'titled'] as const
  // As groups, which says that only which there are is read, and not what they say.
  const rows = await readInAll(() => published(db, ABOVE, at).select(columns).groupBy(columns).execute())
  const byId = new Map(rows.map((row) => [row.entry_id, row]))
  const exists: Exists = (language, { titled, parent_id }) => {
    if (titled === null) return true
    const above = parent_id === null ? undefined : byId.get(parent_id)
    return existsIn(language, titled) && (above === undefined || exists(language, above))
  }
  return exists
}
