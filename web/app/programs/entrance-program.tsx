// The sign-in and what leads to it as a program of its own, without the router. It hands its place over to the console.
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { read } from '#web/client/send.ts'
import { type Entrance, type Way, WayProvider } from '#web/features/login/way.ts'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { FORGOTTEN, NEW_PASSWORD, SIGN_IN, signInAddress } from '#web/session/redirect.ts'
import { readToken } from '#web/session/token.ts'
import { pathOfHash, programAt } from './program-at.ts'
import { readEntrance } from './read-entrance.ts'
import { openAnew, type StaffStart, shown, startStaff } from './staff-start.ts'

const PAGES: Record<string, () => Promise<ComponentType>> = {
  [SIGN_IN]: async () => (await import('#web/features/login/login-page.tsx')).LoginPage,
  [FORGOTTEN]: async () => (await import('#web/features/login/forgotten-page.tsx')).ForgottenPage,
  [NEW_PASSWORD]: async () => (await import('#web/features/login/new-password-page.tsx')).NewPasswordPage,
}

type BringConsole = () => Promise<typeof import('./console-program.tsx')>

/** Draws it; `bringConsole` fetches what it hands its place over to. */
export async function openEntrance(bringConsole: BringConsole) {
  settle()
  const start = startStaff()
  const { language, root } = start
  const { texts } = language
  const quietly: typeof read = (path, query) => read(path, query, { quiet: true })
  const [entrance, Page] = await Promise.all([
    readEntrance(quietly, language.current()),
    pageHere(),
    texts.bring(['console/start', 'console/login'], language.current()),
  ])
  root.render(
    <LanguageProvider store={language}>
      <Pages start={start} entrance={entrance} first={Page} bringConsole={bringConsole} />
    </LanguageProvider>,
  )
  shown()
}

/** What is no page here gives way to one, so that Back never meets it: `/login`, and a closed page of the console. */
function settle() {
  const address = location.hash.slice(1) || '/'
  const path = pathOfHash(location.hash)
  if (pageOf(path)) return
  const at = address.indexOf('?')
  const own = /^\/login\/?$/i.test(path) || /^\/njlbwebLogin/i.test(path)
  const back = /^\/auth-redirect/i.test(path) || own ? SIGN_IN + (at < 0 ? '' : address.slice(at)) : null
  history.replaceState(null, '', `#${back ?? signInAddress(address)}`)
}

/** Addresses do not tell capitals from small letters, nor a last stroke from none. */
const pageOf = (path: string) => {
  const plain = path.replace(/\/+$/, '').toLowerCase()
  return Object.entries(PAGES).find(([known]) => known.toLowerCase() === plain)?.[1]
}
const pageHere = () => (pageOf(pathOfHash(location.hash)) ?? PAGES[SIGN_IN] ?? missing)()
const missing = () => Promise.reject(new Error('no sign-in'))

/** The address of the bar, which also changes when this program writes it. */
const moved = new EventTarget()
function subscribe(changed: () => void) {
  moved.addEventListener('moved', changed)
  window.addEventListener('popstate', changed)
  return () => {
    moved.removeEventListener('moved', changed)
    window.removeEventListener('popstate', changed)
  }
}

type Props = { start: StaffStart; entrance: Entrance; first: ComponentType; bringConsole: BringConsole }

function Pages({ start, entrance, first, bringConsole }: Props) {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const path = pathOfHash(hash)
  const [drawn, setDrawn] = useState({ path, Page: first })

  const go: Way['go'] = async (to, { replace = false } = {}) => {
    const program = programAt({ pathname: '/', hash: `#${to}` }, readToken() !== '')
    if (program === 'site') return openAnew(to)
    history[replace ? 'replaceState' : 'pushState'](null, '', `#${to}`)
    if (program === 'console') return (await bringConsole()).openConsole(start)
    moved.dispatchEvent(new Event('moved'))
  }

  useEffect(() => {
    const program = programAt({ pathname: '/', hash }, readToken() !== '')
    if (program === 'site') return location.reload()
    if (program === 'console') return void bringConsole().then(({ openConsole }) => openConsole(start))
    settle()
    let gone = false
    pageHere().then((Page) => {
      if (!gone) setDrawn({ path, Page })
    }, console.error)
    return () => {
      gone = true
    }
  }, [hash, path, start, bringConsole])

  // Whoever begins to type is about to sign in: the console comes meanwhile.
  useEffect(() => {
    const ahead = () => void bringConsole().then(({ bringFrame }) => bringFrame(), console.error)
    addEventListener('input', ahead, { once: true })
    return () => removeEventListener('input', ahead)
  }, [bringConsole])

  const search = new URLSearchParams(hash.split('?')[1] ?? '')
  return (
    <WayProvider value={{ entrance, search, go }}>
      <drawn.Page key={drawn.path} />
    </WayProvider>
  )
}
