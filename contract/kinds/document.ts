// Documents: data sheets, manuals, certificates, drawings and software to download, in editions and languages.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { defineKind } from './kind.ts'

/** The language a file is written in; `any` is for drawings and archives that have none. */
const FILE_LANGUAGES = [...LANGUAGES, 'any'] as const

export const documentKind = defineKind({
  kind: 'document',
  page: 'web_document',
  icon: 'file-text',
  address: { record: 'documentDetail', list: 'document' },
  visits: 'documentList',
  form: 'document',
  asked: true,
  english: { one: 'document', many: 'documents' },
  title: 'title',
  summary: 'summary',
  until: 'validUntil',
  editions: { lines: 'editions', by: 'date' },
  mailed: 'byMail',
  shown: {
    card: ['title', 'summary', 'type', 'number', 'validUntil', 'products', 'editions', 'byMail'],
    page: ['seo'],
    filters: {
      keyword: { by: 'words' },
      product: { by: 'record', field: 'products' },
      family: { by: 'family', field: 'products' },
      language: { by: 'choice', slot: 'region', options: LANGUAGES, also: 'any' },
      sort: { by: 'order', options: ['type'] },
    },
    order: 'sort',
  },
  fields: {
    title: { type: 'words', max: 200, required: true, keyword: true, search: 'title' },
    summary: { type: 'words', max: 600, rows: [2, 4] },
    type: {
      type: 'choice',
      options: ['dataSheet', 'manual', 'certificate', 'drawing', 'software'],
      required: true,
      slot: 'label',
    },
    number: { type: 'plain', max: 80, keyword: true, slot: 'code', guarded: 'legal' },
    validUntil: { type: 'date', slot: 'dated', guarded: 'legal' },
    products: { type: 'records', kind: 'product', max: 60, keyword: true },
    byMail: { type: 'flag', slot: 'hot' },
    editions: {
      type: 'lines',
      max: 30,
      required: true,
      fields: {
        edition: { type: 'plain', max: 40, required: true },
        date: { type: 'date', required: true },
        files: {
          type: 'lines',
          max: 30,
          required: true,
          fields: {
            file: { type: 'file' },
            language: { type: 'choice', options: FILE_LANGUAGES, first: 'any', slot: 'region' },
          },
        },
      },
    },
    values: { type: 'values' },
    seo: { type: 'seo' },
    slugs: { type: 'slugs' },
  },
  sections: [
    { name: 'words', fields: ['title', 'summary'] },
    { name: 'basics', fields: ['type', 'number', 'validUntil', 'products'] },
    { name: 'files', fields: ['byMail', 'editions'] },
    { name: 'values', fields: ['values'], wide: true },
  ],
  list: {
    line: 'number',
    columns: [
      { field: 'type', width: 140 },
      { field: 'validUntil', width: 130, extra: true },
    ],
    filters: [{ field: 'type' }],
    sorts: ['sort', 'updateTime', 'createTime', 'number', 'validUntil'],
    sort: '-updateTime',
  },
})
