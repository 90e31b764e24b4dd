// A span of days or minutes as it is picked, and as the call takes it: from the first moment to before the second.
import dayjs, { type Dayjs } from 'dayjs'

export type Span = { from: string | null; until: string | null }
export type Picked = [Dayjs | null, Dayjs | null]

/** What was picked as a span: whole days, or with `minutes` from and to the beginning of the minutes. */
export function spanOf([first, last]: Picked, minutes: boolean): Span {
  const unit = minutes ? 'minute' : 'day'
  return {
    from: first?.startOf(unit).toISOString() ?? null,
    until: (minutes ? last?.startOf(unit) : last?.startOf(unit).add(1, 'day'))?.toISOString() ?? null,
  }
}

/** A span as it is picked: of days, the last one that is wholly or partly inside. */
export function pickedOf({ from, until }: Span, minutes: boolean): Picked {
  const end = until === null ? null : dayjs(until)
  return [from === null ? null : dayjs(from), minutes ? end : (end?.subtract(1, 'millisecond') ?? null)]
}

/** The last days up to and with today. */
export function lastDays(count: number, minutes: boolean, now = dayjs()): Picked {
  const today = now.startOf('day')
  return [today.subtract(count - 1, 'day'), minutes ? today.add(1, 'day') : today]
}
