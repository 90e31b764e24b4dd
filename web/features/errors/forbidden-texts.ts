// The words of the page for what is not open to everybody.
import type { Language } from '#contract/language-codes.ts'

type Texts = {
  forbiddenTitle: string
  forbiddenKicker: string
  forbiddenText: string
  signIn: string
  home: string
}

export const forbiddenTexts: Record<Language, Texts> = {
  zh: {
    forbiddenTitle: '您没有权限查看此页面',
    forbiddenKicker: '401',
    forbiddenText: '此页面仅对获得授权的员工开放。请使用有权限的账号登录，或返回首页。',
    signIn: '员工登录',
    home: '返回首页',
  },
  en: {
    forbiddenTitle: 'This page is not open to you',
    forbiddenKicker: '401',
    forbiddenText:
      'Only members of staff with the right permission may see it. Sign in with another account, or go home.',
    signIn: 'Staff sign-in',
    home: 'Go to the home page',
  },
  es: {
    forbiddenTitle: 'Esta página no está abierta para usted',
    forbiddenKicker: '401',
    forbiddenText: 'Solo puede verla el personal autorizado. Acceda con otra cuenta o vuelva al inicio.',
    signIn: 'Acceso del personal',
    home: 'Ir al inicio',
  },
}
