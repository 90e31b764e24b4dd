// The words of the suggestions under the search field.
import type { Language } from '#contract/languages/language-codes.ts'
import type { Found } from '#contract/site/search.ts'

type Texts = {
  list: string
  all: (keyword: string) => string
  /** Read aloud when the list changes. */
  count: (count: number) => string
  kind: Record<Found['kind'], string>
}

export const suggestTexts: Record<Language, Texts> = {
  zh: {
    list: '搜索建议',
    all: (keyword) => `搜索“${keyword}”的全部结果`,
    count: (count) => `${count} 条建议，可用上下方向键选择`,
    kind: { product: '产品', productType: '分类', successCase: '案例', news: '新闻', aboutus: '公司' },
  },
  en: {
    list: 'Suggestions',
    all: (keyword) => `All results for “${keyword}”`,
    count: (count) => `${count} suggestions, use the arrow keys to choose`,
    kind: {
      product: 'Product',
      productType: 'Family',
      successCase: 'Case',
      news: 'News',
      aboutus: 'Company',
    },
  },
  es: {
    list: 'Sugerencias',
    all: (keyword) => `Todos los resultados de «${keyword}»`,
    count: (count) => `${count} sugerencias, elija con las flechas`,
    kind: {
      product: 'Producto',
      productType: 'Familia',
      successCase: 'Caso',
      news: 'Noticia',
      aboutus: 'Empresa',
    },
  },
}
