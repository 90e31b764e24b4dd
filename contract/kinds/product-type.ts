// Product types: the tree that products stand in, and what products of a type say of themselves.
import { defineKind } from './kind.ts'

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
      layout: { rows: [['name'], ['key', 'type', 'unit'], ['choices']] },
      fields: {
        key: { type: 'plain', max: 40, form: 'key' },
        name: { type: 'words', max: 120, required: true },
        type: { type: 'choice', options: ['text', 'number', 'range', 'choice', 'yesNo'], first: 'text' },
        unit: { type: 'plain', max: 20, when: { field: 'type', is: ['text', 'number', 'range'] } },
        choices: {
          type: 'lines',
          max: 50,
          when: { field: 'type', is: 'choice' },
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
