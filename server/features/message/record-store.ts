// The published records that messages are about.
import { DECLARED } from '#contract/kinds/declared.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { nameOfOne } from '#server/kind-words.ts'
import { picturesOf, published } from '#server/publishing/published.ts'
import { ADDRESS_COLUMNS, pathsOf, RECORD_KINDS, titleOf } from '#server/publishing/references/addresses.ts'
import type { Db } from '#server/storage/open.ts'
import type { MessageRow } from './shown.ts'

/** What kept a revision as visitors were to see it. */
const SHOWN = ['publish', 'schedule', 'release'] as const

export function recordStore(db: Db, now: () => number) {
  const seen = (within: Db = db) =>
    published(within, RECORD_KINDS, now()).select(['kind', ...ADDRESS_COLUMNS])

  return {
    /** Records as the form shows them, with all languages, in the order asked for; without those that visitors do not see. */
    async cards(ids: readonly number[]) {
      const rows = await seen().select(['code', 'content']).where('entry_id', 'in', ids).execute()
      const keyed = rows.map((row) => ({ row, key: pictureIn(row.content) }))
      const pictures = await picturesOf(
        db,
        keyed.flatMap(({ key }) => key ?? []),
      )
      const cards = keyed.map(({ row, key }) => ({
        kind: row.kind,
        kindName: nameOfOne(row.kind),
        id: row.entry_id,
        address: pathsOf(row.kind, row),
        title: titleOf(row.content),
        code: row.code,
        byMail: byMailIn(row.kind, row.content),
        picture: (key !== undefined && pictures.get(key)) || null,
      }))
      return ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
    },

    /**
     * Kind, title and model of a record, and whether its files are sent by mail, as visitors see it, or last saw it: who had the form open while it was unpublished asks
     * about it all the same. Nothing of what was never shown.
     */
    async recordOf(id: number) {
      const row = await seen().select('content').where('entry_id', '=', id).executeTakeFirst()
      if (row) return recordIn(id, row)
      const before = await db
        .selectFrom('entry_revision')
        .innerJoin('entry', 'entry.id', 'entry_revision.entry_id')
        .select(['entry.kind', 'entry_revision.content'])
        .where('entry_revision.entry_id', '=', id)
        .where('entry_revision.did', 'in', SHOWN)
        .where('entry.kind', 'in', RECORD_KINDS)
        .orderBy('entry_revision.id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return before && recordIn(id, before)
    },

    /** The paths of what messages are about, each in the language of its visitor; empty where visitors see nothing. */
    async addressesOf(
      rows: readonly Pick<MessageRow, 'product_id'>[],
      within?: Db,
    ): Promise<(row: Pick<MessageRow, 'product_id' | 'lang'>) => string> {
      const ids = [...new Set(rows.flatMap(({ product_id }) => product_id ?? []))]
      const found = ids.length === 0 ? [] : await seen(within).where('entry_id', 'in', ids).execute()
      const paths = new Map<number | null, Text>(found.map((row) => [row.entry_id, pathsOf(row.kind, row)]))
      return ({ product_id, lang }) => paths.get(product_id)?.[lang] ?? ''
    },
  }
}

const OWN = DECLARED.flatMap((kind) => ('cover' in kind ? [kind.cover] : []))
const COVERS = [...new Set(OWN), 'gallery', 'covers'] as const

const recordIn = (id: number, { kind, content }: { kind: Kind; content: string }) => ({
  ...{ id, kind, title: titleOf(content), model: modelIn(content), byMail: byMailIn(kind, content) },
})

const MAILED: ReadonlyMap<Kind, string> = new Map(
  DECLARED.flatMap((one) => ('mailed' in one ? [[one.kind, one.mailed] as const] : [])),
)
function byMailIn(kind: Kind, json: string): boolean {
  const flag = MAILED.get(kind)
  return flag !== undefined && JSON.parse(json)[flag] === true
}

/** The model of a product, else empty. */
const modelIn = (json: string): string => {
  const { productModel }: { productModel?: unknown } = JSON.parse(json)
  return typeof productModel === 'string' ? productModel : ''
}

/** The key of the picture that stands for a record, whatever its kind calls it. */
function pictureIn(json: string): string | undefined {
  const content: Partial<Record<string, string | string[] | null>> = JSON.parse(json)
  return COVERS.map((name) => [content[name] ?? []].flat()[0]).find(Boolean)
}
