// Why a product fits what is asked of the sizing line or does not, in words: the reason first, the figure second.
import type { Ruler, SizedProduct } from '#contract/products/product-sizing.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type Asked, type Misfit, type There, thereOf, WELL, withinOf } from './fit.ts'
import { bare, useFigures } from './use-figures.ts'

/** `rank`: how well it suits (`rankOf`); null where it does not fit. */
export type Sized = { product: SizedProduct; misfit: Misfit | null; rank: number | null }
type Asking = { rulers: readonly Ruler[]; media: readonly { key: string; name: string }[] }

export function useReasons({ rulers, media }: Asking, { marks, medium }: Asked) {
  const texts = useTexts('site/sizing/sizing')
  const figures = useFigures()
  const rulerOf = (key: string | undefined) => rulers.find((ruler) => ruler.key === key)
  const nameOf = (key: string | undefined) => rulerOf(key)?.name ?? ''
  /** In each system of units. */
  return (sized: Sized) => ({ label: say(sized, 'label'), us: say(sized, 'us') })

  function say({ product, misfit, rank }: Sized, system: 'label' | 'us'): string {
    const there = thereOf(product.limit, marks)
    if (!misfit) {
      if (rank === null || Object.keys(marks).length < 2) return ''
      if (there) return suits(there, rank, system)
      if (rank >= WELL) return texts.wellWithin
      const near = Object.entries(marks).toSorted(
        ([one], [other]) => within(product, one) - within(product, other),
      )
      return texts.nearEnd({ what: nameOf(near[0]?.[0]) })
    }
    if (misfit.why === 'medium')
      return texts.notFor({ medium: media.find(({ key }) => key === medium)?.name ?? '' })
    const ruler = rulerOf(misfit.ruler)
    if (!ruler || misfit.why === 'unsaid') return texts.unsaid({ what: nameOf(misfit.ruler) })
    if (misfit.why === 'short' || misfit.why === 'least') return there ? fails(there, system) : ''
    const what = ruler.name
    const value = endOf(product, ruler, misfit.why, system)
    if (value === '') return misfit.why === 'below' ? texts.tooHigh({ what }) : texts.tooLow({ what })
    return misfit.why === 'below' ? texts.endsAt({ value }) : texts.beginsAt({ value })
  }

  function figuresOf({ over, of, at, mark, most, low }: There, system: 'label' | 'us') {
    const [x, y] = [rulerOf(over), rulerOf(of)]
    if (!x || !y) return null
    return {
      at: figures.of(x, at)[system],
      most: figures.of(y, most)[system],
      low: low === null ? '' : bare(figures.of(y, low)[system]),
      least: low === null ? '' : figures.of(y, low)[system],
      apart: figures.between(y, most, mark)[system],
    }
  }

  function suits(there: There, rank: number, system: 'label' | 'us'): string {
    const said = figuresOf(there, system)
    if (!said) return ''
    const { at, most, low, apart } = said
    if (low === '') return texts.spare({ most, at, apart })
    return rank >= WELL ? texts.wellAt({ low, most, at }) : texts.nearAt({ low, most, at })
  }

  function fails(there: There, system: 'label' | 'us'): string {
    const said = figuresOf(there, system)
    if (!said) return ''
    const { at, most, low, least, apart } = said
    if (there.mark < there.most) return texts.leastAt({ low: least, at })
    return low === '' ? texts.short({ most, at, apart }) : texts.mostAt({ most, at })
  }

  function within({ spans }: SizedProduct, key: string): number {
    const [ruler, span] = [rulerOf(key), spans[key]]
    if (!ruler || !span) return 1
    const steps = ruler.steps.map(({ value }) => value)
    return withinOf(steps, span, marks[key] ?? 0)
  }

  function endOf(product: SizedProduct, ruler: Ruler, why: 'below' | 'above', system: 'label' | 'us') {
    const span = product.spans[ruler.key]
    const end = (why === 'below' ? span?.to : span?.from) ?? null
    if (end !== null && ruler.reads) return figures.of(ruler, end)[system]
    return ruler.steps.find(({ value }) => value === end)?.[system] ?? ''
  }
}
