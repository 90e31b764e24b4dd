// Products: their shapes and their calls.

import { z } from 'zod'
import { NO_SEO, NO_SLUGS } from '#contract/content/blank.ts'
import { ContentState, ENTRY_SHAPE, PublicSeo } from '#contract/content/content.ts'
import { lifecycleCalls } from '#contract/content/lifecycle.ts'
import { RichDoc, RichText, richTextInput } from '#contract/content/rich-text.ts'
import { Seo, SeoInput, Slugs } from '#contract/content/seo.ts'
import { Id, QueryId, Version } from '#contract/inputs/number.ts'
import { LanguageQuery, Text, textInput, textOf } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { FileKey, PublicFile } from '#contract/media/download.ts'
import { Illustration, Picture } from '#contract/media/media.ts'
import { MediaKey } from '#contract/media/media-key.ts'
import { CaseCard } from '#contract/news-and-cases/success-case.ts'
import { defineCall } from '#contract/wire/call.ts'
import { Keyword, PageQuery, pageOf, sortBy } from '#contract/wire/page.ts'
import { AttributeValues, AttributeValuesInput } from './product-attribute.ts'
import { productBrowseCalls } from './product-browse.ts'
import { ProductCard, ShownSpec } from './product-card.ts'
import { productFileCalls } from './product-files.ts'
import { PRODUCT_SORTS, ProductFilters } from './product-filters.ts'
import { TypePath } from './product-type.ts'

/** Limits of one product (`docs/limits.md`). */
export const GALLERY = 20
export const SPEC_GROUPS = 20
export const SPEC_ROWS = 60
/** How many rows may stand on a product's card. */
export const KEY_SPECS = 4
export const DOWNLOADS = 40
export const RELATED_PRODUCTS = 12
export const ACCESSORIES = 20

/** The language a file is written in; `any` is for drawings and archives that have none. */
export const DOWNLOAD_LANGUAGES = [...LANGUAGES, 'any'] as const
const DownloadLanguage = z.enum(DOWNLOAD_LANGUAGES)
export const PRODUCT_STATUSES = ['active', 'discontinued'] as const
const ProductStatus = z.enum(PRODUCT_STATUSES)

const specRow = <T extends z.ZodType>(name: T, value: T) =>
  z.strictObject({
    name,
    value,
    unit: z.string().trim().max(20).default(''),
    /** Shown on the product's card. */
    key: z.boolean().default(false),
  })
const specGroup = <T extends z.ZodType>(title: T, name: T, value: T) =>
  z.strictObject({ title, rows: z.array(specRow(name, value)).max(SPEC_ROWS) })

export const SpecGroupInput = specGroup(textOf(120), textOf(120), textOf(300))

/** What publishing stores of a product. */
export const ProductContent = z.object({
  productModel: z.string(),
  productName: Text,
  /** One or two sentences under the name. */
  summary: Text,
  description: RichText,
  highlights: z.array(Text),
  gallery: z.array(MediaKey),
  specs: z.array(specGroup(Text, Text, Text)),
  hot: z.boolean(),
  // Contents of before these fields lack them.
  /** What it says to the attributes of its type; what belongs to none of them is not shown. */
  values: AttributeValues.default({}),
  /** Without a title of its own a file shows the name it was uploaded with. */
  downloads: z.array(z.object({ key: FileKey, title: Text, language: DownloadLanguage })).default([]),
  /** Chosen by staff; others of its type follow. */
  related: z.array(z.int()).default([]),
  accessories: z.array(z.int()).default([]),
  status: ProductStatus.default('active'),
  /** The product that takes the place of a discontinued one. */
  replacement: z.int().nullable().default(null),
  seo: Seo.default(NO_SEO),
  slugs: Slugs.default(NO_SLUGS),
})
export type ProductContent = z.output<typeof ProductContent>

/** A product as visitors see it, in one language. */
export const Product = ProductCard.extend({
  summary: z.string(),
  description: RichDoc.nullable(),
  /** The pictures that stand in the description. */
  illustrations: z.array(Illustration),
  highlights: z.array(z.string()),
  gallery: z.array(Picture),
  specs: z.array(z.object({ title: z.string(), rows: z.array(ShownSpec) })),
  downloads: z.array(PublicFile.extend({ title: z.string(), language: DownloadLanguage })),
  status: ProductStatus,
  replacement: ProductCard.nullable(),
  seo: PublicSeo,
  path: TypePath,
  accessories: z.array(ProductCard),
  related: z.array(ProductCard),
  /** Success cases that name it. */
  cases: z.array(CaseCard),
})
export type Product = z.output<typeof Product>

/** A product as staff see it: the working copy, in three languages. */
export const StaffProduct = ProductContent.extend({
  ...ENTRY_SHAPE,
  productTypeId: z.int().nullable(),
})
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
}).extend({ cover: z.string().nullable(), productTypeName: Text.nullable() })
export type StaffProductRow = z.output<typeof StaffProductRow>

const draft = {
  productModel: z.string().trim().max(60),
  productName: textInput(200),
  productTypeId: Id.nullable(),
  summary: textInput(600),
  description: richTextInput,
  highlights: z.array(textOf(300)).max(20),
  gallery: z.array(MediaKey).max(GALLERY),
  specs: z.array(SpecGroupInput).max(SPEC_GROUPS),
  hot: z.boolean(),
  values: AttributeValuesInput,
  downloads: z
    .array(z.strictObject({ key: FileKey, title: textOf(200), language: DownloadLanguage }))
    .max(DOWNLOADS),
  related: z.array(Id).max(RELATED_PRODUCTS),
  accessories: z.array(Id).max(ACCESSORIES),
  status: ProductStatus,
  replacement: Id.nullable(),
  seo: SeoInput,
  slugs: Slugs,
}
/** A draft may be incomplete: a name in one language is enough (decision 3). Publishing checks the rest. */
export const ProductDraft = z.strictObject(draft).partial().required({ productName: true })
export type ProductDraft = z.input<typeof ProductDraft>
export const ProductChange = z.strictObject({
  id: Id,
  version: Version,
  /** The editor saves by itself: such revisions of one sitting become one. */
  autosave: z.boolean().default(false),
  ...z.strictObject(draft).partial().shape,
})

export const productCalls = {
  ...lifecycleCalls({ base: 'product', page: 'web_product', module: 'product', staff: StaffProduct }),
  ...productFileCalls,
  ...productBrowseCalls,
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
    says: 'A page of published products.',
  }),
  hot: defineCall({
    path: '/api/web/product/hotList',
    access: 'anyone',
    takes: 'query',
    input: PageQuery.extend({ lang: LanguageQuery.optional() }),
    output: pageOf(ProductCard),
    madeFrom: ['productType', 'product', 'media'],
    says: 'A page of the published products marked as hot.',
  }),
  getById: defineCall({
    path: '/api/web/product/getById',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ id: QueryId, lang: LanguageQuery.optional() }),
    output: Product,
    madeFrom: ['productType', 'product', 'successCase', 'media'],
    says: 'One published product with its specifications, its path, related products and the cases that name it.',
  }),
  list: defineCall({
    path: '/api/web/product/list',
    access: 'web_product',
    takes: 'query',
    input: ProductFilters.extend({
      ...PageQuery.shape,
      sort: sortBy(PRODUCT_SORTS).default('-updateTime'),
    }),
    output: pageOf(StaffProductRow),
    says: 'A page of products for the console.',
  }),
  read: defineCall({
    path: '/api/web/product/read',
    access: 'web_product',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: StaffProduct,
    says: 'The working copy of one product in three languages.',
  }),
  choices: defineCall({
    path: '/api/web/product/choices',
    access: 'web_product',
    takes: 'query',
    input: z.strictObject({ keyword: Keyword.optional(), id: QueryId.optional() }),
    output: z.object({ items: z.array(z.object({ id: z.int(), title: Text, state: ContentState })) }),
    says: 'Products that another may name: those that hold the keyword, the latest changed first, or the one with this id.',
  }),
  add: defineCall({
    path: '/api/web/product/add',
    access: 'web_product:add',
    takes: 'body',
    size: 'content',
    input: ProductDraft,
    output: StaffProduct,
    logs: 'product:add',
    says: 'Adds a product as a draft.',
  }),
  update: defineCall({
    path: '/api/web/product/update',
    access: 'web_product:update',
    takes: 'body',
    size: 'content',
    input: ProductChange,
    output: StaffProduct,
    logs: 'product:update',
    says: 'Saves the working copy; fields left out stay as they are, and visitors see no change.',
  }),
}
