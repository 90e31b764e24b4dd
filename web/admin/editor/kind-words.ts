// The kinds of content as the console names them.
import type { Kind } from '#contract/wire/kind.ts'

export const KIND_WORDS: Record<'zh' | 'en' | 'es', Record<Kind, string>> = {
  zh: {
    homepage: '首页',
    aboutus: '关于我们',
    productType: '产品类型',
    product: '产品',
    news: '新闻',
    successCase: '客户案例',
  },
  en: {
    homepage: 'Home page',
    aboutus: 'About us',
    productType: 'Product types',
    product: 'Products',
    news: 'News',
    successCase: 'Case studies',
  },
  es: {
    homepage: 'Página de inicio',
    aboutus: 'Quiénes somos',
    productType: 'Tipos de producto',
    product: 'Productos',
    news: 'Noticias',
    successCase: 'Casos de éxito',
  },
}
