// What stands in for a page of the staff that is still loading or that broke; small, since it is always loaded.
import { useEffect, useState } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { isTrouble } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import './admin-error.css'

/** While the first page is on its way. */
export function AdminSplash() {
  const texts = useTexts('console/start')
  return (
    <div className="admin-splash" role="status">
      <span className="hidden-text">{texts.loading}</span>
      <div className="admin-splash-line" />
    </div>
  )
}

/** A page that threw, or whose program did not arrive. */
export function AdminError() {
  const texts = useTexts('console/start')
  const error = useRouteError()
  // What the engine says of it helps whoever looks for the cause, and nobody else.
  useEffect(() => console.error(error), [error])
  if (isTrouble(error)) return <Away />
  return (
    <div className="admin-error" role="alert">
      <h1>{texts.title}</h1>
      <p>{texts.description}</p>
      <p className="admin-error-actions">
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
  const texts = useTexts('console/start')
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
      <p role="alert">{texts.awayText}</p>
      <p className="admin-error-actions">
        <button type="button" className="button small" onClick={() => void revalidate()} disabled={trying}>
          {texts.tryAgain}
        </button>
        <span aria-live="off">{trying ? texts.trying : texts.nextTry({ seconds: Math.max(left, 1) })}</span>
        <a className="text-link" href="#/HomePage">
          {texts.home}
        </a>
      </p>
    </div>
  )
}
