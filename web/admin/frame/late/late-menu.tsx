// A menu of the frame: the button is there at once, what opens comes when the pointer or the keyboard is on it.
import type { MenuProps } from 'antd'
import {
  type ComponentProps,
  lazy,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react'
import type { MenuAt, Point } from './menu-at.tsx'

const bring = async () => ({ default: (await import('./menu-at.tsx')).MenuAt })
const Later = lazy(bring)
/** Before it is pressed; what fails now is tried again then. */
export const bringMenus = () => void bring().catch(() => {})

type Opener = {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onPointerEnter: () => void
  onFocus: () => void
  onClick: () => void
}
type Props = { menu: MenuProps; children: (opener: Opener) => ReactElement }

export function LateMenu({ menu, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      {children({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onPointerEnter: bringMenus,
        onFocus: bringMenus,
        onClick: () => setOpen(!open),
      })}
      <Menu menu={menu} open={open} onOpenChange={setOpen} beside={button} at={null} />
    </>
  )
}

/** The same for the other button of the mouse and for the key of the menu: it opens where they point to. */
export function useContextMenu(menu: MenuProps, popupRender: (menu: ReactElement) => ReactElement) {
  const nowhere = useRef(null)
  const [at, setAt] = useState<Point | null>(null)
  const [open, setOpen] = useState(false)
  const onContextMenu = (event: MouseEvent) => {
    event.preventDefault()
    setAt({ x: event.clientX, y: event.clientY })
    setOpen(true)
  }
  const shown = { menu, open, onOpenChange: setOpen, beside: nowhere, at, popupRender }
  return [onContextMenu, at && <Menu {...shown} />] as const
}

/** From its first use on. */
function Menu(props: ComponentProps<typeof MenuAt>) {
  const [used, setUsed] = useState(false)
  if (props.open && !used) setUsed(true)
  return (
    used && (
      <Suspense>
        <Later {...props} />
      </Suspense>
    )
  )
}
