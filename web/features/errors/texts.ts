// The words of the page for an address of nothing.
import type { Language } from '#contract/language-codes.ts'

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
    notFoundText: '链接可能已经更改，或者内容已经下线。您可以搜索，或从下面的产品分类开始。',
    rangeTitle: '从产品分类开始',
    near: '也许您在找',
    popular: '常被查看的产品',
  },
  en: {
    notFoundTitle: 'There is no page here',
    notFoundKicker: '404',
    notFoundText:
      'The link may have changed, or the page has been taken down. Search, or begin with a family below.',
    rangeTitle: 'Begin with a family',
    near: 'Perhaps you were looking for',
    popular: 'What others look for',
  },
  es: {
    notFoundTitle: 'Aquí no hay ninguna página',
    notFoundKicker: '404',
    notFoundText:
      'Puede que el enlace haya cambiado o que la página se haya retirado. Busque, o empiece por una familia.',
    rangeTitle: 'Empiece por una familia',
    near: 'Quizá buscaba',
    popular: 'Lo que otros buscan',
  },
}
