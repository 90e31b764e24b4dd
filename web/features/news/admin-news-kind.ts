// News as the editor knows it.
import type { StaffNews } from '#contract/news-and-cases/news.ts'
import type { EditorKind } from '#web/admin/editor/editor-kind.ts'
import { seoLabel } from '#web/admin/editor/seo/seo-fields.ts'
import { hasText } from '#web/admin/forms/completeness.ts'
import type { Say } from '#web/i18n/language.tsx'
import type { TextsOf } from '#web/i18n/messages.ts'
import { addNews, forgetNews, newsQuery, updateNews } from './admin-api.ts'
import { BLANK_NEWS, fieldsIn, fieldsOf, formOf, type NewsFields, type NewsForm } from './admin-news-draft.ts'

export const newsKind = (
  categories: TextsOf<'site/ui'>['newsCategories'],
): EditorKind<NewsFields, NewsForm, StaffNews> => ({
  base: 'news',
  page: 'web_news',
  form: 'news',
  list: '/webSystemManage/web_news',
  forms: '/webSystemManage/web_news_form',
  blank: BLANK_NEWS,
  fieldsOf,
  formOf,
  fieldsIn,
  title: ({ title }) => title,
  check: ({ title }, say): Record<string, string> =>
    hasText(title) ? {} : { title: say('console/news/form').titleEmpty },
  add: addNews,
  update: updateNews,
  forget: forgetNews,
  oneKey: (id) => newsQuery(id).queryKey,
  publicPath: ({ id }) => `/newsDetail/${id}`,
  label,
  show: (path, value) => (path === 'category' ? categories[value as NewsFields['category']] : undefined),
})

/** `attachments.0.name` as people call it. */
function label(path: string, say: Say): string {
  const texts = say('console/news/form')
  const [field = '', at] = path.split('.')
  if (field === 'seo' && at) return seoLabel(at, say)
  if (field === 'attachments' && at) return texts.attachmentName({ at: Number(at) + 1 })
  return (texts as Record<string, unknown>)[field] as string
}
