// What the address asks of the sizing line.
import type { Ruler } from '#contract/products/product-sizing.ts'
import type { Asked } from './fit.ts'

export const MEDIUM = 'at.medium'
export const fieldOf = (ruler: string) => `at.${ruler}`

type Asking = { rulers: readonly Ruler[]; media: readonly { key: string }[] }

/** What the address asks for; the first ruler has a mark from the beginning. */
export function askedIn(search: URLSearchParams, { rulers, media }: Asking): Asked {
  const medium = search.get(MEDIUM) ?? ''
  const marks = rulers.flatMap(({ key, steps }, at): [string, number][] => {
    const said = search.get(fieldOf(key))
    const step = steps.find(({ value }) => String(value) === said) ?? (at === 0 ? usual(steps) : undefined)
    return step ? [[key, step.value]] : []
  })
  return {
    medium: media.some(({ key }) => key === medium) ? medium : '',
    marks: Object.fromEntries(marks),
  }
}

/** DN 100, or what stands in the middle. */
const usual = (steps: Ruler['steps']) =>
  steps.find(({ value }) => value === 100) ?? steps[Math.floor(steps.length / 2)]
