// The words of the page for what is not open to everybody.
import type { Language } from '#contract/languages/language-codes.ts'

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
    forbiddenTitle: "You don't have access to this page",
    forbiddenKicker: '401',
    forbiddenText: 'It is for authorized staff. Sign in with another account or go to the home page.',
    signIn: 'Staff sign-in',
    home: 'Go to the home page',
  },
  es: {
    forbiddenTitle: 'No tiene acceso a esta página',
    forbiddenKicker: '401',
    forbiddenText: 'Es para personal autorizado. Inicie sesión con otra cuenta o vuelva al inicio.',
    signIn: 'Acceso para empleados',
    home: 'Ir al inicio',
  },
}
