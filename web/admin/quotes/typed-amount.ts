// Amounts as people type them in the console; apart from how they are written, which the first page needs alone.

/** Signs and codes of currencies, per cent: what is typed beside a number. */
const BESIDE = /[A-Z]{0,3}\p{Sc}|[A-Z]{3}|[%元]/gu
/** Groups of thousands, and of two as India has them. */
const GROUPED = { '.': /^\d{1,3}(\.\d{2,3})*\.\d{3}$/, ',': /^\d{1,3}(,\d{2,3})*,\d{3}$/ } as const

/**
 * Reads `1,480.00`, `1.480,00`, `1 480`, `1'480.-`, `USD 1480`, `5 %`. One sign before exactly three digits parts thousands,
 * unless a zero stands before it: `1.480` is 1480, `0.335` is a fraction. Answers null for nothing, undefined for what is
 * no number.
 */
export function typedAmount(typed: string): number | null | undefined {
  const plain = typed
    .normalize('NFKC')
    .replace(BESIDE, '')
    .replace(/[\s'’_]/g, '')
    .replace(/[−–—]/g, '-')
    .replace(/[.,]-$/, '')
  if (plain === '') return typed.trim() === '' ? null : undefined
  const [, sign, figure] = /^([+-]?)(\d[\d.,]*|[.,]\d+)$/.exec(plain) ?? []
  if (figure === undefined) return undefined
  const number = figureOf(figure)
  return number === undefined || !Number.isFinite(number) ? undefined : sign === '-' ? 0 - number : number
}

function figureOf(figure: string): number | undefined {
  const at = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','))
  if (at === -1) return Number(figure)
  const point = figure[at] as '.' | ','
  const [whole, rest] = [figure.slice(0, at), figure.slice(at + 1)]
  const bare = whole.replaceAll(/[.,]/g, '')
  if (bare === whole) {
    const parted = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
    return parted ? Number(whole + rest) : Number(`${whole || '0'}.${rest || '0'}`)
  }
  if (whole.includes(point)) return GROUPED[point].test(figure) ? Number(bare + rest) : undefined
  return GROUPED[point === '.' ? ',' : '.'].test(whole) ? Number(`${bare}.${rest || '0'}`) : undefined
}
