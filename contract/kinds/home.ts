// The home page: what stands on it, and the records that it puts forward. While none are chosen it chooses by itself.
import { defineKind } from './kind.ts'

/** A button of a slide: an address of the site without its language, such as `/productModular/3`. It is shown when it has words. */
const button = {
  type: 'group',
  silent: true,
  control: 'button',
  fields: {
    label: { type: 'words', max: 40, required: true },
    to: { type: 'plain', max: 200, form: 'sitePath', required: true },
  },
} as const

export const homepageKind = defineKind({
  kind: 'homepage',
  single: true,
  page: 'web_homepage',
  address: 'HomePage',
  visits: 'home',
  form: 'home',
  share: { title: 'slides.0.title', summary: 'slides.0.lede', cover: 'slides.0.picture' },
  fields: {
    rangeTitle: { type: 'words', max: 120 },
    rangeLede: { type: 'words', max: 300, rows: [2, 4] },
    hotTitle: { type: 'words', max: 120 },
    strengthsTitle: { type: 'words', max: 120 },
    partnersTitle: { type: 'words', max: 120, requiredWith: 'partners' },
    certificatesTitle: { type: 'words', max: 120 },
    askTitle: { type: 'words', max: 120 },
    askLede: { type: 'words', max: 300, rows: [2, 4] },
    slides: {
      type: 'lines',
      max: 8,
      required: true,
      fields: {
        kicker: { type: 'words', max: 60 },
        title: { type: 'words', max: 80, required: true },
        lede: { type: 'words', max: 300, rows: [2, 4] },
        tab: { type: 'words', max: 40 },
        picture: { type: 'picture', required: true },
        /** The same view at night, shown in its place to whoever has the dark scheme; with none the day's picture stays. */
        night: { type: 'picture' },
        /** The ground that the text lies on. */
        ground: { type: 'choice', options: ['plate', 'navy'], first: 'navy', control: 'segments' },
        button: { ...button, always: true },
        second: button,
      },
      layout: {
        side: ['picture', 'ground', 'night'],
        rows: [['title', 'kicker'], ['lede'], ['tab'], ['button'], ['second']],
      },
    },
    strengths: {
      type: 'lines',
      max: 8,
      fields: {
        icon: {
          type: 'choice',
          // `web/ui/icon.tsx` draws them.
          options: ['gauge', 'sheet', 'wrench', 'people'],
          first: 'gauge',
          control: 'icons',
        },
        title: { type: 'words', max: 80, required: true },
        text: { type: 'words', max: 300, rows: [2, 4] },
      },
      layout: { rows: [['title'], ['text'], ['icon']] },
    },
    figures: {
      type: 'lines',
      max: 6,
      fields: {
        value: { type: 'words', max: 20, required: true },
        unit: { type: 'words', max: 20 },
        says: { type: 'words', max: 80, required: true },
      },
      layout: { rows: [['value', 'unit', 'says']] },
    },
    certificates: {
      type: 'lines',
      max: 12,
      fields: {
        name: { type: 'words', max: 60, required: true },
        says: { type: 'words', max: 120 },
      },
      layout: { rows: [['name', 'says']] },
    },
    partners: {
      type: 'lines',
      max: 24,
      fields: {
        name: { type: 'words', max: 80, required: true },
        logo: { type: 'picture' },
        link: { type: 'plain', max: 500, form: 'webAddress' },
      },
      layout: { side: ['logo'], rows: [['name'], ['link']] },
    },
    strengthsPicture: { type: 'picture' },
    featuredTypes: { type: 'records', kind: 'productType', max: 8 },
    featuredProducts: { type: 'records', kind: 'product', max: 12 },
    featuredCases: { type: 'records', kind: 'successCase', max: 5 },
    featuredNews: { type: 'records', kind: 'news', max: 8 },
    seo: { type: 'seo' },
  },
  // In the order of the page itself.
  sections: [
    { name: 'slides', fields: ['slides'] },
    { name: 'range', fields: ['rangeTitle', 'rangeLede', 'featuredTypes'] },
    { name: 'products', fields: ['hotTitle', 'featuredProducts'] },
    { name: 'strengths', fields: ['strengthsTitle', 'strengthsPicture', 'strengths', 'figures'] },
    { name: 'cases', fields: ['featuredCases'] },
    { name: 'news', fields: ['featuredNews'] },
    { name: 'partners', fields: ['partnersTitle', 'partners'] },
    { name: 'certificates', fields: ['certificatesTitle', 'certificates'] },
    { name: 'ask', fields: ['askTitle', 'askLede'] },
  ],
})
