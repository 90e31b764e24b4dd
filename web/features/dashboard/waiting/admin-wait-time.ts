// How late something is, or how long there is left, told in the largest whole unit.
import type { TextsOf } from '#web/i18n/messages.ts'

// How late something is, or how long there is left, told in the largest whole unit.
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Before that much is left, it is soon. */
const SOON = 4 * HOUR

export function dueWords(
  due: string,
  now: number,
  texts: Pick<TextsOf<'console/dashboard/waiting'>, 'late' | 'left'>,
) {
  const left = Date.parse(due) - now
  const words = left < 0 ? texts.late : texts.left
  const distance = Math.abs(left)
  const says =
    distance < HOUR
      ? words.minutes({ n: Math.max(1, Math.floor(distance / MINUTE)) })
      : distance < DAY
        ? words.hours({ n: Math.floor(distance / HOUR) })
        : words.days({ n: Math.floor(distance / DAY) })
  return { says, tone: left < 0 ? ('bad' as const) : left < SOON ? ('warn' as const) : undefined }
}
