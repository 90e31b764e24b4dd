// The menu of a tab, opened by the right button, a long press or the keyboard (spec §2 "Admin layout").
import { Dropdown, type MenuProps } from 'antd'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'

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
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('[role="menu"]')?.focus(),
    )
    return () => {
      cancelAnimationFrame(frame)
      if (document.activeElement === document.body) closed.current()
    }
  }, [])
  return <div ref={box}>{children}</div>
}
