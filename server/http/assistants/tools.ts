// What assistants of buyers may ask: reads of what every visitor sees, and nothing else (decision 61). Each tool names the calls
// that it makes, so that a test holds the list against the public reads.
import { z } from 'zod'
import type { CallAt, ReadPath } from '#contract/calls.ts'
import { type Language, PUBLIC_LANGUAGES } from '#contract/languages/language-codes.ts'
import type { OutputOf } from '#contract/wire/call.ts'

/** A public read, by its path; throws `Failure` as the call does. */
export type Ask = <P extends ReadPath>(
  path: P,
  query: Readonly<Record<string, unknown>>,
  language: Language,
) => Promise<OutputOf<CallAt<P>>>
/** What a tool works with: reads, and how a path of the site is reached from outside. */
type Desk = { ask: Ask; page: (path: string, language: Language) => string; file: (key: string) => string }
export type Tool = {
  name: string
  title: string
  description: string
  /** The calls that it makes. */
  reads: readonly ReadPath[]
  input: z.ZodObject
  run: (input: never, desk: Desk) => Promise<object>
}

const language = z.enum(PUBLIC_LANGUAGES).default('en').describe('The language of the answer.')
const page = z.int().min(1).max(50).default(1)
const PAGE = 10

/** Keeps the types of the input of a tool. */
const tool = <Input extends z.ZodObject>(
  of: Omit<Tool, 'input' | 'run'> & {
    input: Input
    run: (input: z.output<Input>, desk: Desk) => Promise<object>
  },
): Tool => of as unknown as Tool

type Figure = { value: string; unit: string }
type Fact = Figure & {
  name: string
  us: Figure | null
  conditions: string
  regions?: readonly Fact[] | undefined
}
const written = ({ value, unit }: Figure) => [value, unit].filter(Boolean).join(' ')
/** A fact as it is written, as the United States have it where that is another, and where it differs by region. */
const factOf = ({ name, us, conditions, regions, ...figure }: Fact): object => ({
  name,
  value: written(figure),
  ...(us && { us: written(us) }),
  ...(conditions && { conditions }),
  ...(regions && { regions: regions.map(factOf) }),
})

const findProducts = tool({
  name: 'find_products',
  title: 'Find products',
  description:
    'Searches the products of this company by words, model numbers and quantities, such as "DN 50 magnetic flow meter", "4 inch ball valve" or "±0.2 %". Answers models with their first facts and units; read_product has all of them.',
  reads: ['/api/web/search'],
  input: z.object({ question: z.string().trim().min(1).max(100), language, page }),
  async run({ question, language, page: at }, { ask, page }) {
    const query = { keyword: question, kind: 'product', page: at, limit: PAGE }
    const found = await ask('/api/web/search', query, language)
    return {
      total: found.total,
      products: found.items.map(({ id, code, title, summary, address, keySpecs }) => ({
        ...{ id, model: code, name: title, summary, facts: keySpecs.map(factOf) },
        page: page(address, language),
      })),
    }
  },
})

const readProduct = tool({
  name: 'read_product',
  title: 'Read one product',
  description:
    'All that this company says of one product: facts by group with units, a price to go by where there is one, what it is not for, files to download, accessories, and what replaces it when it is no longer made.',
  reads: ['/api/web/product/getById'],
  input: z.object({ id: z.int().min(1), language }),
  async run({ id, language }, { ask, page, file }) {
    const product = await ask('/api/web/product/getById', { id }, language)
    const named = (one: Pick<typeof product, 'id' | 'productModel' | 'productName'>) => ({
      ...{ id: one.id, model: one.productModel, name: one.productName },
    })
    const { price, notFor, weight, ambient, replacement, usMeasures } = product
    return {
      ...named(product),
      ...{ type: product.productTypeName, status: product.status, page: page(product.address, language) },
      ...{ summary: product.summary, highlights: product.highlights },
      ...(price && { price }),
      ...(notFor && { notFor }),
      facts: product.specs.map(({ title, rows }) => ({ group: title, facts: rows.map(factOf) })),
      ...(weight && { shippingWeight: { value: weight, us: usMeasures.weight } }),
      ...(ambient && { ambientTemperature: { value: ambient, us: usMeasures.ambient } }),
      files: product.downloads.map(({ key, name, title, language, bytes }) => ({
        ...{ name: title || name, language, bytes, file: file(key) },
      })),
      accessories: product.accessories.map(named),
      ...(replacement && { replacedBy: named(replacement) }),
    }
  },
})

const listTypes = tool({
  name: 'list_product_types',
  title: 'List the product types',
  description:
    'The types of products of this company, parents before children, with how many products each has.',
  reads: ['/api/web/product/type/listAll'],
  input: z.object({ language }),
  async run({ language }, { ask, page }) {
    const types = await ask('/api/web/product/type/listAll', {}, language)
    return {
      types: types.map(({ id, productTypeName, productTypeLevel, introduction, productCount, address }) => ({
        ...{ id, name: productTypeName, parent: Number(productTypeLevel) || null, products: productCount },
        ...(introduction && { introduction }),
        page: page(address, language),
      })),
    }
  },
})

const findDocuments = tool({
  name: 'find_documents',
  title: 'Find documents',
  description:
    'Data sheets, manuals, certificates, drawings and software of this company, by words or by product. Certificates say until when they hold.',
  reads: ['/api/web/document/listAll'],
  input: z.object({
    question: z.string().trim().max(100).optional(),
    product: z.int().min(1).optional().describe('The id of a product.'),
    type: z.enum(['dataSheet', 'manual', 'certificate', 'drawing', 'software']).optional(),
    language,
    page,
  }),
  async run({ question, product, type, language, page: at }, { ask, page }) {
    const query = {
      ...(question && { keyword: question }),
      ...(product !== undefined && { product }),
      ...(type && { type }),
      ...{ page: at, limit: PAGE },
    }
    const found = await ask('/api/web/document/listAll', query, language)
    return {
      total: found.total,
      documents: found.items.map(({ id, title, summary, type, number, validUntil, over, address }) => ({
        ...{ id, title, type, page: page(address, language) },
        ...(summary && { summary }),
        ...(number && { number }),
        ...(validUntil && { validUntil, over }),
      })),
    }
  },
})

const findDealers = tool({
  name: 'find_dealers',
  title: 'Find dealers and offices',
  description: 'Dealers, offices and service partners of this company, in one country or everywhere.',
  reads: ['/api/web/dealer/listAll'],
  input: z.object({
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .optional()
      .describe('Two letters, such as MX.'),
    type: z.enum(['dealer', 'office', 'servicePartner']).optional(),
    language,
    page,
  }),
  async run({ country, type, language, page: at }, { ask, page }) {
    const query = {
      ...(country && { country: country.toUpperCase() }),
      ...(type && { type }),
      ...{ page: at, limit: PAGE },
    }
    const found = await ask('/api/web/dealer/listAll', query, language)
    return {
      total: found.total,
      dealers: found.items.map((one) => ({
        ...{ id: one.id, name: one.name, type: one.type, country: one.country },
        ...(one.summary && { summary: one.summary }),
        ...{ street: one.street, place: one.place, phone: one.phone, email: one.email, website: one.website },
        ...(one.specialities && { specialities: one.specialities }),
        page: page(one.address, language),
      })),
    }
  },
})

export const TOOLS: readonly Tool[] = [findProducts, readProduct, listTypes, findDocuments, findDealers]
