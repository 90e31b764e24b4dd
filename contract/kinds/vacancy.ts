// Vacancies: what the work is, where, and by which day to apply.
import { defineKind } from './kind.ts'

export const vacancyKind = defineKind({
  kind: 'vacancy',
  page: 'web_vacancy',
  icon: 'idcard',
  address: { record: 'vacancyDetail', list: 'vacancy' },
  visits: 'vacancyList',
  form: 'vacancy',
  asked: true,
  english: { one: 'vacancy', many: 'vacancies' },
  title: 'title',
  summary: 'summary',
  cover: 'cover',
  until: 'until',
  shown: {
    card: ['title', 'summary', 'place', 'area', 'employment', 'starts', 'until', 'cover'],
    page: ['country', 'hours', 'salary', 'duties', 'profile', 'offer', 'steps', 'seo'],
  },
  fields: {
    title: { type: 'words', max: 200, required: true, keyword: true, search: 'title' },
    summary: { type: 'words', max: 600, required: true, rows: [2, 5] },
    place: { type: 'words', max: 120, required: true, slot: 'region', keyword: true, control: 'term' },
    country: { type: 'plain', max: 2, form: 'country', required: true, search: 'never', control: 'country' },
    area: { type: 'words', max: 80, required: true, slot: 'label', keyword: true, control: 'term' },
    employment: {
      type: 'choice',
      options: ['fullTime', 'partTime', 'internship', 'apprenticeship', 'temporary'],
      first: 'fullTime',
      slot: 'code',
    },
    hours: { type: 'words', max: 120 },
    salary: { type: 'words', max: 200 },
    starts: { type: 'date' },
    until: { type: 'date', slot: 'dated' },
    cover: { type: 'picture' },
    duties: { type: 'rich' },
    profile: { type: 'rich' },
    offer: { type: 'rich' },
    steps: {
      type: 'lines',
      max: 8,
      fields: {
        title: { type: 'words', max: 80, required: true },
        says: { type: 'words', max: 200 },
        when: { type: 'words', max: 60 },
      },
    },
    values: { type: 'values' },
    seo: { type: 'seo' },
    slugs: { type: 'slugs' },
  },
  sections: [
    { name: 'words', fields: ['title', 'summary', 'duties', 'profile', 'offer', 'steps'] },
    {
      name: 'basics',
      fields: [
        ...(['place', 'country', 'area', 'employment', 'hours', 'salary', 'starts', 'until'] as const),
        'cover',
      ],
    },
    { name: 'values', fields: ['values'], wide: true },
  ],
  list: {
    line: 'area',
    columns: [
      { field: 'place', width: 130 },
      { field: 'employment', width: 120, extra: true },
      { field: 'until', width: 110 },
      { field: 'starts', width: 110, extra: true },
    ],
    filters: [{ field: 'place', as: 'places' }, { field: 'area', as: 'areas' }, { field: 'employment' }],
    sorts: ['sort', 'updateTime', 'createTime', 'until'],
    sort: '-updateTime',
  },
})
