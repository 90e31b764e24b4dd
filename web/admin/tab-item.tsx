// One tab: a link to its page, a button that closes it, and its menu.
import { CloseOutlined } from '@ant-design/icons'
import type { MenuProps } from 'antd'
import { type DragEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { TabMenu } from '#web/admin/tab-menu.tsx'
import { TAB_TEXTS } from '#web/admin/tab-texts.ts'
import { type Tab, tabTitle } from '#web/admin/tabs.ts'
import { useTabs } from '#web/admin/tabs-provider.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'

const MIDDLE = 1

type Props = {
  tab: Tab
  at: number
  last: number
  shown: boolean
  /** The one tab that the tab key reaches. */
  entry: boolean
  dragged: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onDragStart: () => void
  onDragOver: (event: DragEvent) => void
  onDragEnd: () => void
}

export function TabItem({ tab, at, last, shown, entry, dragged, ...on }: Props) {
  const texts = useTexts(TAB_TEXTS)
  const title = tabTitle(tab, useLanguage())
  const tabs = useTabs()
  const link = useRef<HTMLAnchorElement>(null)
  const close = () => void tabs.close(tab.path)

  const items: MenuProps['items'] = [
    { key: 'refresh', label: texts.refresh, onClick: () => void tabs.refresh(tab.path) },
    { key: 'close', label: texts.close, disabled: tab.affix, onClick: close },
    { key: 'others', label: texts.closeOthers, onClick: () => void tabs.closeOthers(tab.path) },
    { key: 'all', label: texts.closeAll, onClick: () => void tabs.closeAll() },
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

  return (
    <TabMenu items={items} onClosed={() => link.current?.focus()}>
      <li
        className="tab"
        data-shown={shown || undefined}
        data-dragged={dragged || undefined}
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
          <span>{title}</span>
        </RouterLink>
        {!tab.affix && (
          <button
            type="button"
            className="tab-close"
            tabIndex={-1}
            aria-label={texts.closeTab(title)}
            onClick={close}
          >
            <CloseOutlined />
          </button>
        )}
      </li>
    </TabMenu>
  )
}
