// A picture that is looked at closely: a click or two fingers come closer, a drag moves it, plus, minus and 0 do it by keys.
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

type Point = { x: number; y: number }
type Size = { width: number; height: number }
/** `scale` 1 is the whole picture; `x` and `y` move it in pixels of the window. */
type Zoom = Point & { scale: number }

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
export const CLOSEST = 4
const MIDDLE: Point = { x: 0, y: 0 }
/** What a click leads to from the whole picture. */
const CLICKED = 2.5
const WHEEL_STEP = 1.2
const KEY_STEP = 1.5
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: 80, y: 0 },
  ArrowRight: { x: -80, y: 0 },
  ArrowUp: { x: 0, y: 80 },
  ArrowDown: { x: 0, y: -80 },
}
/** A hand that moved less than this has clicked. */
const STEADY = 6
/** A flick goes this far, and clearly sideways. */
const FLICK = 60

type Props = {
  /** Names the button that the picture becomes. */
  label: string
  /** A flick sideways over the whole picture. */
  onSwipe: (by: 1 | -1) => void
  children: (close: boolean) => ReactNode
}

/** The picture as a button that brings it closer. */
export function Zoomable({ label, onSwipe, children }: Props) {
  const frame = useRef<HTMLButtonElement>(null)
  const { zoom, set, towards, move, pointOf } = useZoom(frame)
  const close = zoom.scale > 1
  const { moving, travelled, handlers } = useFingers({
    onDrag: (by) => close && move(by),
    onPinch: (by, middle) => towards(by, pointOf(middle)),
    onFlick: (by) => !close && onSwipe(by),
  })
  const onClick = (event: MouseEvent) => {
    // Enter and the space bar come without a place.
    const byHand = event.detail > 0
    if (byHand && travelled()) return
    if (close) set(WHOLE)
    else towards(CLICKED, byHand ? pointOf({ x: event.clientX, y: event.clientY }) : MIDDLE)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = close && ARROWS[event.key]
    if (event.key === '+' || event.key === '=') towards(KEY_STEP)
    else if (event.key === '-') towards(1 / KEY_STEP)
    else if (event.key === '0') set(WHOLE)
    else if (arrow) {
      event.preventDefault()
      event.stopPropagation()
      move(arrow)
    }
  }
  return (
    <button
      className="zoomable"
      type="button"
      ref={frame}
      aria-label={label}
      aria-pressed={close}
      data-moving={moving || undefined}
      {...handlers}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <span style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}>
        {children(close)}
      </span>
    </button>
  )
}

/** How close the picture in `frame` is, and what changes it; the wheel does by itself. */
function useZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, set] = useState<Zoom>(WHOLE)
  const size = () => ({ width: frame.current?.offsetWidth ?? 0, height: frame.current?.offsetHeight ?? 0 })
  /** A point of the window, from the middle of the frame. */
  const pointOf = ({ x, y }: Point): Point => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
  const towards = (by: number, point = MIDDLE) => set((now) => zoomAt(now, by * now.scale, point, size()))
  const move = (by: Point) => set((now) => moved(now, by, size()))

  const wheeled = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const point = pointOf({ x: event.clientX, y: event.clientY })
    towards(event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, point)
  })
  useEffect(() => {
    // React listens passively, and the page behind must not scroll.
    const element = frame.current
    const listen = (event: WheelEvent) => wheeled(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [frame])
  return { zoom, set, towards, move, pointOf }
}

type Gestures = {
  onDrag: (by: Point) => void
  /** How much further apart two fingers are now, and the point between them in the window. */
  onPinch: (by: number, middle: Point) => void
  onFlick: (by: 1 | -1) => void
}

/** What the fingers on an element do, the mouse being one of them. */
function useFingers({ onDrag, onPinch, onFlick }: Gestures) {
  const fingers = useRef(new Map<number, Point>())
  const path = useRef({ ...MIDDLE, pinched: false })

  const onPointerDown = (event: PointerEvent) => {
    if (fingers.current.size === 0) path.current = { ...MIDDLE, pinched: false }
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const here = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, here)
    if (other) {
      const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y) || 1
      path.current.pinched = true
      onPinch(apart(here) / apart(before), { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 })
      return
    }
    const by = { x: here.x - before.x, y: here.y - before.y }
    path.current.x += by.x
    path.current.y += by.y
    onDrag(by)
  }
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    const { x, y, pinched } = path.current
    if (fingers.current.size > 0 || pinched) return
    if (Math.abs(x) > FLICK && Math.abs(x) > 2 * Math.abs(y)) onFlick(x < 0 ? 1 : -1)
  }
  return {
    moving: fingers.current.size > 0,
    /** Whether the last touch was more than a click. */
    travelled: () => path.current.pinched || Math.hypot(path.current.x, path.current.y) > STEADY,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  }
}

/** As close as `scale`, so that the point under the hand (from the middle of the frame) stays under it. */
export function zoomAt(zoom: Zoom, scale: number, point: Point, frame: Size): Zoom {
  const next = Math.min(CLOSEST, Math.max(1, scale))
  const by = next / zoom.scale
  return within(
    { scale: next, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by },
    frame,
  )
}

/** Moved by so much, never further than the picture's own edge. */
export const moved = (zoom: Zoom, by: Point, frame: Size): Zoom =>
  within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame)

function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const reach = (length: number) => (length * (scale - 1)) / 2
  const hold = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0
  return { scale, x: hold(x, reach(width)), y: hold(y, reach(height)) }
}
