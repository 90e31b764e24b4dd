// The categories of news in words, for visitors and for staff.
import { FALLBACK, type Language } from '#contract/languages/language-codes.ts'
import type { NewsCategory } from '#contract/news-and-cases/news.ts'

/** The categories of news in words. */
export const categoryTexts: Record<Language, Record<NewsCategory, string>> = {
  zh: { company: '公司动态', product: '产品动态', service: '服务', knowledge: '技术知识' },
  en: { company: 'Company', product: 'Product', service: 'Service', knowledge: 'Knowledge' },
  es: { company: 'Empresa', product: 'Producto', service: 'Servicio', knowledge: 'Conocimiento' },
}

export const CATEGORIES = Object.keys(categoryTexts[FALLBACK]) as NewsCategory[]

/** The mark of a piece that stands before all others. */
export const pinnedTexts: Record<Language, { pinned: string }> = {
  zh: { pinned: '置顶' },
  en: { pinned: 'Pinned' },
  es: { pinned: 'Fijada' },
}
