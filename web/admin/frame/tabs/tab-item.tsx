// One tab: a link to its page, a button that closes it, and its menu.
import { CloseOutlined, PushpinFilled } from '@ant-design/icons'
import type { MenuProps } from 'antd'
import { type DragEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { bringMenus, useContextMenu } from '#web/admin/frame/late/late-menu.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { isFixed, type Tab, tabTitle } from './tabs.ts'
import { useTabs } from './tabs-provider.tsx'

const MIDDLE = 1

type Props = {
  tab: Tab
  at: number
  last: number
  /** What of the other tabs could be closed. */
  closable: { left: boolean; right: boolean; others: boolean; all: boolean }
  shown: boolean
  /** The one tab that the tab key reaches. */
  entry: boolean
  dragged: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onDragStart: () => void
  onDragOver: (event: DragEvent) => void
  onDragEnd: () => void
}

export function TabItem({ tab, at, last, closable, shown, entry, dragged, ...on }: Props) {
  const texts = useTexts('console/frame/tabs')
  const title = tabTitle(tab, useLanguage())
  const tabs = useTabs()
  const link = useRef<HTMLAnchorElement>(null)
  const fixed = isFixed(tab)
  const close = () => void tabs.close(tab.path)
  const beside = (side: 'left' | 'right') => void tabs.closeBeside(tab.path, side)

  const items: MenuProps['items'] = [
    { key: 'refresh', label: texts.refresh, onClick: () => void tabs.refresh(tab.path) },
    {
      key: 'pin',
      label: tab.pinned ? texts.unpin : texts.pin,
      disabled: tab.affix,
      onClick: () => tabs.pin(tab.path, !tab.pinned),
    },
    { type: 'divider' },
    { key: 'close', label: texts.close, disabled: fixed, onClick: close },
    { key: 'left', label: texts.closeLeft, disabled: !closable.left, onClick: () => beside('left') },
    { key: 'right', label: texts.closeRight, disabled: !closable.right, onClick: () => beside('right') },
    {
      key: 'others',
      label: texts.closeOthers,
      disabled: !closable.others,
      onClick: () => void tabs.closeOthers(tab.path),
    },
    { key: 'all', label: texts.closeAll, disabled: !closable.all, onClick: () => void tabs.closeAll() },
    { type: 'divider' },
    { key: 'back', label: texts.moveBack, disabled: at === 0, onClick: () => tabs.move(at, at - 1) },
    { key: 'on', label: texts.moveOn, disabled: at === last, onClick: () => tabs.move(at, at + 1) },
  ]
  /** The middle button would open the link in a window of its own. */
  const middle = (event: MouseEvent) => {
    if (event.button !== MIDDLE) return
    event.preventDefault()
    if (event.type === 'auxclick') close()
  }
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    on.onDragStart()
  }

  const [onContextMenu, menu] = useContextMenu({ items }, (shown) => (
    <Focused onClosed={() => link.current?.focus()}>{shown}</Focused>
  ))

  return (
    <li
      className="tab"
      data-shown={shown || undefined}
      data-dragged={dragged || undefined}
      onPointerEnter={bringMenus}
      onContextMenu={onContextMenu}
      onMouseDown={middle}
      onAuxClick={middle}
      onDragOver={on.onDragOver}
      onDrop={(event) => event.preventDefault()}
    >
      <RouterLink
        ref={link}
        to={tab.address}
        className="tab-link"
        aria-current={shown ? 'page' : undefined}
        tabIndex={entry ? 0 : -1}
        title={title}
        onKeyDown={on.onKeyDown}
        onDragStart={onDragStart}
        onDragEnd={on.onDragEnd}
        aria-keyshortcuts="Delete Shift+F10 Alt+ArrowLeft Alt+ArrowRight"
      >
        {tab.pinned && <PushpinFilled className="tab-pin" aria-label={texts.pinned} />}
        <span>{title}</span>
      </RouterLink>
      {!fixed && (
        <button
          type="button"
          className="tab-close"
          tabIndex={-1}
          aria-label={texts.closeTab({ title })}
          onClick={close}
        >
          <CloseOutlined />
        </button>
      )}
      {menu}
    </li>
  )
}

const REACH_MS = 500

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
