// Values of a ruler as they are written, in both systems of units.
import { writeNumber } from '#contract/languages/locales.ts'
import type { Ruler } from '#contract/products/product-sizing.ts'
import { useLanguage } from '#web/i18n/language.tsx'

export type Said = { label: string; us: string }
/** Figures that a value between the steps is written with: what is drawn is known no better. */
const DIGITS = 3

/** A figure without its unit, which the axis or the other end says. */
export const bare = (said: string) => said.replace(/^DN\s/, '').replace(/\u00a0\S+$/, '')

export function useFigures() {
  const language = useLanguage()
  const write = (figure: number) =>
    writeNumber(figure, language, { maximumFractionDigits: 6 }).replace('-', '−')
  const say = (value: number, { unit, factor, zero }: { unit: string; factor: number; zero: number }) => {
    const written = write(Number((value * factor + zero).toPrecision(DIGITS)))
    return unit === '' ? written : `${written}\u00a0${unit}`
  }
  return {
    write,
    /** Of a ruler whose steps are names, the name of the nearest one. */
    of({ reads, steps }: Ruler, value: number): Said {
      if (reads) return { label: say(value, reads.metric), us: say(value, reads.us) }
      const near = steps.toSorted((one, other) => Math.abs(one.value - value) - Math.abs(other.value - value))
      return near[0] ?? { label: '', us: '' }
    },
    /** A difference has no nought of its own. */
    between({ reads }: Ruler, one: number, other: number): Said {
      const size = Math.abs(one - other)
      if (!reads) return { label: write(size), us: write(size) }
      return { label: say(size, { ...reads.metric, zero: 0 }), us: say(size, { ...reads.us, zero: 0 }) }
    },
  }
}
