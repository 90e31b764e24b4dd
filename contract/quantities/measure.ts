// Quantities and ranges with a unit as fields hold them, and how they are written. Public pages load this, and no table of units.
import type { Language } from '#contract/languages/language-codes.ts'
import { type Span, writeFigure, writeSpan } from './span.ts'

/** `base` is the value in the canonical unit; it is made from the others wherever one is read or written. */
export type Quantity = { value: number; unit: string; base: number }
export type QuantityRange = Span & { unit: string; base: Span }

type Parts = { readonly [name: string]: unknown }
/** What a value holds under names; nothing when it is no object. */
export const partsOf = (stored: unknown): Parts =>
  typeof stored === 'object' && stored !== null ? (stored as Parts) : {}
/** Whether a value is a quantity or a range, told from all else that a field may hold. */
export const isMeasure = (value: unknown): value is Quantity | QuantityRange =>
  typeof partsOf(value).unit === 'string' && 'base' in partsOf(value)

/** `12.5 kg`, `−20…60 °C`, with the number as the language writes it; the unit stays on its line. */
export function writeMeasure(measure: Quantity | QuantityRange, language: Language): string {
  const written = 'value' in measure ? writeFigure(measure.value, language) : writeSpan(measure, language)
  return `${written}\u00a0${measure.unit}`
}
