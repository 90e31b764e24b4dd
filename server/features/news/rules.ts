// The rules of news: what is filtered and sorted by, and what must be there before visitors see it.
import { NO_SLUGS } from '#contract/content.ts'
import type { NewsContent } from '#contract/news.ts'
import { hasRichText, picturesInText, plainTextOf } from '#contract/rich-doc.ts'
import type { Reason } from '#server/failure.ts'
import { type KindRules, staffShape } from '#server/publishing/kind.ts'
import { hasText } from '#server/publishing/text.ts'

export const newsRules: KindRules<NewsContent> = {
  kind: 'news',
  title: ({ title }) => title,
  slugs: () => NO_SLUGS,
  columns: ({ title, body, category, date }) => ({
    label: category,
    dated: Date.parse(`${date}T00:00:00Z`),
    search: [...Object.values(title), ...Object.values(body).map(plainTextOf)].join('\n'),
  }),
  pictures: ({ cover, body }) => [
    ...(cover === null ? [] : [{ field: 'cover', key: cover }]),
    ...picturesInText(body, 'body'),
  ],
  missing: ({ title, body }) => ({
    ...(hasText(title) ? {} : { title: titleMissing }),
    ...(hasRichText(body) ? {} : { body: bodyMissing }),
  }),
  present: async (entry) => ({ ...entry.content, ...staffShape(entry) }),
}

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
