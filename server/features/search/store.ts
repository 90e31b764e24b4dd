// The queries of the keyword search: published copies whose names hold the keyword.
import { sql } from 'kysely'
import type { Text } from '#contract/language.ts'
import type { ProductContent } from '#contract/product.ts'
import type { ProductTypeContent } from '#contract/product-type.ts'
import { SEARCHED_KINDS } from '#contract/search.ts'
import type { CaseContent } from '#contract/success-case.ts'
import { likePattern, picturesOf, published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'

type SearchedKind = (typeof SEARCHED_KINDS)[number]
type Shown = { title: Text; code: string; summary: Text; cover: string | null }

/** How a hit of each kind reads. */
const SHOW: Record<SearchedKind, (content: never) => Shown> = {
  product: ({ productName, productModel, summary, gallery }: ProductContent) => ({
    title: productName,
    code: productModel,
    summary,
    cover: gallery[0] ?? null,
  }),
  productType: ({ productTypeName, introduction, covers }: ProductTypeContent) => ({
    title: productTypeName,
    code: '',
    summary: introduction,
    cover: covers[0] ?? null,
  }),
  successCase: ({ title, summary, cover }: CaseContent) => ({ title, code: '', summary, cover }),
  news: ({ title, summary, cover }: CaseContent) => ({ title, code: '', summary, cover }),
}

export function searchStore(db: Db) {
  const hits = (keyword: string, kinds: readonly SearchedKind[], at: number) =>
    published(db, kinds, at).where(sql<boolean>`search like ${likePattern(keyword)} escape '\\'`)

  return {
    async counts(keyword: string, at: number) {
      const rows = await hits(keyword, SEARCHED_KINDS, at)
        .select((e) => ['kind', e.fn.countAll().as('count')])
        .groupBy('kind')
        .execute()
      const countOf = (kind: SearchedKind) => Number(rows.find((row) => row.kind === kind)?.count ?? 0)
      return Object.fromEntries(SEARCHED_KINDS.map((kind) => [kind, countOf(kind)])) as Record<
        SearchedKind,
        number
      >
    },

    async page(
      query: { keyword: string; kind?: SearchedKind | undefined; page: number; limit: number },
      at: number,
    ) {
      const rows = await hits(query.keyword, query.kind ? [query.kind] : SEARCHED_KINDS, at)
        .select(['entry_id', 'kind', 'content'])
        .orderBy(
          sql`case kind when 'product' then 0 when 'productType' then 1 when 'successCase' then 2 else 3 end`,
        )
        .orderBy('sort')
        .orderBy('entry_id')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute()
      const shown = rows.map((row) => {
        const kind = row.kind as SearchedKind
        return { kind, id: row.entry_id, ...SHOW[kind](JSON.parse(row.content) as never) }
      })
      const pictures = await picturesOf(
        db,
        shown.flatMap(({ cover }) => cover ?? []),
      )
      return shown.map((found) => ({ ...found, cover: pictures.get(found.cover ?? '') ?? null }))
    },
  }
}
