// The menu of a tab, opened by the right button, a long press or the keyboard (spec §2 "Admin layout").
import { Dropdown, type MenuProps } from 'antd'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'

const REACH_MS = 500

type Props = { items: MenuProps['items']; onClosed: () => void; children: ReactElement }

export function TabMenu({ items, onClosed, children }: Props) {
  return (
    <Dropdown
      trigger={['contextMenu']}
      menu={{ items: items ?? [] }}
      destroyOnHidden
      popupRender={(menu) => <Focused onClosed={onClosed}>{menu}</Focused>}
    >
      {children}
    </Dropdown>
  )
}

/** The keys reach the menu as soon as it is there, and go back to the tab when they would reach nothing. */
function Focused({ children, onClosed }: { children: ReactNode; onClosed: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const closed = useRef(onClosed)
  useEffect(() => {
    closed.current = onClosed
  })
  useEffect(() => {
    // The menu is invisible, and takes no focus, until it has found its place on the screen.
    let frame = requestAnimationFrame(function reach(began) {
      const menu = box.current?.querySelector<HTMLElement>('[role="menu"]')
      menu?.focus({ preventScroll: true })
      const late = performance.now() - began > REACH_MS
      if (!late && document.activeElement !== menu) frame = requestAnimationFrame(() => reach(began))
    })
    return () => {
      cancelAnimationFrame(frame)
      if (document.activeElement === document.body) closed.current()
    }
  }, [])
  return <div ref={box}>{children}</div>
}
