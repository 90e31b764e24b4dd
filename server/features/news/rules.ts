// The rules of news: how a draft becomes content, what is filtered and sorted by, what must be there before visitors see it.
import { NO_SEO, NO_SLUGS, NO_TEXT } from '#contract/content/blank.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { NewsChange, NewsContent } from '#contract/news-and-cases/news.ts'
import { hasRichText, NO_RICH_TEXT, picturesInText } from '#rich-text/rich-doc.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { wholeNews } from '#server/publishing/cards/news-cards.ts'
import { type Entry, type KindRules, staffShape } from '#server/publishing/kind.ts'
import { mergeRichText } from '#server/publishing/texts/rich-text.ts'
import { mergeSeo, seoPicture } from '#server/publishing/texts/seo.ts'
import { hasText, mergeText } from '#server/publishing/texts/text.ts'

type Draft = Partial<Omit<NewsChange, 'id' | 'version' | 'autosave'>>

/** News before anything was written; `today` is the day that stands on it until somebody names another. */
export const blankNews = (today: string): NewsContent => ({
  title: NO_TEXT,
  summary: NO_TEXT,
  body: NO_RICH_TEXT,
  category: 'company',
  source: NO_TEXT,
  author: NO_TEXT,
  pinned: false,
  cover: null,
  attachments: [],
  date: today,
  seo: NO_SEO,
  slugs: NO_SLUGS,
})

/** The content a draft makes; what it leaves out stays as it is. Throws `Failure` 400 when the title would be empty. */
export function contentOf(draft: Draft, site: Language, stored: NewsContent): NewsContent {
  const previous = wholeNews(stored)
  const content: NewsContent = {
    title: mergeText(previous.title, draft.title, site),
    summary: mergeText(previous.summary, draft.summary, site),
    body: mergeRichText(previous.body, draft.body, { field: 'body', site }),
    category: draft.category ?? previous.category,
    source: mergeText(previous.source, draft.source, site),
    author: mergeText(previous.author, draft.author, site),
    pinned: draft.pinned ?? previous.pinned,
    cover: draft.cover === undefined ? previous.cover : draft.cover,
    attachments: draft.attachments ?? previous.attachments,
    date: draft.date ?? previous.date,
    seo: mergeSeo(previous.seo, draft.seo, site),
    slugs: draft.slugs ?? previous.slugs,
  }
  if (!hasText(content.title)) throw invalid({ title: titleMissing })
  return content
}

/** The first moment of a day, as `dated` holds it. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

export const newsRules: KindRules<NewsContent> = {
  kind: 'news',
  read: (json) => wholeNews(JSON.parse(json)),
  title: ({ title }) => title,
  slugs: (content) => wholeNews(content).slugs,
  columns: (content) => {
    const { title, summary, category, date, pinned, author, source } = wholeNews(content)
    return {
      label: category,
      hot: pinned,
      dated: dayOf(date),
      search: [title, summary, author, source].flatMap((text) => Object.values(text)).join('\n'),
    }
  },
  pictures: (content) => {
    const { cover, body, attachments, seo } = wholeNews(content)
    return [
      ...(cover === null ? [] : [{ field: 'cover', key: cover }]),
      ...picturesInText(body, 'body'),
      ...attachments.map(({ key }, index) => ({ field: `attachments.${index}.key`, key })),
      ...seoPicture(seo),
    ]
  },
  missing: ({ title, body }) => ({
    ...(hasText(title) ? {} : { title: titleMissing }),
    ...(hasRichText(body) ? {} : { body: bodyMissing }),
  }),
  present: async (entry) => present(entry),
}

/** A piece of news as staff see it. */
export const present = (entry: Entry<NewsContent>) => ({ ...wholeNews(entry.content), ...staffShape(entry) })

const titleMissing: Reason = {
  zh: '请至少用一种语言填写标题',
  en: 'Please enter a title in at least one language.',
  es: 'Escriba un título en al menos un idioma.',
}
const bodyMissing: Reason = {
  zh: '请至少用一种语言填写正文',
  en: 'Please enter the text in at least one language.',
  es: 'Escriba el texto en al menos un idioma.',
}
