// Messages, notices and questions for all that stands inside. What draws them is fetched with the first press, and no sooner.
import type { HookAPI } from 'antd/es/modal/useModal'
import useToken from 'antd/es/theme/useToken'
import { type ReactNode, useEffect, useMemo } from 'react'
import { AppContext, type AppWords, useApp } from '#web/admin/page-parts/use-app.ts'
import { useLate } from './use-late.ts'

const bring = () => import('./app-holders.tsx')
const bringWords = async () => (await bring()).WordsHolder
const bringQuestions = async () => (await bring()).QuestionsHolder

export function LateApp({ children }: { children: ReactNode }) {
  const [, , hashId, , cssVar] = useToken()
  const [say, words] = useLate(bringWords)
  const [modal, questions] = useQuestions()
  useFirstPress()
  const app = useMemo(
    (): AppWords => ({
      message: {
        success: (...said) => say(({ message }) => void message.success(...said)),
        error: (...said) => say(({ message }) => void message.error(...said)),
        warning: (...said) => say(({ message }) => void message.warning(...said)),
        info: (...said) => say(({ message }) => void message.info(...said)),
        loading: (...said) => say(({ message }) => void message.loading(...said)),
        destroy: (key) => say(({ message }) => message.destroy(key)),
      },
      notification: {
        info: (...told) => say(({ notification }) => notification.info(...told)),
        success: (...told) => say(({ notification }) => notification.success(...told)),
      },
      modal,
    }),
    [say, modal],
  )
  return (
    <AppContext value={app}>
      <div className={`console ${hashId} ${cssVar?.key ?? ''}`}>
        {questions}
        {words}
        {children}
      </div>
    </AppContext>
  )
}

/** Questions of their own for what stands inside: they are hidden with it. Messages stay those of the frame. */
export function OwnQuestions({ children }: { children: ReactNode }) {
  const app = useApp()
  const [modal, questions] = useQuestions()
  const own = useMemo(() => ({ ...app, modal }), [app, modal])
  return (
    <AppContext value={own}>
      {children}
      {questions}
    </AppContext>
  )
}

function useQuestions(): [AppWords['modal'], ReactNode] {
  const [ask, place] = useLate<HookAPI>(bringQuestions)
  const modal = useMemo(
    (): AppWords['modal'] => ({
      confirm: (question) => {
        const shown = Promise.withResolvers<{ destroy: () => void }>()
        // What `confirm` answers looks like a promise, and would be waited for.
        ask((made) => {
          const { destroy } = made.confirm(question)
          shown.resolve({ destroy })
        })
        return { destroy: () => void shown.promise.then(({ destroy }) => destroy()) }
      },
      ask: (question) =>
        new Promise((answer) => ask((made) => void made.confirm(question).then(answer, () => {}))),
      info: (told) => ask((made) => void made.info(told)),
      warning: (told) => ask((made) => void made.warning(told)),
    }),
    [ask],
  )
  return [modal, place]
}

/** Whoever presses something may soon be told something. */
function useFirstPress() {
  useEffect(() => {
    const stop = new AbortController()
    const pressed = () => {
      stop.abort()
      bring().catch(console.error)
    }
    for (const press of ['pointerdown', 'keydown'])
      addEventListener(press, pressed, { signal: stop.signal, capture: true, passive: true })
    return () => stop.abort()
  }, [])
}
