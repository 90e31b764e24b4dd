// A picture that is looked at closely: a click or two fingers come closer, a drag moves it, plus, minus and 0 do it by keys.

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

/** What is drawn of a picture that stands in so many pixels. */
const SIZES = { whole: '100vw', close: '250vw' }

/** Brings the picture in the button `frame` closer, and answers what makes it whole; `onSwipe` hears of a flick over the whole one. */
export function makeZoomable(frame: HTMLElement, onSwipe: (by: 1 | -1) => void): () => void {
  let zoom = WHOLE
  const moving = frame.firstElementChild
  const picture = frame.querySelector('img')
  const isClose = () => zoom.scale > 1
  const size = () => ({ width: frame.offsetWidth, height: frame.offsetHeight })
  /** A point of the window, from the middle of the frame. */
  const pointOf = ({ x, y }: Point): Point => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
  function set(next: Zoom) {
    zoom = next
    if (moving instanceof HTMLElement)
      moving.style.transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`
    frame.ariaPressed = String(isClose())
    if (picture) picture.sizes = isClose() ? SIZES.close : SIZES.whole
  }
  const towards = (by: number, point = MIDDLE) => set(zoomAt(zoom, by * zoom.scale, point, size()))
  const move = (by: Point) => set(moved(zoom, by, size()))

  const travelled = followFingers(frame, {
    onDrag: (by) => isClose() && move(by),
    onPinch: (by, middle) => towards(by, pointOf(middle)),
    onFlick: (by) => !isClose() && onSwipe(by),
  })
  frame.addEventListener('click', ({ detail, clientX, clientY }) => {
    // Enter and the space bar come without a place.
    const byHand = detail > 0
    if (byHand && travelled()) return
    if (isClose()) set(WHOLE)
    else towards(CLICKED, byHand ? pointOf({ x: clientX, y: clientY }) : MIDDLE)
  })
  frame.addEventListener('keydown', (event) => {
    const arrow = isClose() && ARROWS[event.key]
    if (event.key === '+' || event.key === '=') towards(KEY_STEP)
    else if (event.key === '-') towards(1 / KEY_STEP)
    else if (event.key === '0') set(WHOLE)
    else if (arrow) {
      event.preventDefault()
      event.stopPropagation()
      move(arrow)
    }
  })
  // The page behind must not scroll.
  const wheeled = (event: WheelEvent) => {
    event.preventDefault()
    towards(event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, pointOf({ x: event.clientX, y: event.clientY }))
  }
  frame.addEventListener('wheel', wheeled, { passive: false })
  return () => set(WHOLE)
}

type Gestures = {
  onDrag: (by: Point) => void
  /** How much further apart two fingers are now, and the point between them in the window. */
  onPinch: (by: number, middle: Point) => void
  onFlick: (by: 1 | -1) => void
}

/** Follows the fingers on an element, the mouse being one of them; answers whether the last touch was more than a click. */
function followFingers(element: HTMLElement, { onDrag, onPinch, onFlick }: Gestures): () => boolean {
  const fingers = new Map<number, Point>()
  let path = { ...MIDDLE, pinched: false }

  element.addEventListener('pointerdown', ({ pointerId, clientX, clientY }) => {
    if (fingers.size === 0) path = { ...MIDDLE, pinched: false }
    fingers.set(pointerId, { x: clientX, y: clientY })
    element.setPointerCapture(pointerId)
    element.dataset.moving = ''
  })
  element.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    const before = fingers.get(pointerId)
    if (!before) return
    const here = { x: clientX, y: clientY }
    const other = [...fingers].find(([id]) => id !== pointerId)?.[1]
    fingers.set(pointerId, here)
    if (other) {
      const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y) || 1
      path.pinched = true
      onPinch(apart(here) / apart(before), { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 })
      return
    }
    const by = { x: here.x - before.x, y: here.y - before.y }
    path.x += by.x
    path.y += by.y
    onDrag(by)
  })
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.delete(pointerId)
    const { x, y, pinched } = path
    if (fingers.size > 0) return
    delete element.dataset.moving
    if (!pinched && Math.abs(x) > FLICK && Math.abs(x) > 2 * Math.abs(y))
      onFlick(x < 0 === (document.dir !== 'rtl') ? 1 : -1)
  }
  element.addEventListener('pointerup', lift)
  element.addEventListener('pointercancel', lift)
  return () => path.pinched || Math.hypot(path.x, path.y) > STEADY
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
