// Dealers, offices and service partners: who sells and serves, where, and when they can be reached.
import { defineKind } from './kind.ts'

export const DEALER_TYPES = ['dealer', 'office', 'servicePartner'] as const
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export const dealerKind = defineKind({
  kind: 'dealer',
  page: 'web_dealer',
  icon: 'bank',
  address: { record: 'dealerDetail', list: 'dealer' },
  visits: 'dealerList',
  form: 'dealer',
  asked: true,
  english: { one: 'dealer or office', many: 'dealers and offices' },
  title: 'name',
  summary: 'summary',
  shown: {
    card: [
      ...(['name', 'summary', 'type', 'country', 'place', 'street', 'phone', 'email', 'website'] as const),
      ...(['hours', 'zone', 'spoken', 'specialities', 'map', 'serves'] as const),
    ],
    page: ['seo'],
    order: 'sort',
  },
  fields: {
    name: { type: 'words', max: 120, required: true, keyword: true, search: 'title' },
    type: { type: 'choice', options: DEALER_TYPES, first: 'dealer', slot: 'label' },
    summary: { type: 'words', max: 300, rows: [2, 4] },
    country: {
      ...({ type: 'plain', max: 2, form: 'country', required: true } as const),
      ...({ control: 'country', slot: 'region' } as const),
    },
    place: { type: 'words', max: 120, required: true, keyword: true },
    street: { type: 'words', max: 300, rows: [2, 4] },
    phone: { type: 'plain', max: 40, form: 'phone' },
    email: { type: 'plain', max: 254, form: 'email', keyword: true },
    website: { type: 'plain', max: 300, form: 'webAddress', search: 'never' },
    hours: {
      type: 'lines',
      max: 7,
      fields: {
        first: { type: 'choice', options: WEEKDAYS, first: 'mon' },
        last: { type: 'choice', options: WEEKDAYS, first: 'fri' },
        opens: { type: 'plain', max: 5, form: 'time', required: true },
        closes: { type: 'plain', max: 5, form: 'time', required: true },
      },
      layout: { rows: [['first', 'last', 'opens', 'closes']] },
    },
    zone: { type: 'plain', max: 60, form: 'timeZone', requiredWith: 'hours' },
    spoken: { type: 'words', max: 120 },
    specialities: { type: 'records', kind: 'productType', max: 20 },
    map: { type: 'place' },
    serves: {
      type: 'lines',
      max: 60,
      fields: {
        country: { type: 'plain', max: 2, form: 'country', required: true, control: 'country' },
      },
    },
    values: { type: 'values' },
    seo: { type: 'seo' },
    slugs: { type: 'slugs' },
  },
  sections: [
    { name: 'who', fields: ['name', 'type', 'summary', 'specialities', 'spoken'] },
    {
      name: 'where',
      fields: ['country', 'place', 'street', 'map', 'phone', 'email', 'website', 'hours', 'zone', 'serves'],
    },
    { name: 'values', fields: ['values'], wide: true },
  ],
  list: {
    line: 'place',
    columns: [
      { field: 'country', width: 150 },
      { field: 'type', width: 130 },
      { field: 'phone', width: 150, extra: true },
    ],
    filters: [{ field: 'country', as: 'countries' }, { field: 'type' }],
    sorts: ['sort', 'updateTime', 'createTime'],
    sort: 'sort',
  },
})
