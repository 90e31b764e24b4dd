// Products: what they are, what they say to the attributes of their type, and what replaces them.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { REGIONS } from '#contract/products/regional.ts'
import { defineKind } from './kind.ts'

/** What a table is about: the drawing is made of the dimensions, and error limits stand beside their curve. */
export const TABLE_ROLES = ['dimensions', 'limits', 'parts', 'other'] as const
/**
 * `limits`: the first series is a limit to both sides; `pump`: several heights over one flow, each with its own scale; `most`:
 * what it bears at most, such as the pressure at a temperature.
 */
export const CURVE_FORMS = ['line', 'limits', 'pump', 'most'] as const

export const productKind = defineKind({
  kind: 'product',
  page: 'web_product',
  icon: 'appstore',
  address: { record: 'productDetail', list: 'hotProducts' },
  visits: 'productList',
  under: {
    name: 'productTypeId',
    field: { type: 'record', kind: 'productType', required: true, control: 'typeTree' },
    as: 'typeId',
  },
  form: 'product',
  title: 'productName',
  knownBy: 'productModel',
  summary: 'summary',
  cover: 'gallery',
  fields: {
    productModel: { type: 'plain', max: 60, required: true, slot: 'code', keyword: true },
    productName: { type: 'words', max: 200, required: true, keyword: true, search: 'title' },
    summary: { type: 'words', max: 600, required: true, rows: [2, 5] },
    highlights: { type: 'texts', max: 20, length: 300 },
    specs: {
      type: 'lines',
      max: 20,
      control: 'specs',
      fields: {
        title: { type: 'words', max: 120, required: true },
        rows: {
          type: 'lines',
          max: 60,
          fields: {
            name: { type: 'words', max: 120, required: true },
            value: { type: 'words', max: 300, required: true },
            unit: { type: 'plain', max: 20 },
            /** Shown on the product's card. */
            key: { type: 'flag' },
          },
        },
      },
    },
    description: { type: 'rich' },
    values: { type: 'values' },
    /** What it cannot do, said honestly; nobody who looks for that wants to find it. */
    notFor: { type: 'words', max: 300, search: 'never', guarded: 'legal' },
    /** A price to go by, in words: `from € 480, ex works`. An offer says the real one. */
    price: { type: 'words', max: 120, search: 'never', guarded: 'price' },
    /** The price to go by where a region has another. */
    regionalPrices: {
      type: 'lines',
      max: REGIONS,
      guarded: 'price',
      layout: { rows: [['region'], ['price']] },
      fields: {
        region: { type: 'plain', max: 3, form: 'region', required: true, control: 'region' },
        price: { type: 'words', max: 120, required: true, search: 'never' },
      },
    },
    /** What else it is called: the search finds it by these words, which stand between commas. */
    synonyms: { type: 'words', max: 600, search: 'title' },
    /** Tables of several columns, of which a row is a size or a part; `docs/limits.md` says how much they hold. */
    tables: {
      type: 'lines',
      max: 8,
      folded: true,
      fields: {
        role: { type: 'choice', options: TABLE_ROLES, first: 'dimensions' },
        title: { type: 'words', max: 120 },
        /** The names of the columns, their letters in the drawing and their units, each between semicolons. */
        heads: { type: 'words', max: 600, required: true },
        letters: { type: 'plain', max: 200 },
        units: { type: 'plain', max: 200 },
        note: { type: 'words', max: 300 },
        rows: {
          type: 'lines',
          max: 60,
          /** A name in words is the first cell. */
          fields: { name: { type: 'words', max: 120 }, cells: { type: 'plain', max: 400 } },
        },
      },
    },
    curves: {
      type: 'lines',
      max: 4,
      folded: true,
      fields: {
        form: { type: 'choice', options: CURVE_FORMS, first: 'line' },
        title: { type: 'words', max: 120 },
        x: { type: 'words', max: 60, required: true },
        xUnit: { type: 'plain', max: 20 },
        y: { type: 'words', max: 60, required: true },
        yUnit: { type: 'plain', max: 20 },
        series: {
          type: 'lines',
          max: 12,
          fields: {
            name: { type: 'words', max: 120, required: true },
            /** `0.1 0.6; 0.3 0.2`: x and y of each point. */
            points: { type: 'plain', max: 2000 },
          },
        },
      },
    },
    orderPrefix: { type: 'plain', max: 40 },
    /** What is chosen in an order code, position after position. */
    orderCode: {
      type: 'lines',
      max: 16,
      folded: true,
      fields: {
        name: { type: 'words', max: 120, required: true },
        options: {
          type: 'lines',
          max: 60,
          fields: {
            code: { type: 'plain', max: 20 },
            text: { type: 'words', max: 160, required: true },
            standard: { type: 'flag' },
          },
        },
      },
    },
    /** Earlier models that it takes the place of, and which are no products of the site. */
    replaces: {
      type: 'lines',
      max: 10,
      fields: {
        model: { type: 'plain', max: 60, search: 'title' },
        /** The year or the month in which that one ended: `2021-12`. */
        until: { type: 'plain', max: 7 },
        note: { type: 'words', max: 300 },
      },
    },
    /** What is ordered by its number. One whose number is the model of an accessory says why that belongs. */
    parts: {
      type: 'lines',
      max: 60,
      fields: {
        role: { type: 'choice', options: ['accessory', 'spare'], first: 'accessory' },
        number: { type: 'plain', max: 40 },
        name: { type: 'words', max: 200, required: true },
      },
    },
    /** Packed for shipping. */
    weight: { type: 'quantity', dimension: 'mass', unit: 'kg' },
    ambient: { type: 'range', dimension: 'temperature', unit: '°C' },
    hot: { type: 'flag', slot: 'hot' },
    status: { type: 'choice', options: ['active', 'discontinued'], first: 'active', control: 'segments' },
    /** The product that takes the place of a discontinued one. */
    replacement: { type: 'record', kind: 'product', when: { field: 'status', is: 'discontinued' } },
    /** Chosen by staff; others of its type follow. */
    related: { type: 'records', kind: 'product', max: 12 },
    accessories: { type: 'records', kind: 'product', max: 20 },
    gallery: { type: 'pictures', max: 20, required: true },
    downloads: {
      type: 'lines',
      max: 40,
      fields: {
        key: { type: 'file' },
        /** Without one the name is shown that the file was uploaded with. */
        title: { type: 'words', max: 200 },
        /** `any` is for drawings and archives that have no language. */
        language: { type: 'choice', options: [...LANGUAGES, 'any'], first: 'any' },
      },
    },
    seo: { type: 'seo' },
    slugs: { type: 'slugs' },
  },
  sections: [
    { name: 'words', fields: ['productName', 'summary', 'description', 'highlights'] },
    { name: 'basics', fields: ['productModel', 'productTypeId', 'gallery', 'weight', 'ambient', 'hot'] },
    { name: 'values', fields: ['values'], wide: true },
    { name: 'specs', fields: ['specs', 'notFor', 'synonyms'], wide: true },
    { name: 'tables', fields: ['tables', 'curves'], wide: true },
    {
      name: 'order',
      fields: ['price', 'regionalPrices', 'orderPrefix', 'orderCode', 'parts', 'replaces'],
      wide: true,
    },
    {
      name: 'others',
      fields: ['status', 'replacement', 'related', 'accessories', 'downloads'],
      wide: true,
    },
  ],
  list: {
    line: 'productModel',
    pinned: 'hot',
    note: 'status',
    columns: [],
    filters: [{ field: 'hot' }],
    sorts: ['updateTime', 'createTime', 'productModel', 'sort'],
    sort: '-updateTime',
  },
})
