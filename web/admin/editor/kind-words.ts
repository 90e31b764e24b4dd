// The kinds of content as the console names them.

import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { byKind, kindNames } from '#web/admin/kinds/kind-names.ts'

const manyOf = (language: Language) => byKind(({ kind }) => kindNames(language)[kind].many)

export const KIND_WORDS: Record<Language, Record<Kind, string>> = {
  zh: {
    homepage: '首页',
    aboutus: '关于我们',
    productType: '产品类型',
    product: '产品',
    news: '新闻',
    ...manyOf('zh'),
  },
  en: {
    homepage: 'Home page',
    aboutus: 'About us',
    productType: 'Product types',
    product: 'Products',
    news: 'News',
    ...manyOf('en'),
  },
  es: {
    homepage: 'Página de inicio',
    aboutus: 'Quiénes somos',
    productType: 'Tipos de producto',
    product: 'Productos',
    news: 'Noticias',
    ...manyOf('es'),
  },
}
