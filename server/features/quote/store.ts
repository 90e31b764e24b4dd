// The queries of single quotes beside those that others share: what is around one, products, and what new ones begin with.

import { sql } from 'kysely'
import { storedText } from '#contract/fields/walk.ts'
import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Picture } from '#contract/media/media.ts'
import type { QuoteContent } from '#contract/quotes/quote-shapes.ts'
import { likePattern, picturesOf, published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'

/** Products that a search answers. */
const CHOICES = 20

export type ShownProduct = {
  id: number
  model: string
  title: string
  /** The order code of its standard execution; empty where it has none. */
  code: string
  picture: Picture | null
}

/** What people are called. */
export async function namesOf(db: Db, ids: readonly (number | null)[]): Promise<(id: number) => string> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('user_account')
          .select(['id', 'username', 'nick_name'])
          .where('id', 'in', wanted)
          .execute()
  const names = new Map(rows.map((row) => [row.id, row.nick_name || row.username]))
  return (id) => names.get(id) ?? `#${id}`
}

export const historyOf = (db: Db, quoteId: number) =>
  db.selectFrom('quote_event').selectAll().where('quote_id', '=', quoteId).orderBy('id').execute()

type StoredProduct = {
  productName?: unknown
  gallery?: string[]
  orderPrefix?: string
  orderCode?: { options: { code: string; standard?: boolean }[] }[]
}

/** The standard of each position behind the prefix, as the page of the product begins with it. */
function standardCode({ orderPrefix = '', orderCode = [] }: StoredProduct): string {
  const chosen = orderCode.map(
    ({ options }) => (options.find(({ standard }) => standard) ?? options[0])?.code ?? '',
  )
  return orderCode.length === 0 ? '' : [orderPrefix, ...chosen].filter((part) => part !== '').join('-')
}

type ProductRow = { entry_id: number; code: string; content: string }

/** Products in one language, in the order of the rows. */
async function shown(db: Db, rows: readonly ProductRow[], language: Language): Promise<ShownProduct[]> {
  const read = rows.map(({ entry_id, code, content }) => {
    const { productName, gallery, ...order }: StoredProduct = JSON.parse(content)
    const name = pickText(storedText(JSON.stringify(productName ?? {})), language).text
    const title = [code, name === code ? '' : name].filter(Boolean).join(' ')
    return { id: entry_id, model: code, title, code: standardCode(order), key: gallery?.[0] ?? '' }
  })
  const pictures = await picturesOf(
    db,
    read.map(({ key }) => key).filter((key) => key !== ''),
  )
  return read.map(({ key, ...product }) => {
    const picture = pictures.get(key)
    return {
      ...product,
      picture: picture ? { ...picture, alt: pickText(picture.alt, language).text } : null,
    }
  })
}

/** The published ones of these products, by id. */
export async function productsOf(db: Db, ids: readonly (number | null)[], language: Language, at: number) {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows =
    wanted.length === 0
      ? []
      : await published(db, 'product', at)
          .select(['entry_id', 'code', 'content'])
          .where('entry_id', 'in', wanted)
          .execute()
  return new Map((await shown(db, rows, language)).map((product) => [product.id, product]))
}

/** The models of products, whether visitors see them or not. */
export async function modelsOf(db: Db, ids: readonly (number | null)[]): Promise<Map<number | null, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('entry').select(['id', 'code']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** Published products whose model or name holds the keyword. */
export async function findProducts(db: Db, keyword: string, language: Language, at: number) {
  let found = published(db, 'product', at).select(['entry_id', 'code', 'content'])
  for (const word of keyword.split(/\s+/).filter(Boolean).slice(0, 5))
    found = found.where(sql<boolean>`search like ${likePattern(word)} escape '\\'`)
  return shown(db, await found.orderBy('code').orderBy('entry_id').limit(CHOICES).execute(), language)
}

/** What the newest quote says, and the newest one in a language: new ones begin with its terms. */
export async function newestContent(db: Db, language?: Language): Promise<QuoteContent | null> {
  let newest = db
    .selectFrom('quote')
    .innerJoin('quote_version', (join) =>
      join
        .onRef('quote_version.quote_id', '=', 'quote.id')
        .onRef('quote_version.edition', '=', 'quote.edition'),
    )
    .select('quote_version.content')
  if (language !== undefined) newest = newest.where('quote.lang', '=', language)
  const row = await newest
    .orderBy('quote.created_at', 'desc')
    .orderBy('quote.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? (JSON.parse(row.content) as QuoteContent) : null
}
