// Products: what visitors see of them, and their calls. What they are made of is said in `kinds/product.ts`.
import { z } from 'zod'
import { ContentState, PublicSeo } from '#contract/content/content.ts'
import { RichDoc } from '#contract/content/rich-text.ts'
import { localizedShape } from '#contract/fields/localized.ts'
import { OwnSaid } from '#contract/fields/own-said.ts'
import { Id, QueryId } from '#contract/inputs/number.ts'
import { staffCalls, staffShapes } from '#contract/kinds/kind-calls.ts'
import { productKind } from '#contract/kinds/product.ts'
import { LanguageQuery, Text } from '#contract/languages/language.ts'
import { PublicFile } from '#contract/media/download.ts'
import { Illustration, Picture } from '#contract/media/media.ts'
import { CaseCard } from '#contract/news-and-cases/success-case.ts'
import { defineCall } from '#contract/wire/call.ts'
import { Keyword, PageQuery, pageOf, sortBy } from '#contract/wire/page.ts'
import { productBrowseCalls } from './product-browse.ts'
import { ProductCard, ShownSpec } from './product-card.ts'
import { productCompareCalls } from './product-compare.ts'
import { PRODUCT_SORTS, ProductFilters } from './product-filters.ts'
import { productSizingCalls } from './product-sizing.ts'
import { ShownCurve, ShownTable } from './product-tables.ts'
import { TypePath } from './product-type.ts'

/** How many rows may stand on a product's card (`docs/limits.md`). */
export const KEY_SPECS = 4

const shapes = staffShapes(productKind, {
  seen: { productTypeId: z.int().nullable() },
  written: { productTypeId: Id.nullable() },
})
/** What publishing stores of a product. */
export const ProductContent = shapes.Content
export type ProductContent = z.output<typeof ProductContent>
const { status, downloads, parts } = productKind.fields

/** A product as visitors see it, in one language. */
export const Product = ProductCard.extend({
  summary: z.string(),
  description: RichDoc.nullable(),
  /** The pictures that stand in the description. */
  illustrations: z.array(Illustration),
  highlights: z.array(z.string()),
  gallery: z.array(Picture),
  specs: z.array(z.object({ title: z.string(), rows: z.array(ShownSpec) })),
  /** What it says to the fields of the owner that stand beside its picture. */
  side: z.array(ShownSpec),
  notFor: z.string(),
  price: z.string(),
  /** Where it is another: by the key of the region, and named by it. */
  regionalPrices: z.array(z.object({ region: z.string(), name: z.string(), price: z.string() })),
  tables: z.array(ShownTable),
  curves: z.array(ShownCurve),
  orderPrefix: z.string(),
  orderCode: z.array(
    z.object({
      name: z.string(),
      options: z.array(z.object({ code: z.string(), text: z.string(), standard: z.boolean() })),
    }),
  ),
  replaces: z.array(z.object({ model: z.string(), until: z.string(), note: z.string() })),
  parts: z.array(z.object({ role: z.enum(parts.fields.role.options), number: z.string(), name: z.string() })),
  downloads: z.array(
    PublicFile.extend({ title: z.string(), language: z.enum(downloads.fields.language.options) }),
  ),
  ...localizedShape(productKind.fields, ['weight', 'ambient']),
  /** As the United States read them; null where there is none, or no other. */
  usMeasures: z.object({ weight: z.string().nullable(), ambient: z.string().nullable() }),
  status: z.enum(status.options),
  replacement: ProductCard.nullable(),
  seo: PublicSeo,
  path: TypePath,
  /** On which it was last published: the edition of what is printed. */
  day: z.iso.date(),
  /** Each with why it belongs, as far as its line among the parts says so. */
  accessories: z.array(ProductCard.extend({ why: z.string() })),
  related: z.array(ProductCard),
  /** Success cases that name it. */
  cases: z.array(CaseCard),
})
export type Product = z.output<typeof Product>

/** A product as staff see it: the working copy, in three languages. */
export const StaffProduct = shapes.Staff
export type StaffProduct = z.output<typeof StaffProduct>

/** A row of the console's table. */
export const StaffProductRow = StaffProduct.pick({
  id: true,
  version: true,
  productModel: true,
  productName: true,
  productTypeId: true,
  hot: true,
  status: true,
  state: true,
  createTime: true,
  updateTime: true,
  updatedBy: true,
  publishTime: true,
  publishAt: true,
  unpublishAt: true,
}).extend({ cover: z.string().nullable(), productTypeName: Text.nullable(), own: OwnSaid })
export type StaffProductRow = z.output<typeof StaffProductRow>

export const ProductDraft = shapes.Draft
export type ProductDraft = z.input<typeof ProductDraft>

/** Its list is narrowed by its type as well. */
const { list: _l, ...staff } = staffCalls(productKind, shapes, { one: 'product', many: 'products' })
const sort = sortBy(PRODUCT_SORTS).default('-updateTime')

export const productCalls = {
  ...staff,
  exportAll: { ...staff.exportAll, input: ProductFilters.extend({ sort }) },
  ...productBrowseCalls,
  ...productCompareCalls,
  ...productSizingCalls,
  listAll: defineCall({
    path: '/api/web/product/listAll',
    access: 'anyone',
    takes: 'query',
    input: PageQuery.extend({
      /** Products of this type and of those below it. */
      typeId: QueryId.optional(),
      sort: sortBy(['sort', 'productModel', 'publishTime']).default('sort'),
      lang: LanguageQuery.optional(),
    }),
    output: pageOf(ProductCard),
    madeFrom: ['productType', 'product', 'media'],
    summary: 'A page of published products.',
  }),
  hot: defineCall({
    path: '/api/web/product/hotList',
    access: 'anyone',
    takes: 'query',
    input: PageQuery.extend({ lang: LanguageQuery.optional() }),
    output: pageOf(ProductCard),
    madeFrom: ['productType', 'product', 'media'],
    summary: 'A page of the published products marked as hot.',
  }),
  getById: defineCall({
    path: '/api/web/product/getById',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ id: QueryId, lang: LanguageQuery.optional() }),
    output: Product,
    madeFrom: ['productType', 'product', 'successCase', 'media'],
    summary:
      'One published product with its specifications, its path, related products and the cases that name it.',
  }),
  list: defineCall({
    path: '/api/web/product/list',
    access: 'web_product',
    takes: 'query',
    input: ProductFilters.extend({ ...PageQuery.shape, sort }),
    output: pageOf(StaffProductRow),
    summary: 'A page of products for the console.',
  }),
  choices: defineCall({
    path: '/api/web/product/choices',
    access: 'web_product',
    takes: 'query',
    input: z.strictObject({ keyword: Keyword.optional(), id: QueryId.optional() }),
    output: z.object({ items: z.array(z.object({ id: z.int(), title: Text, state: ContentState })) }),
    summary:
      'Products that another may name: those that hold the keyword, the latest changed first, or the one with this id.',
  }),
}
