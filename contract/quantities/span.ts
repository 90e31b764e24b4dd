// Spans of numbers: how they are compared and written. Values of attributes, ranges with a unit and filters are such spans.
import type { Language } from '#contract/languages/language-codes.ts'
import { writeNumber } from '#contract/languages/locales.ts'

/** From one number to another, both of them included; `null` is no bound. */
export type Span = { from: number | null; to: number | null }

/** The ends of a number or of a span. */
export const endsOf = (value: number | Span): [number, number] =>
  typeof value === 'number'
    ? [value, value]
    : [value.from ?? Number.NEGATIVE_INFINITY, value.to ?? Number.POSITIVE_INFINITY]

/** Whether two have a part in common, be it one number where they touch: the one test of filters, search, rulers and comparisons. */
export const overlaps = (one: number | Span, other: number | Span): boolean =>
  endsMeet(endsOf(one), endsOf(other))

/** The same of ends that are known already. */
export const endsMeet = (
  [from, to]: readonly [number, number],
  [least, most]: readonly [number, number],
): boolean => from <= most && to >= least

/** A number with all of its digits, and a true minus sign. */
export const writeFigure = (value: number, language: Language): string =>
  writeNumber(value, language, { maximumFractionDigits: 12 }).replace('-', '−')

/** `10–1200`, `−20…60`, `≥ 5`, `≤ 16`. */
export function writeSpan({ from, to }: Span, language: Language): string {
  const written = (value: number) => writeFigure(value, language)
  if (from === null) return to === null ? '' : `≤\u00a0${written(to)}`
  if (to === null) return `≥\u00a0${written(from)}`
  if (from === to) return written(from)
  return `${written(from)}${from < 0 || to < 0 ? '…' : '–'}${written(to)}`
}
