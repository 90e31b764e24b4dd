// News as the editor knows it.
import type { Language } from '#contract/languages/language-codes.ts'
import type { StaffNews } from '#contract/news-and-cases/news.ts'
import type { EditorKind } from '#web/admin/editor/editor-kind.ts'
import { seoLabel } from '#web/admin/editor/seo/seo-fields.ts'
import { hasText } from '#web/admin/forms/completeness.ts'
import { categoryTexts } from '#web/ui/news-categories.ts'
import { addNews, forgetNews, newsQuery, updateNews } from './admin-api.ts'
import { NEWS_FORM_TEXTS } from './admin-form-texts.ts'
import { BLANK_NEWS, fieldsIn, fieldsOf, formOf, type NewsFields, type NewsForm } from './admin-news-draft.ts'

export const newsKind = (shown: Language): EditorKind<NewsFields, NewsForm, StaffNews> => ({
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
  check: ({ title }, language): Record<string, string> =>
    hasText(title) ? {} : { title: NEWS_FORM_TEXTS[language].titleEmpty },
  add: addNews,
  update: updateNews,
  forget: forgetNews,
  oneKey: (id) => newsQuery(id).queryKey,
  publicPath: ({ id }) => `/newsDetail/${id}`,
  label,
  show: (path, value) =>
    path === 'category' ? categoryTexts[shown][value as NewsFields['category']] : undefined,
})

/** `attachments.0.name` as people call it. */
function label(path: string, language: Language): string {
  const texts = NEWS_FORM_TEXTS[language]
  const [field = '', at] = path.split('.')
  if (field === 'seo' && at) return seoLabel(at, language)
  if (field === 'attachments' && at) return texts.attachmentName(Number(at) + 1)
  return (texts as Record<string, unknown>)[field] as string
}
