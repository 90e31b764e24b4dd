// Quantities that stand in running words, as the United States read them: `water at 20 °C` is `water at 68 °F` there.
import type { Language } from '#contract/languages/language-codes.ts'
import { figureIn } from './parse.ts'
import { writeInches } from './sizes.ts'
import { writeFigure } from './span.ts'
import { inSystem, unitIn } from './systems.ts'
import { DIMENSION_NAMES, type Dimension, unitsOf } from './units.ts'
import { WRITTEN_UNITS } from './write-fact.ts'

type Unit = { unit: string; dimension: Dimension }

/** What stands before its number, and letters that mean much else: no `10 g` is told from a vibration, no `5 t` from a time. */
const NOT_READ = ['DN', 'PN', 'Kv', 'g', 't']
/** Kelvins in running words are a difference. */
const READ = new Map<string, Unit>([['K', { unit: 'K', dimension: 'temperatureDifference' }]])
for (const dimension of DIMENSION_NAMES)
  for (const unit of unitsOf(dimension))
    if (!READ.has(unit) && !NOT_READ.includes(unit) && unitIn('us', { unit, dimension }) !== unit)
      READ.set(unit, { unit, dimension })

const GAP = '[ \\u00a0\\u202f]'
const FIGURE = `[-+\\u2212]?(?:\\d{1,3}(?:${GAP}\\d{3})+|\\d+)(?:[.,]\\d+)?`
const BETWEEN = `${GAP}?(?:±|–|—|…|\\.{2,3}|-|~|×|[至到和与或、])${GAP}?|${GAP}(?:to|and|or|a|y|o)${GAP}`
/** Several figures may share a unit: `118 × 96 × 168 mm`, `0.3 and 10 m/s`, `20 ±5 °C`. */
const FIGURES = `${FIGURE}(?:(?:${BETWEEN})${FIGURE})*`
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const UNITS = [...READ.keys()].toSorted((one, other) => other.length - one.length).map(literal)
/** Not within a word, a number or a model, and not what is a size or a rating. */
const APART = `(?<![\\p{Script=Latin}\\d][-_./]?)(?<!(?:DN|PN|NPS|Ø|class|clase)${GAP}?)`
const MEASURED = new RegExp(
  `${APART}(±${GAP}?)?(${FIGURES})(${GAP}?)(${UNITS.join('|')})(?![\\p{Script=Latin}\\p{N}/])`,
  'gu',
)
const SIZES = new RegExp(
  `(?<![\\p{Script=Latin}\\d])DN${GAP}?(${FIGURE}(?:(?:${BETWEEN}|/)(?:DN${GAP}?)?${FIGURE})*)(?![\\d])`,
  'gu',
)

const DIGIT = /\d/

/** `text` with its metric quantities in units of the United States; as it is where it has none that can be read. */
export function wordsInUs(text: string, language: Language): string {
  if (!DIGIT.test(text)) return text
  return text
    .replace(MEASURED, (whole, sign: string | undefined, figures: string, gap: string, unit: string) => {
      const read = READ.get(unit)
      if (!read || (unit === 'K' && gap === '')) return whole
      const other = unitIn('us', read)
      const written = eachFigure(figures, (value, isLimit) =>
        writeFigure(inOther(value, read, isLimit || sign !== undefined), language),
      )
      return written === null ? whole : `${sign ?? ''}${written}\u00a0${WRITTEN_UNITS[other] ?? other}`
    })
    .replace(SIZES, (whole, figures: string) => {
      const size: Unit = { unit: 'DN', dimension: 'size' }
      const written = eachFigure(figures.replace(/DN[ \u00a0\u202f]?/g, ''), (value) =>
        writeInches(inOther(value, size, false)),
      )
      return written === null ? whole : `${written}\u00a0in`
    })
}

/** `8 × 18`, holes and their diameter in the unit, as the United States read it; null for anything else. */
export function holesInUs(cell: string, unit: string, language: Language): string | null {
  const [, count, figure] = /^(\d+\s*×\s*)(\d+(?:\.\d+)?)$/.exec(cell) ?? []
  const read = READ.get(unit)
  if (count === undefined || figure === undefined || !read) return null
  return count + writeFigure(inOther(Number(figure), read, false), language)
}

/** Writes each figure anew; null where one of them cannot be read for certain. */
function eachFigure(figures: string, write: (value: number, isLimit: boolean) => string): string | null {
  let isRead = true
  const written = figures.replace(new RegExp(FIGURE, 'gu'), (figure, at: number) => {
    const before = figures.slice(0, at)
    // After a figure this is a range, and no sign.
    const isSign = !/[\d]$/.test(before)
    const value = figureIn(isSign ? figure : figure.slice(1))
    if (value === undefined) isRead = false
    const said = write(value ?? 0, /±[ \u00a0\u202f]?$/.test(before))
    return `${isSign ? (figure.startsWith('+') ? '+' : '') : (/^[-+\u2212]/.exec(figure)?.[0] ?? '')}${said}`
  })
  return isRead ? written : null
}

/** `isLimit`: how far off it may be, which has no other nought. */
function inOther(value: number, { unit, dimension }: Unit, isLimit: boolean): number {
  const base = { from: null, to: null }
  const { from, tolerance } = inSystem(
    {
      ...(isLimit ? { from: 0, to: 0, tolerance: value } : { from: value, to: value }),
      unit,
      dimension,
      base,
    },
    'us',
  )
  return (isLimit ? tolerance : from) ?? value
}
