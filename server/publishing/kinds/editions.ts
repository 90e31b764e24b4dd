// Which edition of a record a file belongs to, so that an address of an older one leads to the newest (decision 27).
import type { Values } from '#contract/fields/field.ts'
import { filesIn, linesIn } from '#contract/fields/places.ts'
import { readContent } from '#contract/kinds/content.ts'
import { DECLARED } from '#contract/kinds/declared.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import { isLanguage, type Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { filesOf } from '#server/publishing/media/files.ts'
import { isMailed } from '#server/publishing/media/mailed-files.ts'
import { published } from '#server/publishing/published.ts'
import { ADDRESS_COLUMNS, addressIn } from '#server/publishing/references/addresses.ts'
import type { Db } from '#server/storage/open.ts'

type Editioned = KindOf & { kind: Kind } & Required<Pick<KindOf, 'editions'>>
const ALL: readonly (KindOf & { kind: Kind })[] = DECLARED
const EDITIONED = ALL.filter((kind): kind is Editioned => kind.editions !== undefined)
const COLUMNS = [...ADDRESS_COLUMNS, 'kind', 'content'] as const
type Row = { entry_id: number; parent_id: number | null; slugs: string; kind: Kind; content: string }
type File = { key: string; language: string }

/** The lines with the latest day first; those of one day stay as staff put them. */
export const newestFirst = (lines: readonly Values[], by: string): Values[] =>
  lines.toSorted((one, other) => String(other[by]).localeCompare(String(one[by])))

/** A content as visitors see it: its editions, if its kind has any, in their order. */
export function inOrder<C extends Values>({ editions }: Pick<KindOf, 'editions'>, content: C): C {
  if (!editions) return content
  const lines = linesIn(content[editions.lines] ?? null)
  return { ...content, [editions.lines]: newestFirst(lines, editions.by) }
}

function editionsOf(kind: Editioned, row: Row) {
  const { lines, by } = kind.editions
  const field = kind.fields[lines]
  const fields = field?.type === 'lines' ? field.fields : {}
  const content: Values = readContent(kind, row.content)
  return newestFirst(linesIn(content[lines] ?? null), by).map((line) => ({
    name: String(line.edition ?? ''),
    files: filesOfLine(line),
    keys: filesIn(fields, line),
  }))
}
const filesOfLine = (line: Values): File[] =>
  Object.values(line)
    .flatMap((value) => linesIn(value))
    .flatMap(({ file, language }) =>
      typeof file === 'string' ? [{ key: file, language: String(language) }] : [],
    )

/** How a file stands: a `plain` one is in no edition, another in the `newest` of a record or in an older one. */
export type Standing =
  | { is: 'plain' | 'newest' }
  | { is: 'older'; edition: string; address: (language: Language) => string; language: Language | null }

/** How the file with this id of the library stands for visitors at `at`. */
export async function standingOf(db: Db, file: { id: number; key: string }, at: number): Promise<Standing> {
  const holding = await db
    .selectFrom('entry_reference')
    .select('from_entry')
    .where('to', '=', 'media')
    .where('target', '=', file.id)
    .where('copy', '!=', 'working')
    .execute()
  if (holding.length === 0) return { is: 'plain' }
  const rows = await db
    .selectFrom('publication')
    .select(COLUMNS)
    .where('visible_from', '<=', at)
    .where('visible_until', '>', at)
    .where(
      'entry_id',
      'in',
      holding.map(({ from_entry }) => from_entry),
    )
    .execute()
  let older: Standing | null = null
  let isOffered = false
  for (const row of rows) {
    const kind = EDITIONED.find((one) => one.kind === row.kind)
    if (!kind) {
      isOffered = true
      continue
    }
    const editions = editionsOf(kind, row)
    const place = editions.findIndex(({ keys }) => keys.includes(file.key))
    if (place === 0) return { is: 'newest' }
    const edition = editions[place]
    if (!edition) continue
    const spoken = edition.files.find(({ key }) => key === file.key)?.language
    older ??= {
      is: 'older',
      edition: edition.name,
      language: isLanguage(spoken) ? spoken : null,
      address: (language) => addressIn(language, row.kind, row),
    }
  }
  if (older === null) return { is: 'plain' }
  return isOffered ? { is: 'newest' } : older
}

/**
 * What the lasting address of a record in a language leads to: the file of the newest edition in it, one that has no language,
 * or the page of the record. Null when visitors see no such record.
 */
export async function newestFile(
  db: Db,
  { kind: name, id, language }: { kind: string; id: number; language: Language | 'any' },
  at: number,
): Promise<{ key: string | null; address: (language: Language) => string } | null> {
  const kind = EDITIONED.find((one) => one.kind === name)
  if (!kind) return null
  const row = await published(db, kind.kind, at).select(COLUMNS).where('entry_id', '=', id).executeTakeFirst()
  if (!row) return null
  // What is sent by mail opens at no lasting address.
  const files = isMailed(kind, readContent(kind, row.content)) ? [] : (editionsOf(kind, row)[0]?.files ?? [])
  const file =
    files.find((one) => one.language === language) ?? files.find((one) => one.language === 'any') ?? null
  return { key: file?.key ?? null, address: (spoken) => addressIn(spoken, row.kind, row) }
}

/** The files of the newest edition of a record that visitors see, as its letter has them; none where there is no such record. */
export async function newestFiles(db: Db, id: number, at: number) {
  const row = await published(
    db,
    EDITIONED.map(({ kind }) => kind),
    at,
  )
    .select(COLUMNS)
    .where('entry_id', '=', id)
    .executeTakeFirst()
  const kind = row && EDITIONED.find((one) => one.kind === row.kind)
  if (!row || !kind) return { mailed: false, files: [] }
  const content: Values = readContent(kind, row.content)
  const offered = editionsOf(kind, row)[0]?.files ?? []
  const found = await filesOf(
    db,
    offered.map(({ key }) => key),
  )
  const files = offered.flatMap(({ key, language }) => {
    const file = found.find((one) => one.key === key)
    return file ? [{ id: file.id, type: file.type, language }] : []
  })
  return { mailed: isMailed(kind, content), files }
}
