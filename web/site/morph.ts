// A picture that stands in a list and at the head of its page travels from one to the other (docs/design.md "Motion").
import type { CSSProperties } from 'react'
import { useViewTransitionState } from 'react-router'

/** The one name of it: only the picture that was chosen wears it, so no page shows two. */
const TRAVELLER = 'traveller'

/** For the picture at the head of a page. */
export const ARRIVED: CSSProperties = { viewTransitionName: TRAVELLER }

/** For a picture that leads to the page `to`; nothing while nobody goes there or comes back from there. */
export function useTraveller(to: string): CSSProperties | undefined {
  return useViewTransitionState(to) ? ARRIVED : undefined
}
