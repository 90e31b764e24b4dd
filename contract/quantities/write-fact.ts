// How a fact is written in a language and in a system of units.
import type { Language } from '#contract/languages/language-codes.ts'
import { LOCALES } from '#contract/languages/locales.ts'
import { type FactValue, isEitherWay } from './fact.ts'
import { writeInches } from './sizes.ts'
import { writeFigure, writeSpan } from './span.ts'
import type { System } from './system-names.ts'
import { inSystem } from './systems.ts'

/** Signs that stand before their number, and units that nobody reads. */
const BEFORE: Readonly<Record<string, string>> = { DN: 'DN\u00a0', PN: 'PN\u00a0', '1:': '1:' }
const SILENT = ['×', ...Object.keys(BEFORE)]
/** Units by the names that engineers know them by. */
export const WRITTEN_UNITS: Readonly<Record<string, string>> = { 'gal/min': 'gpm', 'Δ°F': '°F' }
/** Single values that are written out; of more the range is said. */
const WRITTEN_OUT = 4

/** A fact in a system: `DN 10–1200`, `±0.2` with `%`, `3/8–48` with `in`, `10, 16, 40`. The unit is empty where its sign stands before. */
export function writeFact(
  fact: FactValue,
  system: System,
  language: Language,
): { value: string; unit: string } {
  const { unit, ...shown } = inSystem(fact, system)
  const inInches = fact.dimension === 'size' && unit === 'in'
  const one = (value: number) => (inInches ? writeInches(value) : writeFigure(value, language))
  const written = () => {
    const { list, tolerance } = shown
    if (list && list.length > 1 && list.length <= WRITTEN_OUT) return beside(list.map(one))
    if (isEitherWay(shown)) return `±${one(shown.to ?? 0)}`
    const span = inInches ? inchSpan(shown) : writeSpan(shown, language)
    return tolerance === undefined ? span : `${span}\u00a0±\u00a0${one(tolerance)}`
  }
  return {
    value: `${BEFORE[unit] ?? ''}${written()}`,
    unit: SILENT.includes(unit) ? '' : (WRITTEN_UNITS[unit] ?? spanOfTime(shown, unit, language) ?? unit),
  }
}

/** `10, 16, 40`, and `0,5; 1,6` where a comma stands before decimals. */
const beside = (figures: readonly string[]) =>
  figures.join(figures.some((figure) => figure.includes(',')) ? '; ' : ', ')

/** As ranges of numbers are written, in the fractions of pipes. */
function inchSpan({ from, to }: Pick<FactValue, 'from' | 'to'>): string {
  if (from === null) return to === null ? '' : `≤\u00a0${writeInches(to)}`
  if (to === null) return `≥\u00a0${writeInches(from)}`
  return from === to ? writeInches(from) : `${writeInches(from)}–${writeInches(to)}`
}

/** Weeks and years are words, which follow the number; undefined for other units. */
function spanOfTime(
  { from, to }: Pick<FactValue, 'from' | 'to'>,
  unit: string,
  language: Language,
): string | undefined {
  if (!['day', 'week', 'month', 'year'].includes(unit)) return undefined
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const
  const parts = new Intl.NumberFormat(LOCALES[language], options).formatToParts(to ?? from ?? 0)
  return parts.find(({ type }) => type === 'unit')?.value
}
