// The about-us page: who the company is, what it has been through, where it is found.
import { defineKind } from './kind.ts'

export const aboutusKind = defineKind({
  kind: 'aboutus',
  single: true,
  page: 'web_aboutus',
  address: 'aboutus',
  visits: 'about',
  form: 'about',
  share: { summary: 'title', cover: 'pictures.0' },
  fields: {
    kicker: { type: 'words', max: 60 },
    title: { type: 'words', max: 120, required: true, search: 'title' },
    profileTitle: { type: 'words', max: 120 },
    timelineTitle: { type: 'words', max: 120 },
    cultureTitle: { type: 'words', max: 120 },
    honoursTitle: { type: 'words', max: 120 },
    honoursLede: { type: 'words', max: 300, rows: [2, 4] },
    officesTitle: { type: 'words', max: 120 },
    pictures: { type: 'pictures', max: 4 },
    certificate: { type: 'picture' },
    profile: { type: 'rich', required: true },
    timeline: {
      type: 'lines',
      max: 40,
      fields: {
        year: { type: 'plain', max: 20, form: 'years', required: true },
        title: { type: 'words', max: 120, required: true },
        text: { type: 'words', max: 600, rows: [2, 5] },
      },
      layout: { rows: [['year', 'title'], ['text']] },
    },
    culture: {
      type: 'lines',
      max: 12,
      fields: {
        title: { type: 'words', max: 80, required: true },
        text: { type: 'words', max: 400, rows: [2, 5] },
      },
    },
    honours: {
      type: 'lines',
      max: 40,
      fields: {
        name: { type: 'words', max: 120, required: true },
        says: { type: 'words', max: 300 },
        year: { type: 'plain', max: 20, form: 'years' },
      },
      layout: { rows: [['year', 'name'], ['says']] },
    },
    offices: {
      type: 'lines',
      max: 20,
      fields: {
        name: { type: 'words', max: 120, required: true },
        address: { type: 'words', max: 300 },
        phone: { type: 'plain', max: 40, form: 'phone' },
        email: { type: 'plain', max: 254, form: 'email' },
        hours: { type: 'words', max: 120 },
        map: { type: 'place' },
      },
      layout: { rows: [['name'], ['address'], ['phone', 'email'], ['hours'], ['map']] },
    },
    seo: { type: 'seo' },
  },
  // In the order of the page itself.
  sections: [
    { name: 'head', fields: ['title', 'kicker', 'pictures'] },
    { name: 'profile', fields: ['profileTitle', 'profile'] },
    { name: 'timeline', fields: ['timelineTitle', 'timeline'] },
    { name: 'culture', fields: ['cultureTitle', 'culture'] },
    { name: 'honours', fields: ['honoursTitle', 'honoursLede', 'certificate', 'honours'] },
    { name: 'offices', fields: ['officesTitle', 'offices'] },
  ],
})
