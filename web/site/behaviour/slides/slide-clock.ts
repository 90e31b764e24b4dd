// Which slide is shown and whether the clock runs (spec §9, decision 21). The clock itself is the progress line of the
// current tab: an animation of 5000 ms that pauses while `isPaused`, and asks for the next slide at its end.

/** Spec §9. */
export const DWELL_MS = 5000

export type Clock = {
  at: number
  count: number
  /** Paused by the button: until it is pressed again. */
  held: boolean
  /** The pointer rests on the carousel, the focus is inside, the window is out of sight. */
  hovered: boolean
  focused: boolean
  hidden: boolean
}

export type ClockEvent =
  | { type: 'step'; by: number }
  | { type: 'pick'; at: number }
  | { type: 'hold'; held: boolean }
  | { type: 'hovered' | 'focused' | 'hidden'; is: boolean }

export const clockFor = (count: number): Clock => ({
  at: 0,
  count,
  held: false,
  hovered: false,
  focused: false,
  hidden: false,
})

export function tick(clock: Clock, event: ClockEvent): Clock {
  switch (event.type) {
    case 'step':
      return { ...clock, at: (clock.at + event.by + clock.count) % clock.count }
    case 'pick':
      return event.at >= 0 && event.at < clock.count ? { ...clock, at: event.at } : clock
    case 'hold':
      return { ...clock, held: event.held }
    default:
      return { ...clock, [event.type]: event.is }
  }
}

export const isPaused = ({ held, hovered, focused, hidden }: Clock) => held || hovered || focused || hidden

/** A finger must travel this far, and clearly sideways, to turn the slide. */
const SWIPE_PX = 40

/** What a movement of a finger asks for in a page of a direction: the next slide (1), the one before (-1), or nothing (0). */
export function swipeStep(dx: number, dy: number, direction = document.dir): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return 0
  return dx < 0 === (direction !== 'rtl') ? 1 : -1
}
