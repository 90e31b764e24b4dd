// What stands in for a page of the staff that is still loading or that broke; small, since it is always loaded.
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useTexts } from '#web/i18n/language.tsx'
import './admin-error.css'

const TEXTS = {
  zh: {
    loading: '正在打开…',
    title: '页面未能打开',
    says: '可能是网络中断，或网站刚刚更新。重新加载通常即可恢复。',
    again: '重新加载',
    home: '返回网站首页',
  },
  en: {
    loading: 'Opening…',
    title: 'This page did not open',
    says: 'The connection may have dropped, or the site was just updated. Loading it again usually helps.',
    again: 'Load again',
    home: 'Back to the website',
  },
  es: {
    loading: 'Abriendo…',
    title: 'La página no se pudo abrir',
    says: 'Puede que se haya cortado la conexión o que el sitio se acabe de actualizar. Volver a cargarla suele bastar.',
    again: 'Volver a cargar',
    home: 'Volver al sitio web',
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
