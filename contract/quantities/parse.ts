// What staff type or keep in spreadsheets as a quantity or a range: `12,5 kg`, `1 1/2 in`, `-20…60 °C`, `≥ 5 bar`.
import type { Span } from './span.ts'
import { type Dimension, unitsOf } from './units.ts'

/** How else units are written; case and points at their end do not count. */
export const UNITS_CALLED: { readonly [unit: string]: readonly string[] } = {
  ...{ kg: ['kgs', '千克', '公斤'], g: ['gr', '克'], t: ['吨'], lb: ['lbs', '磅'], oz: ['盎司'] },
  ...{ m: ['米'], mm: ['毫米'], cm: ['厘米'], in: ['"', '″', '”', 'inch', 'inches', 'pulg', '英寸'] },
  ...{ ft: ["'", '′', 'feet', 'foot', '英尺'], '°C': ['℃', 'c', 'ºc'], '°F': ['℉', 'f', 'ºf'] },
  ...{ L: ['升'], mL: ['毫升'], 'm³': ['m3'], 'm³/h': ['m3/h'], 'gal/min': ['gpm'], 'L/min': ['lpm'] },
}

/** Times, which stand in questions for something else as often as not: where a quantity is expected they are one. */
const TIMES_CALLED: { readonly [unit: string]: readonly string[] } = {
  ...{ s: ['sec', 'second', 'seconds', 'seg', '秒'], min: ['mins', 'minute', 'minutes', 'minutos', '分钟'] },
  ...{
    h: ['hour', 'hours', 'hora', 'horas', 'std', '小时'],
    day: ['d', 'days', 'día', 'días', 'tag', 'tage', '天'],
  },
  ...{
    week: ['weeks', 'semana', 'semanas', 'woche', 'wochen', '周'],
    month: ['months', 'mes', 'meses', '个月'],
  },
  ...{ year: ['years', 'año', 'años', '年'] },
}

/** Other signs for the same, so that the patterns below know one of each. */
const plain = (typed: string) =>
  typed
    .replace(/[\u2212\u2010-\u2012\uff0d]/g, '-')
    .replace(/[\u00a0\u202f\u2009\u3000]/g, ' ')
    .replace(/½/g, ' 1/2')
    .replace(/¼/g, ' 1/4')
    .replace(/¾/g, ' 3/4')
    .trim()

const same = (one: string, other: string) =>
  one.toLowerCase().replace(/\.$/, '') === other.toLowerCase().replace(/\.$/, '')
const DIGITS = '(?:\\d+\\s+)?\\d+\\/\\d+|\\d(?:[\\d., ]*\\d)?(?:e[-+]?\\d{1,3})?'
const NUMBER = `[-+]?\\s*(?:${DIGITS})`
const ENDS = new RegExp(
  `^(${NUMBER})\\s*(.*?)\\s*(?:\\.{2,3}|…|～|~|–|—|-|至|到|\\bto\\b|\\ba\\b)\\s*(${NUMBER})\\s*(.*)$`,
  'i',
)
const ONE = new RegExp(`^(${NUMBER})\\s*(.*)$`, 'i')
const OPEN = new RegExp(`^(>=|≥|>|<=|≤|<)\\s*(${NUMBER})\\s*(.*)$`, 'i')

/**
 * A number as people write it in any of our languages: `12,5`, `1 200`, `1,234.5`, `1 1/2`. A comma before three digits, `1,200`,
 * may be either sign: undefined, so that nothing is guessed.
 */
export function figureIn(typed: string): number | undefined {
  const text = plain(typed).replace(/^([-+])\s+/, '$1')
  const fraction = /^([-+]?)(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text)
  if (fraction) {
    const [, sign, whole = '0', over, under] = fraction
    const value = Number(whole) + Number(over) / Number(under)
    return Number.isFinite(value) ? (sign === '-' ? -value : value) : undefined
  }
  const grouped = [
    [/^[-+]?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/, / /g],
    [/^[-+]?\d{1,3}(?:,\d{3})+\.\d+$/, /,/g],
    [/^[-+]?\d{1,3}(?:,\d{3}){2,}$/, /,/g],
    [/^[-+]?\d{1,3}(?:\.\d{3})+,\d+$/, /\./g],
    [/^[-+]?\d{1,3}(?:\.\d{3}){2,}$/, /\./g],
  ] as const
  const [, groups] = grouped.find(([pattern]) => pattern.test(text)) ?? []
  if (!groups && /^[-+]?[1-9]\d{0,2},\d{3}$/.test(text)) return undefined
  const whole = (groups ? text.replace(groups, '') : text).replace(',', '.')
  const value = /^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d{1,3})?$/i.test(whole) ? Number(whole) : Number.NaN
  return Number.isFinite(value) ? value : undefined
}

/** The unit of the dimension that a word means; `first` where there is none. */
function unitIn(dimension: Dimension, word: string, first: string): string | undefined {
  if (word === '') return first
  return (
    unitsOf(dimension).find((unit) => unit === word) ??
    unitsOf(dimension).find((unit) =>
      [unit, ...(UNITS_CALLED[unit] ?? TIMES_CALLED[unit] ?? [])].some((one) => same(one, word)),
    )
  )
}

/** A quantity of a field; in its own unit where none is typed. Undefined for what is none. */
export function typedQuantity(
  { dimension, unit: first }: { dimension: Dimension; unit: string },
  typed: string,
): { value: number; unit: string } | undefined {
  const [, number = '', word = ''] = ONE.exec(plain(typed)) ?? []
  const [value, unit] = [figureIn(number), unitIn(dimension, word, first)]
  return value === undefined || unit === undefined ? undefined : { value, unit }
}

/** A range of a field: two ends, one with the other open (`≥ 5`), or one number that is both. Undefined for what is none. */
export function typedRange(
  { dimension, unit: first }: { dimension: Dimension; unit: string },
  typed: string,
): (Span & { unit: string }) | undefined {
  const text = plain(typed)
  const [, sign, bound = '', boundUnit = ''] = OPEN.exec(text) ?? []
  if (sign) {
    const one = typedQuantity({ dimension, unit: first }, `${bound} ${boundUnit}`)
    if (!one) return undefined
    const { value, unit } = one
    return /[>≥]/.test(sign) ? { from: value, to: null, unit } : { from: null, to: value, unit }
  }
  const ends = ENDS.exec(text)
  if (!ends) {
    const one = typedQuantity({ dimension, unit: first }, text)
    return one && { from: one.value, to: one.value, unit: one.unit }
  }
  const [, low = '', lowUnit = '', high = '', highUnit = ''] = ends
  const [from, to] = [figureIn(low), figureIn(high)]
  const unit = unitIn(dimension, highUnit || lowUnit, first)
  // `0 °C … 100 °F` would need two units.
  if (lowUnit !== '' && unitIn(dimension, lowUnit, first) !== unit) return undefined
  return from === undefined || to === undefined || unit === undefined ? undefined : { from, to, unit }
}
