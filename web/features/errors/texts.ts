// The words of the page for an address of nothing.
import type { Language } from '#contract/languages/language-codes.ts'

type Texts = {
  notFoundTitle: string
  notFoundKicker: string
  notFoundText: string
  rangeTitle: string
  near: string
  popular: string
}

export const errorTexts: Record<Language, Texts> = {
  zh: {
    notFoundTitle: '这个页面不存在',
    notFoundKicker: '404',
    notFoundText: '链接可能已更改，或内容已下线。您可以搜索，或从下面的产品分类开始。',
    rangeTitle: '从产品分类开始',
    near: '也许您在找',
    popular: '热门产品',
  },
  en: {
    notFoundTitle: 'Page not found',
    notFoundKicker: '404',
    notFoundText:
      'The link may be outdated or the page was removed. Try the search or pick a product family.',
    rangeTitle: 'Browse by family',
    near: 'Perhaps you were looking for',
    popular: 'Popular products',
  },
  es: {
    notFoundTitle: 'Página no encontrada',
    notFoundKicker: '404',
    notFoundText:
      'El enlace puede estar desactualizado o la página se retiró. Use el buscador o elija una familia.',
    rangeTitle: 'Ver por familia',
    near: 'Quizá buscaba',
    popular: 'Más solicitados',
  },
}
