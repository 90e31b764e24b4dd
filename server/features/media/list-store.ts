// The queries that find pictures in the library; each is answered from an index, however many there are.
import { type RawBuilder, sql } from 'kysely'
import type { MediaQuery } from '#contract/media/media-library.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { findPictures } from '#server/publishing/media/media.ts'
import { mediaWordPrefix } from '#server/publishing/media/media-words.ts'
import type { Db } from '#server/storage/open.ts'
import { namePrefixes, wordBegins } from '#server/storage/words/user-words.ts'

const ORDER = { createTime: 'created_at', name: 'name', bytes: 'bytes' } as const
/** A word or tag that at most so many pictures have is looked up first; otherwise the list is walked in its order. */
const FEW = 5_000

export function mediaListStore(db: Db) {
  const sizeOf = async (pictures: RawBuilder<unknown>) => {
    const counted = await sql<{ size: number }>`
      select count(*) as size from (${pictures} limit ${FEW + 1}) as pictures`.execute(db)
    return Number(counted.rows[0]?.size ?? 0)
  }

  async function matching({ folderId, type, unused, undescribed, shown, ...filters }: MediaQuery) {
    const sets = setsOf(filters)
    const sizes = await Promise.all(sets.map(sizeOf))
    const smallest = sizes.indexOf(Math.min(...sizes))
    const few = smallest >= 0 && (sizes[smallest] ?? 0) <= FEW
    const column = ORDER[filters.sort.replace('-', '') as keyof typeof ORDER]
    const way = filters.sort.startsWith('-') ? ('desc' as const) : ('asc' as const)
    // The plus keeps SQLite from walking an index in which it would find little.
    const own = (name: 'library' | 'trashed_at' | 'folder_id') =>
      few ? sql<number | null>`+${sql.ref(`media.${name}`)}` : sql.ref<number | null>(`media.${name}`)
    let rows = db.selectFrom('media').where(own('library'), '=', 1).where(own('trashed_at'), 'is', null)
    if (folderId === 0) rows = rows.where(own('folder_id'), 'is', null)
    if (folderId) rows = rows.where(own('folder_id'), '=', folderId)
    if (type) rows = rows.where('type', '=', type)
    if (undescribed !== undefined) rows = rows.where('undescribed', '=', undescribed ? 1 : 0)
    if (shown) rows = rows.where(sql<boolean>`exists (${USES} and copy = 'published')`)
    if (unused) rows = rows.where(sql<boolean>`not exists (${USES})`)
    for (const [index, set] of sets.entries()) {
      rows = rows.where(
        few && index === smallest
          ? sql<boolean>`media.id in (${set})`
          : sql<boolean>`exists (${set} and media_id = media.id)`,
      )
    }
    return { rows, column, way, walks: !few, folderId }
  }

  return {
    /** A page of pictures; counting stops at `COUNTED`. */
    async page(query: MediaQuery) {
      const { rows, column, way, walks, folderId } = await matching(query)
      const counted = await db
        .selectFrom(
          rows
            .select('media.id')
            .limit(COUNTED + 1)
            .as('counted'),
        )
        .select((row) => row.fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      const total = Number(counted.total)
      const counting = { total: Math.min(total, COUNTED), more: total > COUNTED }
      let beyond = rows
      if (query.before !== undefined) {
        const place = await db
          .selectFrom('media')
          .select(['id', column])
          .where('id', '=', query.before)
          .executeTakeFirst()
        if (!place) return { ...counting, items: [] }
        const past = sql.raw(way === 'asc' ? '>' : '<')
        const by = sql.ref(`media.${column}`)
        beyond = beyond.where(
          sql<boolean>`${by} ${past}= ${place[column]} and (${by}, media.id) ${past} (${place[column]}, ${place.id})`,
        )
      }
      // Everything in the list is equal in these, yet PostgreSQL walks the index only when it is told.
      const ids = await beyond
        .$if(walks && folderId === 0, (q) => q.orderBy('media.folder_id', way))
        .$if(walks, (q) => q.orderBy('media.trashed_at', way))
        .orderBy(column, way)
        .orderBy('media.id', way)
        .select('media.id')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute()
      return {
        ...counting,
        items: await findPictures(
          db,
          ids.map(({ id }) => id),
        ),
      }
    },
  }
}

const USES = sql`select 1 from entry_reference where entry_reference."to" = 'media' and target = media.id`

/** What narrows the list from other tables, as the pictures it names. */
function setsOf({ keyword = '', tag }: Pick<MediaQuery, 'keyword' | 'tag'>): RawBuilder<unknown>[] {
  const words = namePrefixes(keyword).map(
    (prefix) =>
      sql`select media_id from media_word where ${wordBegins(mediaWordPrefix(prefix), 'media_word.word')}`,
  )
  return tag ? [...words, sql`select media_id from media_tag where tag = ${tag}`] : words
}
