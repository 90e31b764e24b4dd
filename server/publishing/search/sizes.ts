// Nominal sizes and pressures as people write them: `DN100`, `DN 100`, `DN 10–1200`. A range is found by each size of the
// standard that lies in it, and `DN 100` never by what only begins or ends so.

import { DN_STEPS } from '#contract/quantities/sizes.ts'

const STEPS: Record<string, readonly number[]> = {
  dn: DN_STEPS,
  pn: [6, 10, 16, 25, 40, 63, 100, 160, 250, 320, 400],
}
const SIZES =
  /(?<![a-z\d])(dn|pn)[\s\u00a0-]?(\d{1,4})(?:\s?(?:[-\u2010-\u2013\u2026~]|\.\.)\s?(?:dn|pn)?[\s\u00a0]?(\d{1,4}))?(?![a-z\d])/giu

/** `from` and `to` are places in the text; `tokens` are the sizes that it names, such as `dn100`. */
type Named = { from: number; to: number; tokens: string[] }

/** The sizes that a text names. Chinese may follow or precede without a space. */
export function sizesIn(text: string): Named[] {
  return [...text.matchAll(SIZES)].map(({ 0: run, 1: name = '', 2: least = '', 3: most, index }) => {
    const kind = name.toLowerCase()
    const [from, to] = [Number(least), Number(most ?? least)]
    const within = most === undefined ? [] : (STEPS[kind] ?? []).filter((step) => step >= from && step <= to)
    const tokens = [...new Set([from, ...within, to])].map((size) => `${kind}${size}`)
    return { from: index, to: index + run.length, tokens }
  })
}
