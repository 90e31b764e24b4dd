// Products: what they are, what they say to the attributes of their type, and what replaces them.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { defineKind } from './kind.ts'

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
    { name: 'specs', fields: ['specs'], wide: true },
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
