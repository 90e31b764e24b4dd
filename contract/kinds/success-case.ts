// Success cases: what a customer had to solve, what was done, what came of it.
import { defineKind } from './kind.ts'

export const successCaseKind = defineKind({
  kind: 'successCase',
  page: 'web_success_case',
  icon: 'case',
  address: { record: 'successCaseDetail', list: 'successCase' },
  visits: 'caseList',
  form: 'case',
  title: 'title',
  summary: 'summary',
  cover: 'cover',
  fields: {
    title: { type: 'words', max: 200, required: true, keyword: true, search: 'title' },
    summary: { type: 'words', max: 600, required: true, rows: [2, 5] },
    client: { type: 'words', max: 200, keyword: true },
    industry: { type: 'words', max: 80, required: true, slot: 'label', control: 'term' },
    region: { type: 'words', max: 80, slot: 'region', control: 'term' },
    year: { type: 'plain', max: 4, form: 'year', slot: 'dated' },
    cover: { type: 'picture' },
    gallery: { type: 'pictures', max: 20 },
    challenge: { type: 'rich' },
    solution: { type: 'rich' },
    outcome: { type: 'rich' },
    results: {
      type: 'lines',
      max: 4,
      fields: {
        value: { type: 'words', max: 20, required: true },
        unit: { type: 'words', max: 20 },
        says: { type: 'words', max: 80, required: true },
      },
    },
    quotation: {
      type: 'group',
      fields: {
        text: { type: 'words', max: 1_000, required: true, rows: [2, 6] },
        by: { type: 'words', max: 200 },
      },
    },
    products: { type: 'records', kind: 'product', max: 12 },
    values: { type: 'values' },
    seo: { type: 'seo' },
    slugs: { type: 'slugs' },
  },
  sections: [
    {
      name: 'words',
      fields: ['title', 'summary', 'challenge', 'solution', 'quotation', 'outcome', 'results'],
    },
    { name: 'basics', fields: ['client', 'industry', 'region', 'year', 'cover', 'gallery', 'products'] },
    { name: 'values', fields: ['values'], wide: true },
  ],
  list: {
    line: 'client',
    columns: [
      { field: 'industry', width: 150 },
      { field: 'region', width: 140, extra: true },
      { field: 'year', width: 96 },
    ],
    filters: [
      { field: 'industry', as: 'industries' },
      { field: 'region', as: 'regions' },
    ],
    sorts: ['sort', 'updateTime', 'createTime', 'year'],
    sort: '-updateTime',
  },
})
