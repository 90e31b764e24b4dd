// Product types: the tree that products stand in, and what products of a type say of themselves.
import { DIMENSION_NAMES } from '#contract/quantities/units.ts'
import { defineKind } from './kind.ts'

/** Attributes that are figures. */
const FIGURES = ['number', 'range'] as const
/** What an engineer asks for, in this order. */
export const FACT_GROUPS = [
  'measurement',
  'process',
  'mechanical',
  'materials',
  'electrical',
  'approvals',
  'ordering',
] as const

export const productTypeKind = defineKind({
  kind: 'productType',
  page: 'web_product_type',
  icon: 'apartment',
  address: { record: 'productModular', list: 'productModular' },
  visits: 'typeList',
  under: { name: 'productTypeLevel' },
  form: 'type',
  title: 'productTypeName',
  summary: 'introduction',
  fields: {
    productTypeName: { type: 'words', max: 120, required: true, keyword: true, search: 'title' },
    introduction: { type: 'words', max: 2000, rows: [3, 8] },
    covers: { type: 'pictures', max: 5 },
    attributes: {
      type: 'lines',
      max: 40,
      control: 'attributes',
      layout: {
        rows: [
          ['name'],
          ['key', 'type', 'dimension', 'unit'],
          ['group', 'better', 'onCard', 'tableOnly', 'ruler', 'byRegion'],
          ['choices'],
        ],
      },
      fields: {
        key: { type: 'plain', max: 40, form: 'key' },
        name: { type: 'words', max: 120, required: true },
        type: {
          type: 'choice',
          options: ['text', 'number', 'range', 'choice', 'choices', 'yesNo', 'date'],
          first: 'text',
        },
        /** Without one its figures are numbers, and the unit is words. */
        dimension: { type: 'choice', options: DIMENSION_NAMES, when: { field: 'type', is: FIGURES } },
        /** Of the dimension, what a form begins with and filters are read in. */
        unit: { type: 'plain', max: 20, when: { field: 'type', is: ['text', ...FIGURES] } },
        /** Where it stands in the table of a product. */
        group: { type: 'choice', options: FACT_GROUPS },
        /** Which of two figures a comparison marks. */
        better: {
          type: 'choice',
          options: ['higher', 'lower', 'wider'],
          when: { field: 'type', is: FIGURES },
        },
        /** One of the first facts of a product, also on its card. */
        onCard: { type: 'flag' },
        /** Visitors do not narrow lists by it. */
        tableOnly: { type: 'flag' },
        /** A line with a mark on the page that helps to choose. */
        ruler: { type: 'flag', when: { field: 'type', is: FIGURES } },
        /** A record may say another value for a region (decision 67). */
        byRegion: { type: 'flag' },
        choices: {
          type: 'lines',
          max: 50,
          when: { field: 'type', is: ['choice', 'choices'] },
          control: 'attributeChoices',
          fields: {
            key: { type: 'plain', max: 40, form: 'key' },
            name: { type: 'words', max: 120, required: true },
          },
        },
      },
    },
    seo: { type: 'seo' },
  },
  sections: [{ name: 'basics', fields: ['productTypeName', 'introduction', 'covers', 'attributes'] }],
  list: { columns: [], filters: [], sorts: ['sort', 'createTime', 'updateTime'], sort: 'sort' },
})
