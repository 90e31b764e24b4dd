// Why a product fits what is asked of the sizing line or does not, in words.
import type { Ruler, SizedProduct } from '#contract/products/product-sizing.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type Asked, type Misfit, placeOf } from './fit.ts'

/** `rank`: how far it is from the nearest end of its reach, 0 to 0.5 of it; null where it does not fit. */
export type Sized = { product: SizedProduct; misfit: Misfit | null; rank: number | null }
type Asking = { rulers: readonly Ruler[]; media: readonly { key: string; name: string }[] }

/** From how far within its reach a product is well placed. */
const WELL = 0.2

export function useReasons({ rulers, media }: Asking, { marks, medium }: Asked) {
  const texts = useTexts('site/goods/sizing')
  const nameOf = (key: string | undefined) => rulers.find((ruler) => ruler.key === key)?.name ?? ''
  /** In each system of units. */
  return (sized: Sized) => ({ label: say(sized, 'label'), us: say(sized, 'us') })

  function say({ product, misfit, rank }: Sized, system: 'label' | 'us'): string {
    if (!misfit) {
      if (rank === null || Object.keys(marks).length < 2) return ''
      if (rank >= WELL) return texts.wellWithin
      const near = Object.entries(marks).toSorted(
        ([one], [other]) => within(product, one) - within(product, other),
      )
      return texts.nearEnd({ what: nameOf(near[0]?.[0]) })
    }
    if (misfit.why === 'medium')
      return texts.notFor({ medium: media.find(({ key }) => key === medium)?.name ?? '' })
    const ruler = rulers.find(({ key }) => key === misfit.ruler)
    if (!ruler || misfit.why === 'unsaid') return texts.unsaid({ what: nameOf(misfit.ruler) })
    if (misfit.why === 'curve') return texts.curve
    const { value, what } = endOf(product, ruler, misfit.why, system)
    if (value === '') return misfit.why === 'below' ? texts.tooHigh({ what }) : texts.tooLow({ what })
    return misfit.why === 'below' ? texts.endsAt({ value }) : texts.beginsAt({ value })
  }

  function within(product: SizedProduct, key: string): number {
    const ruler = rulers.find((one) => one.key === key)
    const span = product.spans[key]
    if (!ruler || !span) return 1
    const steps = ruler.steps.map(({ value }) => value)
    const at = placeOf(steps, marks[key] ?? 0)
    return Math.min(
      span.from === null ? 1 : at - placeOf(steps, span.from),
      span.to === null ? 1 : placeOf(steps, span.to) - at,
    )
  }
}

function endOf(product: SizedProduct, ruler: Ruler, why: 'below' | 'above', system: 'label' | 'us') {
  const span = product.spans[ruler.key]
  const end = why === 'below' ? span?.to : span?.from
  return { what: ruler.name, value: ruler.steps.find(({ value }) => value === end)?.[system] ?? '' }
}
