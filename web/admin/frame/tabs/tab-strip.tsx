// The strip of open pages below the top bar (spec §2 "Admin layout", decision 18).
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { TabItem } from './tab-item.tsx'
import { isFixed, type Tab } from './tabs.ts'
import { useTabs } from './tabs-provider.tsx'
import './tab-strip.css'

export function TabStripBar() {
  const texts = useTexts('console/frame/tabs')
  const tabs = useTabs()
  const { strip, shown } = tabs
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  useWheel(list)
  useInSight(list, shown, strip.tabs.length)
  const focusNext = useFocusAfterClosing(list, strip.tabs.length)

  const focusAt = (at: number) => linkAt(list.current, at)?.focus()
  const close = (path: string, at: number) => {
    focusNext(at)
    void tabs.close(path)
  }
  /** The keys of a tab; Enter follows its link, and the key of the menu is the browser's own. */
  const onKeyDown = (event: KeyboardEvent, path: string, at: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const last = strip.tabs.length - 1
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    if (step && event.altKey) tabs.move(at, at + step)
    else if (event.altKey) return
    else if (step) focusAt((at + step + strip.tabs.length) % strip.tabs.length)
    else if (event.key === 'Home') focusAt(0)
    else if (event.key === 'End') focusAt(last)
    else if (event.key === 'Delete') close(path, at)
    else return
    event.preventDefault()
  }
  /** A tab that is dragged over another takes its place. */
  const onDragOver = (event: DragEvent, at: number) => {
    const from = strip.tabs.findIndex((tab) => tab.path === dragged)
    if (from < 0) return
    event.preventDefault()
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const beyond = at > from ? event.clientX > left + width / 2 : event.clientX < left + width / 2
    if (at !== from && beyond) tabs.move(from, at)
  }

  return (
    <nav className="tab-strip" aria-label={texts.tabs}>
      <ul ref={list}>
        {strip.tabs.map((tab, at) => (
          <TabItem
            key={tab.path}
            tab={tab}
            at={at}
            last={strip.tabs.length - 1}
            closable={closableBeside(strip.tabs, at)}
            shown={tab.path === shown}
            entry={tab.path === shown || (shown === '' && at === 0)}
            dragged={tab.path === dragged}
            onKeyDown={(event) => onKeyDown(event, tab.path, at)}
            onDragStart={() => setDragged(tab.path)}
            onDragOver={(event) => onDragOver(event, at)}
            onDragEnd={() => setDragged(null)}
          />
        ))}
      </ul>
    </nav>
  )
}

/** Which ways of closing other tabs would close something. */
function closableBeside(tabs: readonly Tab[], at: number) {
  const closable = (some: readonly Tab[]) => some.some((tab) => !isFixed(tab))
  const [left, right] = [closable(tabs.slice(0, at)), closable(tabs.slice(at + 1))]
  return { left, right, others: left || right, all: closable(tabs) }
}

const linkAt = (list: HTMLElement | null, at: number) => list?.querySelectorAll<HTMLElement>('.tab-link')[at]

/** A wheel moves the strip sideways. React's own listener could not keep the page from scrolling as well. */
function useWheel(list: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const turn = (event: WheelEvent) => {
      if (event.deltaX !== 0 || event.ctrlKey || element.scrollWidth <= element.clientWidth) return
      event.preventDefault()
      element.scrollLeft += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 40
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [list])
}

function useInSight(list: React.RefObject<HTMLElement | null>, shown: string, count: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab shown or another number of tabs asks for it
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-current]')?.closest('li')
    if (!tab) return
    // It grows when its page gives it a title, and narrows with the window.
    const sized = new ResizeObserver(() => bringInSight(tab))
    sized.observe(tab)
    return () => sized.disconnect()
  }, [list, shown, count])
}

/** What stays free beside the tab shown, so that its cross never touches the edge. */
const FREE_PX = 12

/** Moves the strip alone: `scrollIntoView` would move the page as well. */
function bringInSight(tab: HTMLElement) {
  const strip = tab.parentElement
  if (!strip) return
  const from = tab.offsetLeft - strip.offsetLeft - FREE_PX
  const to = from + tab.offsetWidth + 2 * FREE_PX
  if (from < strip.scrollLeft) strip.scrollLeft = from
  else if (to > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = to - strip.clientWidth
}

/** Whoever closes tabs by keyboard goes on from the neighbour. */
function useFocusAfterClosing(list: React.RefObject<HTMLElement | null>, count: number) {
  const wanted = useRef<{ at: number; count: number } | null>(null)
  useEffect(() => {
    if (!wanted.current || wanted.current.count === count) return
    linkAt(list.current, Math.min(wanted.current.at, count - 1))?.focus()
    wanted.current = null
  }, [list, count])
  return (at: number) => {
    wanted.current = { at, count }
  }
}
