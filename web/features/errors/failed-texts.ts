// The words for a page that did not come; they are there before it fails.
import type { Language } from '#contract/language-codes.ts'

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
    failedTitle: '页面没有加载成功',
    failedText: '服务器暂时没有给出可用的回答。请稍后重试；如果问题一直存在，请致电我们。',
    offlineTitle: '无法连接服务器',
    offlineText: '请检查您的网络连接，然后重试。您所在的页面不会丢失。',
    again: '重试',
    trying: '正在重试…',
  },
  en: {
    failedTitle: 'The page did not load',
    failedText:
      'The server gave no answer we can use. Try again in a moment; if it stays like this, please call us.',
    offlineTitle: 'The server cannot be reached',
    offlineText: 'Check your connection and try again. You will stay on this page.',
    again: 'Try again',
    trying: 'Trying again…',
  },
  es: {
    failedTitle: 'La página no se ha cargado',
    failedText:
      'El servidor no ha dado una respuesta válida. Inténtelo dentro de un momento; si sigue igual, llámenos.',
    offlineTitle: 'No se puede conectar con el servidor',
    offlineText: 'Compruebe su conexión e inténtelo de nuevo. Seguirá en esta página.',
    again: 'Intentar de nuevo',
    trying: 'Intentándolo…',
  },
}
