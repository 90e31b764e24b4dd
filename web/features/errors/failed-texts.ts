// The words for a page that did not come; they are there before it fails.
import type { Language } from '#contract/languages/language-codes.ts'

type Texts = {
  failedTitle: string
  failedText: string
  offlineTitle: string
  offlineText: string
  again: string
  trying: string
}

export const failedTexts: Record<Language, Texts> = {
  zh: {
    failedTitle: '页面加载失败',
    failedText: '服务器暂时没有响应。请稍后重试；如果问题一直存在，请致电我们。',
    offlineTitle: '无法连接服务器',
    offlineText: '请检查您的网络连接，然后重试。您所在的页面不会丢失。',
    again: '重试',
    trying: '正在重试…',
  },
  en: {
    failedTitle: 'The page did not load',
    failedText: 'Something went wrong on our side. Try again in a moment, or call us.',
    offlineTitle: 'You are offline',
    offlineText: "Check your connection and try again. You won't lose this page.",
    again: 'Try again',
    trying: 'Trying again…',
  },
  es: {
    failedTitle: 'La página no se cargó',
    failedText: 'El servidor no respondió bien. Intente de nuevo en un momento o llámenos.',
    offlineTitle: 'Sin conexión',
    offlineText: 'Revise su conexión e intente de nuevo. No perderá esta página.',
    again: 'Intentar de nuevo',
    trying: 'Intentando…',
  },
}
