// A menu that stands beside what opened it. It comes with its first use.
import { Dropdown, type MenuProps } from 'antd'
import { type ReactElement, type Ref, type RefObject, useImperativeHandle } from 'react'

type AnchorProps = { to: RefObject<HTMLElement | null>; ref?: Ref<unknown> }

/** Draws nothing: what opens beside it stands beside that element, which keeps its place in the page and the focus. */
export function Anchor({ to, ref }: AnchorProps) {
  useImperativeHandle(ref, () => ({
    get nativeElement() {
      return to.current
    },
    focus: () => to.current?.focus(),
  }))
  return null
}

export type Point = { x: number; y: number }

type Props = {
  menu: MenuProps
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Beside this element, or where the pointer was. */
  beside: RefObject<HTMLElement | null>
  at: Point | null
  popupRender?: (menu: ReactElement) => ReactElement
}

export function MenuAt({ menu, open, onOpenChange, beside, at, popupRender }: Props) {
  return (
    <Dropdown
      trigger={['click']}
      menu={menu}
      open={open}
      onOpenChange={onOpenChange}
      destroyOnHidden
      {...(popupRender && { popupRender: (items) => popupRender(items as ReactElement) })}
    >
      {at ? (
        <span
          key={`${at.x} ${at.y}`}
          style={{ position: 'fixed', left: at.x, top: at.y, width: 1, height: 1, pointerEvents: 'none' }}
        />
      ) : (
        <Anchor to={beside} />
      )}
    </Dropdown>
  )
}
