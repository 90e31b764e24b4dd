// Product types: what visitors see of them, and the calls of spec §7. What they are made of is said in `kinds/product-type.ts`.
import { z } from 'zod'
import { PublicSeo } from '#contract/content/content.ts'
import { lifecycleCalls } from '#contract/content/lifecycle.ts'
import { Id, QueryId, queryNumber, Version } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { staffShapes } from '#contract/kinds/kind-calls.ts'
import { productTypeKind } from '#contract/kinds/product-type.ts'
import { LanguageQuery, ShownIn } from '#contract/languages/language.ts'
import { Picture } from '#contract/media/media.ts'
import { defineCall } from '#contract/wire/call.ts'
import { Keyword, PageQuery, pageOf, sortBy } from '#contract/wire/page.ts'
import { ProductCard } from './product-card.ts'

/** `"0"` marks a top-level category; a child's level holds its parent's id (spec §3). */
export const ProductTypeLevel = z
  .string()
  .regex(/^(0|[1-9]\d{0,15})$/, wanted('typeLevel'))
  .meta({ examples: ['0'] })
/** How deep types may nest: a top-level category and up to three levels below it. */
export const TYPE_DEPTH = 4
/** How many types one site may have; `tree` and `listAll` answer all of them at once. */
export const TYPE_COUNT = 1000

const shapes = staffShapes(productTypeKind, {
  seen: { productTypeLevel: z.string(), productCount: z.int() },
  written: { productTypeLevel: ProductTypeLevel },
})
/** What publishing stores of a type. */
export const ProductTypeContent = shapes.Content
export type ProductTypeContent = z.output<typeof ProductTypeContent>

/** A type as visitors see it, in one language. */
export const ProductType = z.object({
  id: z.int(),
  /** The path of its page, without the language in front: `/productModular/3-flow-meters`. */
  address: z.string(),
  productTypeName: z.string(),
  productTypeLevel: z.string(),
  introduction: z.string(),
  cover: Picture.nullable(),
  /** Published products of this type and of those below it. */
  productCount: z.int(),
  shownIn: ShownIn,
})
export type ProductType = z.output<typeof ProductType>

/** From the top-level category down to the type itself. */
export const TypePath = z.array(
  ProductType.pick({ id: true, address: true, productTypeName: true, shownIn: true }),
)
export type TypePath = z.output<typeof TypePath>

/** A type as staff see it, in three languages. */
export const StaffProductType = shapes.Staff
export type StaffProductType = z.output<typeof StaffProductType>

/** Whether visitors see what is written; without it the working copy alone is stored. */
const publish = z.boolean().default(true)
export const ProductTypeDraft = shapes.Draft.required({ productTypeLevel: true }).extend({ publish })
export type ProductTypeDraft = z.input<typeof ProductTypeDraft>
export const ProductTypeChange = shapes.Change.omit({ autosave: true }).extend({ publish })

const OneById = z.strictObject({ id: QueryId, lang: LanguageQuery.optional() })
const Language = z.strictObject({ lang: LanguageQuery.optional() })

/** Of the shared calls all but `duplicate`, and a `remove` of its own, as spec §7 has it. */
const {
  duplicate: _d,
  remove: _r,
  ...life
} = lifecycleCalls({
  base: 'product/type',
  page: 'web_product_type',
  module: 'productType',
  staff: StaffProductType,
})
export const productTypeLifeCalls = life

export const productTypeCalls = {
  ...productTypeLifeCalls,
  listAll: defineCall({
    path: '/api/web/product/type/listAll',
    access: 'anyone',
    takes: 'query',
    input: Language,
    output: z.array(ProductType),
    madeFrom: ['productType', 'product', 'media'],
    summary: 'Every visible product type, parents before children, in their order.',
  }),
  parentList: defineCall({
    path: '/api/web/product/type/parentList',
    access: 'anyone',
    takes: 'query',
    input: Language,
    output: z.array(ProductType),
    madeFrom: ['productType', 'product', 'media'],
    summary: 'The top-level product types.',
  }),
  children: defineCall({
    path: '/api/web/product/type/fetchTypeListById',
    access: 'anyone',
    takes: 'query',
    input: OneById,
    output: z.array(ProductType),
    madeFrom: ['productType', 'product', 'media'],
    summary: 'The children of a product type.',
  }),
  getById: defineCall({
    path: '/api/web/product/type/getTypeByid',
    access: 'anyone',
    takes: 'query',
    input: OneById,
    output: ProductType,
    madeFrom: ['productType', 'product', 'media'],
    summary: 'One product type.',
  }),
  covers: defineCall({
    path: '/api/web/product/type/getFenMianByid',
    access: 'anyone',
    takes: 'query',
    input: OneById,
    output: z.array(Picture),
    madeFrom: ['productType', 'media'],
    summary: 'The cover pictures of a product type.',
  }),
  getInfoById: defineCall({
    path: '/api/web/product/type/getTypeInfoByid',
    access: 'anyone',
    takes: 'query',
    input: OneById.extend({
      /** How many products to answer; a page that lists them by `product/browse` wants none. */
      products: queryNumber(0, 100).default(100),
    }),
    output: z.object({
      type: ProductType.extend({ seo: PublicSeo }),
      path: TypePath,
      children: z.array(ProductType),
      products: z.array(ProductCard),
    }),
    madeFrom: ['productType', 'product', 'media'],
    summary:
      'A product type with its path, its children and its first products (at most 100; `product/listAll` pages on).',
  }),
  list: defineCall({
    path: '/api/web/product/type/list',
    access: 'web_product_type',
    takes: 'query',
    input: PageQuery.extend({
      keyword: Keyword.optional(),
      productTypeLevel: ProductTypeLevel.optional(),
      sort: sortBy(['sort', 'createTime', 'updateTime']).default('sort'),
    }),
    output: pageOf(StaffProductType),
    summary: 'A page of product types for the console.',
  }),
  tree: defineCall({
    path: '/api/web/product/type/tree',
    access: ['web_product_type', 'web_product'],
    takes: 'query',
    input: z.strictObject({}),
    output: z.array(StaffProductType),
    summary: 'All product types for the console, parents before children, in their order.',
  }),
  read: defineCall({
    path: '/api/web/product/type/read',
    access: 'web_product_type',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: StaffProductType,
    summary: 'One product type in three languages.',
  }),
  add: defineCall({
    path: '/api/web/product/type/add',
    access: 'web_product_type:add',
    takes: 'body',
    size: 'content',
    input: ProductTypeDraft,
    output: StaffProductType,
    logs: 'productType:add',
    summary:
      'Adds a product type and publishes it, which takes the right to publish; with `publish: false` as a draft.',
  }),
  update: defineCall({
    path: '/api/web/product/type/update',
    access: 'web_product_type:update',
    takes: 'body',
    size: 'content',
    input: ProductTypeChange,
    output: StaffProductType,
    logs: 'productType:update',
    summary:
      'Changes a product type and publishes it, which takes the right to publish; with `publish: false` the working copy alone. Fields left out stay as they are.',
  }),
  move: defineCall({
    path: '/api/web/product/type/move',
    access: 'web_product_type:update',
    takes: 'body',
    input: z.strictObject({
      id: Id,
      version: Version,
      productTypeLevel: ProductTypeLevel,
      position: z.int().min(0).max(TYPE_COUNT),
    }),
    output: StaffProductType,
    logs: 'productType:move',
    summary:
      'Puts a product type under a parent, at a position among its children counted from 0; visitors who see it see it there, which takes the right to publish.',
  }),
  remove: defineCall({
    path: '/api/web/product/type/delete',
    access: 'web_product_type:delete',
    takes: 'query',
    input: z.strictObject({ id: QueryId, version: queryNumber(1, Number.MAX_SAFE_INTEGER) }),
    output: z.null(),
    logs: 'productType:delete',
    summary: 'Deletes a product type that has neither children nor products.',
  }),
}
