// Numbers of what waits, which are counted so far and no further.
import { WAITING_COUNTED } from '#contract/console/waiting-groups.ts'
import { thousands } from '#web/ui/number-format.ts'

/** The number that chooses the words, and as it is written. */
export const written = (count: number) => ({ count, written: countTo(count) })

export const countTo = (count: number): string =>
  count >= WAITING_COUNTED ? `${thousands(WAITING_COUNTED)}+` : thousands(count)
