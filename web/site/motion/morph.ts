// A picture that stands in a list and at the head of its page travels from one to the other (docs/design.md "Motion").
import { useViewTransitionState } from 'react-router'

/** For the picture at the head of a page; only the picture that was chosen wears it, so no page shows two. */
export const ARRIVED = 'is-traveller'

/** For a picture that leads to the page `to`; `''` while nobody goes there or comes back from there. */
export function useTraveller(to: string): string {
  return useViewTransitionState(to) ? ARRIVED : ''
}
