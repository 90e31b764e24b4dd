// The form of news: what it holds, how it is made from a record, and how it becomes a write.
import { NO_SEO, NO_TEXT } from '#contract/content/blank.ts'
import type { Text } from '#contract/languages/language.ts'
import { trimmed } from '#contract/languages/language-codes.ts'
import type { StaffNews } from '#contract/news-and-cases/news.ts'
import { NO_RICH_TEXT } from '#rich-text/rich-doc.ts'
import { tidySeo, tidySlugs } from '#web/admin/editor/seo/seo-fields.ts'

/** What a write carries. */
export type NewsFields = Pick<
  StaffNews,
  | 'title'
  | 'summary'
  | 'body'
  | 'category'
  | 'source'
  | 'author'
  | 'pinned'
  | 'cover'
  | 'attachments'
  | 'date'
  | 'seo'
  | 'slugs'
>
/** A row of the list of files is known by its key while it is moved. */
export type NewsForm = Omit<NewsFields, 'attachments'> & {
  attachments: { id: string; key: string; name: Text }[]
}

/** Today in the calendar of whoever writes. */
const today = (now = new Date()) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-')

export const BLANK_NEWS: NewsFields = {
  title: NO_TEXT,
  summary: NO_TEXT,
  body: NO_RICH_TEXT,
  category: 'company',
  source: NO_TEXT,
  author: NO_TEXT,
  pinned: false,
  cover: null,
  attachments: [],
  get date() {
    return today()
  },
  seo: NO_SEO,
  slugs: NO_TEXT,
}

/** The part of a record that the form edits; revisions of before some fields lack them. */
export function fieldsOf(piece: NewsFields): NewsFields {
  const { title, summary, body, category, cover, date } = piece
  const { source = NO_TEXT, author = NO_TEXT, pinned = false, attachments = [] } = piece
  const { seo = NO_SEO, slugs = NO_TEXT } = piece
  return { title, summary, body, category, source, author, pinned, cover, attachments, date, seo, slugs }
}

export const formOf = (fields: NewsFields): NewsForm => ({
  ...fieldsOf(fields),
  attachments: fields.attachments.map((file) => ({ id: file.key, ...file })),
})

/** The write: white space around texts is cut. */
export const fieldsIn = (form: NewsForm): NewsFields => ({
  ...fieldsOf(form),
  title: trimmed(form.title),
  summary: trimmed(form.summary),
  source: trimmed(form.source),
  author: trimmed(form.author),
  attachments: form.attachments.map(({ key, name }) => ({ key, name: trimmed(name) })),
  seo: tidySeo(form.seo),
  slugs: tidySlugs(form.slugs),
})
