// News: what the company has to tell, on the day that stands on it.
import { defineKind } from './kind.ts'

/** In the order in which they are offered. */
export const NEWS_CATEGORIES = ['company', 'product', 'service', 'knowledge'] as const

export const newsKind = defineKind({
  kind: 'news',
  page: 'web_news',
  forms: 'web_news_form',
  icon: 'news',
  address: { record: 'newsDetail', list: 'news' },
  visits: 'newsList',
  form: 'news',
  title: 'title',
  summary: 'summary',
  cover: 'cover',
  fields: {
    title: { type: 'words', max: 200, required: true, keyword: true, search: 'title' },
    summary: { type: 'words', max: 600, keyword: true, rows: [2, 5] },
    body: { type: 'rich', required: true },
    category: {
      type: 'choice',
      options: NEWS_CATEGORIES,
      first: 'company',
      required: true,
      slot: 'label',
    },
    // Where it was first told, such as another paper; empty when here.
    source: { type: 'words', max: 120, keyword: true },
    author: { type: 'words', max: 120, keyword: true },
    // Stands before all others, whatever its date.
    pinned: { type: 'flag', slot: 'hot' },
    cover: { type: 'picture' },
    // Without a name of its own a file shows the one it was uploaded with.
    attachments: {
      type: 'lines',
      max: 20,
      fields: { key: { type: 'file' }, name: { type: 'words', max: 200 } },
    },
    // The day that stands on the piece, not when it was published here.
    date: { type: 'date', first: 'today', required: true, slot: 'dated' },
    values: { type: 'values' },
    seo: { type: 'seo' },
    slugs: { type: 'slugs' },
  },
  sections: [
    { name: 'words', fields: ['title', 'summary', 'body'] },
    {
      name: 'basics',
      fields: ['category', 'date', 'author', 'source', 'pinned', 'cover', 'attachments'],
    },
    { name: 'values', fields: ['values'], wide: true },
  ],
  list: {
    line: 'category',
    pinned: 'pinned',
    columns: [
      { field: 'date', width: 124 },
      { field: 'author', width: 160, extra: true },
    ],
    filters: [{ field: 'category' }, { field: 'date' }, { field: 'pinned' }],
    sorts: ['date', 'updateTime', 'createTime'],
    sort: '-date',
  },
})
