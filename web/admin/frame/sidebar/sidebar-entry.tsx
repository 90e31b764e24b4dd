// An entry of the sidebar: a link, or a button that opens the entries below it; beside a narrow sidebar these fly out.
import { type CSSProperties, type FocusEvent, memo, type PointerEvent, useId, useRef, useState } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import { MenuCount } from '#web/admin/messages/message-button.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { CONSOLE_HOME } from '#web/session/redirect.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { MenuIcon } from './menu-icon.tsx'
import { countOf, type SidebarItem } from './sidebar-items.ts'

/** What every entry of the menu is drawn with. */
export type Menu = {
  language: Language
  /** The key of the page shown. */
  current: string
  collapsed: boolean
  onChosen: (() => void) | undefined
  opened: readonly string[]
  toggle: (key: string) => void
}
type Props = Menu & { item: SidebarItem; level: number }

export function SidebarEntry(props: Props) {
  const { item, collapsed, level, language } = props
  if (item.children.length === 0) {
    const { current, onChosen } = props
    return <Leaf {...{ item, level, language, collapsed, onChosen }} shown={item.key === current} />
  }
  const inside = (
    <>
      <MenuIcon name={item.icon} />
      <span className="menu-title">{textIn(item.title, language)}</span>
    </>
  )
  return collapsed && level === 1 ? (
    <FlyOut {...props}>{inside}</FlyOut>
  ) : (
    <Folder {...props}>{inside}</Folder>
  )
}

type LeafProps = Pick<Props, 'item' | 'level' | 'language' | 'collapsed' | 'onChosen'> & { shown: boolean }

/** With a step two of them are drawn anew: the one that was left, and the one that is shown. */
const Leaf = memo(function Leaf({ item, level, language, collapsed, onChosen, shown }: LeafProps) {
  const title = textIn(item.title, language)
  const shared = {
    className: 'menu-entry',
    onClick: onChosen,
    ...(collapsed && level === 1 && { title }),
  }
  const inside = (
    <>
      <MenuIcon name={item.icon} />
      <span className="menu-title">
        {title}
        {!item.outside && <MenuCount resources={item.key} />}
      </span>
    </>
  )
  return (
    <li>
      {item.outside ? (
        <a href={item.outside} target="_blank" rel="noreferrer" {...shared}>
          {inside}
        </a>
      ) : (
        <RouterLink to={item.to ?? CONSOLE_HOME} aria-current={shown ? 'page' : undefined} {...shared}>
          {inside}
        </RouterLink>
      )}
    </li>
  )
})

function Folder({ children, ...props }: Props & { children: React.ReactNode }) {
  const id = useId()
  const { item, collapsed, opened, toggle } = props
  // What flies out shows all there is.
  const open = collapsed || opened.includes(item.key)
  return (
    <li>
      <button
        type="button"
        className="menu-entry"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => toggle(item.key)}
      >
        {children}
      </button>
      <Below {...props} id={id} hidden={!open} />
    </li>
  )
}

function FlyOut({ children, ...props }: Props & { children: React.ReactNode }) {
  const id = useId()
  const { item, language, onChosen } = props
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const place = {
    '--top': `${button.current?.getBoundingClientRect().top ?? 0}px`,
    '--rows': countOf(item.children),
  } as CSSProperties
  const hover = (to: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(to)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const chosen = () => {
    setOpen(false)
    onChosen?.()
  }
  return (
    <li
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className="menu-entry"
        title={open ? undefined : textIn(item.title, language)}
        aria-expanded={open}
        aria-controls={id}
        // A pointer that came to press it has opened it already.
        onClick={(event) => setOpen(event.detail > 0 || !open)}
      >
        {children}
      </button>
      <Below {...props} onChosen={chosen} id={id} hidden={!open} style={place} />
    </li>
  )
}

function Below({ item, level, id, hidden, style, ...menu }: Props & BelowProps) {
  return (
    <ul id={id} hidden={hidden} style={{ ...style, '--level': level + 1 } as CSSProperties}>
      {item.children.map((child) => (
        <SidebarEntry key={child.key} item={child} level={level + 1} {...menu} />
      ))}
    </ul>
  )
}
type BelowProps = { id: string; hidden: boolean; style?: CSSProperties }
