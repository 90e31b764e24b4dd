// The days a card is asked about, and as many before them.
import { SPAN_DAYS, type Span } from '#contract/console/dashboard.ts'
import { invalid } from '#server/failure.ts'
import { addDays, dayOfIso, daysBetween, daysWithin } from '#server/storage/site-days.ts'

const USUAL = 30

/** Throws `Failure` 400 for days that do not follow each other, lie ahead, or are too many. */
export function spanOf({ days, from, to }: Span, today: number) {
  const last = to === undefined ? today : Math.min(dayOfIso(to), today)
  const first = from === undefined ? addDays(last, 1 - (days ?? USUAL)) : dayOfIso(from)
  const length = daysWithin(first, last)
  if (length < 1 || length > SPAN_DAYS) throw invalid({ from: wrongSpan })
  return {
    days: daysBetween(first, last),
    before: daysBetween(addDays(first, -length), addDays(first, -1)),
  }
}

const wrongSpan = {
  zh: `请选择不晚于今天、最长 ${SPAN_DAYS} 天的日期范围`,
  en: `Choose days up to today, ${SPAN_DAYS} at most.`,
  es: `Elija días hasta hoy, ${SPAN_DAYS} como máximo.`,
}
