// Days of the calendar as they cross the wire, `2026-11-30`; they stand on nothing, so any page may use them.

/** How a day is written. */
export const DAY = /^\d{4}-\d\d-\d\d$/
/** The first and the last day that a record may say (`docs/limits.md`). */
export const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2199-12-31'] as const

/** Whether the calendar has this day. */
export const isCalendarDay = (text: string): boolean =>
  DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** Whether a record may say this day. */
export const isDay = (text: string): boolean => isCalendarDay(text) && text >= FIRST_DAY && text <= LAST_DAY
