// A picture that is looked at closely: a click or two fingers come closer, a drag moves it, plus, minus and 0 do it by keys.
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { moved, WHOLE, type Zoom, zoomAt } from './zoom.ts'

/** What a click leads to from the whole picture. */
const CLICKED = 2.5
const KEY_STEP = 1.5
/** A hand that moved less than this has clicked. */
const STEADY = 6

type Point = { x: number; y: number }

/** `label` names the button that the picture becomes; `onSwipe` hears of a flick sideways over the whole picture. */
export function Zoomable({
  label,
  onSwipe,
  children,
}: {
  label: string
  onSwipe: (by: 1 | -1) => void
  children: (close: boolean) => ReactNode
}) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE)
  const frame = useRef<HTMLButtonElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const travelled = useRef({ x: 0, y: 0, pinched: false })
  const close = zoom.scale > 1

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const size = () => ({ width: frame.current?.offsetWidth ?? 0, height: frame.current?.offsetHeight ?? 0 })
  const towards = (scale: number, point: Point = { x: 0, y: 0 }) =>
    setZoom((now) => zoomAt(now, scale * now.scale, point, size()))

  const wheeled = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    towards(event.deltaY < 0 ? 1.2 : 1 / 1.2, pointOf(event))
  })
  useEffect(() => {
    // React listens passively, and the page behind must not scroll.
    const element = frame.current
    const listen = (event: WheelEvent) => wheeled(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])

  const down = (event: PointerEvent<HTMLButtonElement>) => {
    if (fingers.current.size === 0) travelled.current = { x: 0, y: 0, pinched: false }
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const here = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, here)
    if (other) {
      const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y) || 1
      const middle = pointOf({ clientX: (here.x + other.x) / 2, clientY: (here.y + other.y) / 2 })
      travelled.current.pinched = true
      towards(apart(here) / apart(before), middle)
      return
    }
    travelled.current.x += here.x - before.x
    travelled.current.y += here.y - before.y
    if (close) setZoom((now) => moved(now, { x: here.x - before.x, y: here.y - before.y }, size()))
  }
  const up = (event: PointerEvent<HTMLButtonElement>) => {
    fingers.current.delete(event.pointerId)
    const { x, y, pinched } = travelled.current
    if (fingers.current.size > 0 || pinched || close) return
    if (Math.abs(x) > 60 && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
  }
  return (
    <button
      className="zoomable"
      type="button"
      ref={frame}
      aria-label={label}
      aria-pressed={close}
      data-moving={fingers.current.size > 0 || undefined}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onClick={(event) => {
        const { x, y, pinched } = travelled.current
        // Enter and the space bar come without a place.
        const byHand = event.detail > 0
        if (byHand && (pinched || Math.hypot(x, y) > STEADY)) return
        setZoom(close ? WHOLE : zoomAt(WHOLE, CLICKED, byHand ? pointOf(event) : { x: 0, y: 0 }, size()))
      }}
      onKeyDown={(event) => {
        if (event.key === '+' || event.key === '=') towards(KEY_STEP)
        else if (event.key === '-') towards(1 / KEY_STEP)
        else if (event.key === '0') setZoom(WHOLE)
        else if (close && event.key.startsWith('Arrow')) {
          event.preventDefault()
          event.stopPropagation()
          const by = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] }[
            event.key
          ]
          setZoom((now) => moved(now, { x: by?.[0] ?? 0, y: by?.[1] ?? 0 }, size()))
        }
      }}
    >
      <span style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}>
        {children(close)}
      </span>
    </button>
  )
}
