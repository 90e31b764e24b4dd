// The words of the pages for an address of nothing and for what is not open to everybody.
import type { Language } from '#contract/language-codes.ts'

type Texts = {
  notFoundTitle: string
  notFoundKicker: string
  notFoundText: string
  rangeTitle: string
  forbiddenTitle: string
  forbiddenKicker: string
  forbiddenText: string
  signIn: string
  home: string
  near: string
  popular: string
}

export const errorTexts: Record<Language, Texts> = {
  zh: {
    notFoundTitle: '这个页面不存在',
    notFoundKicker: '404',
    notFoundText: '链接可能已经更改，或者内容已经下线。您可以搜索，或从下面的产品分类开始。',
    rangeTitle: '从产品分类开始',
    forbiddenTitle: '您没有权限查看此页面',
    forbiddenKicker: '401',
    forbiddenText: '此页面仅对获得授权的员工开放。请使用有权限的账号登录，或返回首页。',
    signIn: '员工登录',
    home: '返回首页',
    near: '也许您在找',
    popular: '常被查看的产品',
  },
  en: {
    notFoundTitle: 'There is no page here',
    notFoundKicker: '404',
    notFoundText:
      'The link may have changed, or the page has been taken down. Search, or begin with a family below.',
    rangeTitle: 'Begin with a family',
    forbiddenTitle: 'This page is not open to you',
    forbiddenKicker: '401',
    forbiddenText:
      'Only members of staff with the right permission may see it. Sign in with another account, or go home.',
    signIn: 'Staff sign-in',
    home: 'Go to the home page',
    near: 'Perhaps you were looking for',
    popular: 'What others look for',
  },
  es: {
    notFoundTitle: 'Aquí no hay ninguna página',
    notFoundKicker: '404',
    notFoundText:
      'Puede que el enlace haya cambiado o que la página se haya retirado. Busque, o empiece por una familia.',
    rangeTitle: 'Empiece por una familia',
    forbiddenTitle: 'Esta página no está abierta para usted',
    forbiddenKicker: '401',
    forbiddenText: 'Solo puede verla el personal autorizado. Acceda con otra cuenta o vuelva al inicio.',
    signIn: 'Acceso del personal',
    home: 'Ir al inicio',
    near: 'Quizá buscaba',
    popular: 'Lo que otros buscan',
  },
}
