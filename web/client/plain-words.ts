// What a person reads of whatever failed, in the language of the page: never the words of the engine or of a library.

import { FALLBACK, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Refused, Unreachable } from './send.ts'

type Words = {
  offline: string
  silent: string
  unreadable: string
  broken: string
  signIn: string
  forbidden: string
  gone: string
  changed: string
  tooLarge: string
  tooMany: string
  busy: string
  refused: (code: number | string) => string
}

const WORDS: Record<Language, Words> = {
  zh: {
    offline: '无法连接服务器，请检查网络后重试。',
    silent: '服务器长时间没有回应，请稍后重试。',
    unreadable: '服务器的回答无法使用，请稍后重试。',
    broken: '页面出了问题，请重试；如仍不行，请重新加载页面。',
    signIn: '登录已失效，请重新登录。',
    forbidden: '您没有此项权限。',
    gone: '内容不存在或已被删除。',
    changed: '内容已被他人修改。',
    tooLarge: '内容过大，服务器未接收。',
    tooMany: '操作过于频繁，请稍后重试。',
    busy: '服务器暂时无法处理，请稍后重试。',
    refused: (code) => `服务器拒绝了请求（代码 ${code}）。`,
  },
  en: {
    offline: 'The server cannot be reached. Check your connection and try again.',
    silent: 'The server did not answer in time. Try again in a moment.',
    unreadable: 'The server gave no answer that can be used. Try again in a moment.',
    broken: 'Something went wrong on this page. Try again; if it stays like this, reload the page.',
    signIn: 'Your session has ended. Sign in again.',
    forbidden: 'You do not have permission for this.',
    gone: 'This does not exist, or it was deleted.',
    changed: 'Somebody changed this in the meantime.',
    tooLarge: 'This is too large for the server.',
    tooMany: 'Too many attempts. Try again in a moment.',
    busy: 'The server cannot do this right now. Try again in a moment.',
    refused: (code) => `The server refused this (code ${code}).`,
  },
  es: {
    offline: 'No se puede conectar con el servidor. Revise su conexión e intente de nuevo.',
    silent: 'El servidor no respondió a tiempo. Intente de nuevo en un momento.',
    unreadable: 'El servidor no dio una respuesta válida. Intente de nuevo en un momento.',
    broken: 'Algo falló en esta página. Intente de nuevo; si sigue igual, vuelva a cargarla.',
    signIn: 'La sesión terminó. Inicie sesión de nuevo.',
    forbidden: 'No tiene permiso para esto.',
    gone: 'Esto no existe o se eliminó.',
    changed: 'Alguien cambió esto mientras tanto.',
    tooLarge: 'Esto es demasiado grande para el servidor.',
    tooMany: 'Demasiados intentos. Intente de nuevo en un momento.',
    busy: 'El servidor no puede hacerlo ahora. Intente de nuevo en un momento.',
    refused: (code) => `El servidor rechazó la solicitud (código ${code}).`,
  },
}

function words(): Words {
  const shown = typeof document === 'undefined' ? '' : document.documentElement?.lang
  return WORDS[LANGUAGES.find((language) => language === shown) ?? FALLBACK]
}

/** A refusal in the words of the server, anything else in ours. */
export function plainWords(error: unknown): string {
  if (error instanceof Refused) return error.message || codeWords(error.code)
  if (error instanceof Unreachable) return words()[error.why === 'empty' ? 'unreadable' : error.why]
  // A mistake of ours: whoever mends it finds it here.
  console.error(error)
  return words().broken
}

/** For a refusal that came without words of its own. */
function codeWords(code: number | string): string {
  const { signIn, forbidden, gone, changed, tooLarge, tooMany, busy, refused } = words()
  if (code === CODE.notSignedIn || code === CODE.revoked) return signIn
  if (code === CODE.forbidden) return forbidden
  if (code === CODE.notFound || code === CODE.gone) return gone
  if (code === CODE.conflict) return changed
  if (code === CODE.tooLarge) return tooLarge
  if (code === CODE.tooMany) return tooMany
  return Number(code) >= 500 ? busy : refused(code)
}
