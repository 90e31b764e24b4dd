// The pages of the tabs: the one shown, and hidden beside it those that are kept alive (decision 18).

import { Button } from 'antd'
import {
  Activity,
  Component,
  type ErrorInfo,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { UNSAFE_LocationContext, type useLocation, useOutlet, useRevalidator } from 'react-router'
import { ErrorLogContext } from '#web/admin/frame/errors/error-log.ts'
import { OwnQuestions } from '#web/admin/frame/late/late-app.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { TabContext } from './tab-context.ts'
import { livePages } from './tabs.ts'
import { useTabs } from './tabs-provider.tsx'

export function TabPages() {
  const outlet = useOutlet()
  const { strip, shown } = useTabs()
  useScrollOfEach(shown)
  // A step on the way, such as `/redirect`, has no tab; the kept pages wait meanwhile.
  return (
    <>
      {shown === '' && outlet}
      {livePages(strip).map(({ path, pageKey }) => (
        <Activity key={pageKey} mode={path === shown ? 'visible' : 'hidden'}>
          <TabPage path={path} pageKey={pageKey} outlet={path === shown ? outlet : null} />
        </Activity>
      ))}
    </>
  )
}

type Props = { path: string; pageKey: number; outlet: ReactNode }

/** A hidden page goes on seeing the address that it was left at, and the parameters in it. */
function TabPage({ path, pageKey, outlet }: Props) {
  const { retitle, moveOn, refresh } = useTabs()
  const { revalidate } = useRevalidator()
  const here = use(UNSAFE_LocationContext)
  const [seen, setSeen] = useState({ outlet, here })
  // A tab that is come back to at the address where it was left need not be drawn anew.
  if (outlet && (seen.outlet === null || !isSamePlace(seen.here.location, here.location)))
    setSeen({ outlet, here })

  const tab = useMemo(
    () => ({
      path,
      pageKey,
      retitle: (title: Parameters<typeof retitle>[1]) => retitle(path, title),
      moveOn: (address: string, state?: unknown) => moveOn(path, address, state),
    }),
    [path, pageKey, retitle, moveOn],
  )
  /** A page whose program did not arrive is fetched again first. */
  const again = async () => {
    await revalidate()
    await refresh(path)
  }
  return (
    <TabContext value={tab}>
      <UNSAFE_LocationContext value={seen.here}>
        {/* The frame's would stand above every tab; what a page says once it is done is read while the next one is already shown. */}
        <OwnQuestions>
          <PageBoundary onAgain={() => void again()}>{seen.outlet}</PageBoundary>
        </OwnQuestions>
      </UNSAFE_LocationContext>
    </TabContext>
  )
}

type Place = ReturnType<typeof useLocation>

const isSamePlace = (one: Place, other: Place) =>
  one.pathname === other.pathname &&
  one.search === other.search &&
  one.hash === other.hash &&
  one.state === other.state

/** Fields that fit their text grow a moment after they are shown again, and the page with them. */
const SETTLING_MS = 1_000

/** Each tab comes back where it was scrolled to; a new one begins at the top. */
function useScrollOfEach(shown: string) {
  const places = useRef(new Map<string, number>())
  const here = useRef(0)
  useLayoutEffect(() => {
    const place = places.current.get(shown) ?? 0
    const settle = () => {
      // To scroll, the browser computes at once where everything stands.
      if (place !== here.current) scrollTo({ top: place, behavior: 'instant' })
    }
    const growing = new ResizeObserver(settle)
    let settling = true
    const settled = () => {
      settling = false
      growing.disconnect()
      clearTimeout(timer)
    }
    const timer = setTimeout(settled, SETTLING_MS)
    settle()
    if (place > 0) growing.observe(document.body)
    else settled()
    const note = () => {
      here.current = scrollY
      if (!settling) places.current.set(shown, scrollY)
    }
    const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown']
    for (const move of MOVES) addEventListener(move, settled, { passive: true })
    addEventListener('scroll', note, { passive: true })
    return () => {
      settled()
      for (const move of MOVES) removeEventListener(move, settled)
      removeEventListener('scroll', note)
    }
  }, [shown])
}

type BoundaryProps = { children: ReactNode; onAgain: () => void }
type State = { broken: boolean }

class PageBoundary extends Component<BoundaryProps, State> {
  static override contextType = ErrorLogContext
  declare context: React.ContextType<typeof ErrorLogContext>
  override state: State = { broken: false }

  static getDerivedStateFromError = (): State => ({ broken: true })

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.context?.add(error, { component: componentStack ?? '', address: location.href })
  }

  override render() {
    return this.state.broken ? <Broken onAgain={this.props.onAgain} /> : this.props.children
  }
}

function Broken({ onAgain }: { onAgain: () => void }) {
  const texts = useTexts('console/frame/tabs')
  return (
    <div className="load-failed" role="alert">
      <h1>{texts.brokenTitle}</h1>
      <p>{texts.brokenText}</p>
      <p className="page-broken-actions">
        <Button type="primary" onClick={onAgain}>
          {texts.brokenAgain}
        </Button>
        <Button onClick={() => location.reload()}>{texts.reload}</Button>
      </p>
    </div>
  )
}
