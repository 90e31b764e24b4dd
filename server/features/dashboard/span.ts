// The days a card is asked about, and as many before them.
import { SPAN_DAYS, type Span } from '#contract/console/dashboard.ts'
import { invalid } from '#server/failure.ts'
import { addDays, dayOfIso, daysBetween, daysWithin } from '#server/storage/site-days.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/dashboard')

const USUAL = 30

/** Throws `Failure` 400 for days that do not follow each other, lie ahead, or are too many. */
export function spanOf({ days, from, to }: Span, today: number) {
  const last = to === undefined ? today : Math.min(dayOfIso(to), today)
  const first = from === undefined ? addDays(last, 1 - (days ?? USUAL)) : dayOfIso(from)
  const length = daysWithin(first, last)
  if (length < 1 || length > SPAN_DAYS) throw invalid({ from: words.wrongSpan({ most: SPAN_DAYS }) })
  return {
    days: daysBetween(first, last),
    before: daysBetween(addDays(first, -length), addDays(first, -1)),
  }
}
