// What stands in for a page of the staff that is still loading or that broke; small, since it is always loaded.
import { useEffect, useState } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { isTrouble } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import './admin-error.css'

const TEXTS = {
  zh: {
    loading: '正在打开…',
    title: '页面未能打开',
    says: '可能是网络中断，或网站刚刚更新。重新加载通常即可恢复。',
    again: '重新加载',
    home: '返回网站首页',
    awayTitle: '连不上服务器',
    awaySays: '您仍处于登录状态，此页面的地址已保留。连上后会自动打开。',
    tryAgain: '再试',
    trying: '正在重试…',
    nextTry: (seconds: number) => `${seconds} 秒后自动再试`,
  },
  en: {
    loading: 'Opening…',
    title: 'This page did not open',
    says: 'The connection may have dropped, or the site was just updated. Loading it again usually helps.',
    again: 'Load again',
    home: 'Back to the website',
    awayTitle: 'The server cannot be reached',
    awaySays:
      'You are still signed in, and this address is kept. The page opens as soon as the server answers.',
    tryAgain: 'Try again',
    trying: 'Trying…',
    nextTry: (seconds: number) => `Next try in ${seconds} s`,
  },
  es: {
    loading: 'Abriendo…',
    title: 'La página no se pudo abrir',
    says: 'Puede que se haya cortado la conexión o que el sitio se acabe de actualizar. Volver a cargarla suele bastar.',
    again: 'Volver a cargar',
    home: 'Volver al sitio web',
    awayTitle: 'No se puede conectar con el servidor',
    awaySays:
      'Su sesión sigue abierta y esta dirección se conserva. La página se abrirá en cuanto el servidor responda.',
    tryAgain: 'Intentar de nuevo',
    trying: 'Intentando…',
    nextTry: (seconds: number) => `Próximo intento en ${seconds} s`,
  },
}

/** While the first page is on its way. */
export function AdminSplash() {
  const texts = useTexts(TEXTS)
  return (
    <div className="admin-splash" role="status">
      <span className="hidden-text">{texts.loading}</span>
      <div className="admin-splash-line" />
    </div>
  )
}

/** A page that threw, or whose program did not arrive. */
export function AdminError() {
  const texts = useTexts(TEXTS)
  const error = useRouteError()
  // What the engine says of it helps whoever looks for the cause, and nobody else.
  useEffect(() => console.error(error), [error])
  if (isTrouble(error)) return <Away />
  return (
    <div className="admin-error" role="alert">
      <h1>{texts.title}</h1>
      <p>{texts.says}</p>
      <p className="admin-error-ways">
        <button type="button" className="button small" onClick={() => location.reload()}>
          {texts.again}
        </button>
        <a className="text-link" href="#/HomePage">
          {texts.home}
        </a>
      </p>
    </div>
  )
}

const EVERY_S = 10

/** The guard could not ask who is there. That says nothing about the session, so the page stays and asks again. */
function Away() {
  const texts = useTexts(TEXTS)
  const { state, revalidate } = useRevalidator()
  const [left, setLeft] = useState(EVERY_S)
  const trying = state !== 'idle'
  useEffect(() => {
    if (trying) return setLeft(EVERY_S)
    const timer = setInterval(() => setLeft((before) => before - 1), 1_000)
    return () => clearInterval(timer)
  }, [trying])
  useEffect(() => {
    if (left <= 0 && !trying) void revalidate()
  }, [left, trying, revalidate])
  return (
    <div className="admin-error">
      <h1>{texts.awayTitle}</h1>
      <p role="alert">{texts.awaySays}</p>
      <p className="admin-error-ways">
        <button type="button" className="button small" onClick={() => void revalidate()} disabled={trying}>
          {texts.tryAgain}
        </button>
        <span aria-live="off">{trying ? texts.trying : texts.nextTry(Math.max(left, 1))}</span>
        <a className="text-link" href="#/HomePage">
          {texts.home}
        </a>
      </p>
    </div>
  )
}
