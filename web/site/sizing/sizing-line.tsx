// The sizing line: a ruler with a mark, and one bar for each product from its lowest to its highest value. What the mark crosses
// stays, the rest fades and says why. All of it is a form whose fields live in the address; with scripts the mark is drawn along.
import { lazy, Suspense, useId } from 'react'
import { useSearchParams } from 'react-router'
import type { Ruler, SizedProduct } from '#contract/products/product-sizing.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { UnitsSwitch } from '#web/site/cards/units-switch.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { SiteForm } from '#web/site/links/site-form.tsx'
import { askedIn, fieldOf } from './asked.ts'
import { type Asked, isAsk, misfitOf, rankOf, WELL } from './fit.ts'
import { Lane } from './lane.tsx'
import { RulerScale } from './ruler-scale.tsx'
import { MediaField, RulerField } from './sizing-fields.tsx'
import { type Sized, useReasons } from './use-reasons.ts'

/** Comes with the second mark. */
const DutyPoint = lazy(async () => ({ default: (await import('./duty-point.tsx')).DutyPoint }))

export type Sizing = {
  rulers: Ruler[]
  media: { key: string; name: string }[]
  products: SizedProduct[]
  more: boolean
}

/** Products that a comparison takes (`contract/products/product-compare.ts`). */
const COMPARED = 4

/** Columns that an upright ruler has room for, on phones. */
const UPRIGHT = 6

/** Asked for two things, the best placed comes first; else all stand in the order of the family, so that none jumps. */
function sizedBy(asked: Asked, { rulers, products }: Sizing): Sized[] {
  const steps = Object.fromEntries(rulers.map((ruler) => [ruler.key, ruler.steps.map(({ value }) => value)]))
  const sized = products.map((product) => {
    const misfit = misfitOf(product, asked)
    return { product, misfit, rank: misfit ? null : rankOf(product, asked, steps) }
  })
  if (Object.keys(asked.marks).length + (asked.medium === '' ? 0 : 1) < 2) return sized
  return sized.toSorted((one, other) => standing(other.rank) - standing(one.rank))
}

/** Those that are placed well stand in the order of the family; known from a curve is better than that. */
function standing(rank: number | null): number {
  if (rank === null) return -1
  return rank > 0.5 ? rank : Math.min(rank, WELL)
}

export function SizingLine({ sizing }: { sizing: Sizing }) {
  const texts = useTexts('site/sizing/sizing')
  const [search] = useSearchParams()
  const id = useId()
  const { rulers, media, products } = sizing
  const [first, ...others] = rulers
  const asked = askedIn(search, sizing)
  const sized = sizedBy(asked, sizing)
  const reasons = useReasons(sizing, asked)
  if (!first || products.length < 2) return null
  const fitting = sized.filter(({ misfit }) => misfit === null)
  const mark = asked.marks[first.key] ?? 0
  const lanes = sized.map((one) => (
    <Lane key={one.product.id} of={one} ruler={first} mark={mark} reason={reasons(one)} />
  ))
  return (
    <section className="sizing" id="sizing" aria-labelledby={`${id}-head`} data-sizing>
      <header className="sizing-head">
        <h2 id={`${id}-head`}>{texts.title}</h2>
        <UnitsSwitch />
      </header>
      <SiteForm className="sizing-form" live>
        {[...search].map(([name, value]) =>
          isAsk(name) || name === 'page' ? null : (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ),
        )}
        {media.length > 1 && <MediaField media={media} chosen={asked.medium} />}
        <RulerField ruler={first} mark={mark} isFirst />
        {others.map((ruler) => (
          <RulerField key={ruler.key} ruler={ruler} mark={asked.marks[ruler.key]} />
        ))}
        <button className="button outline apply" type="submit">
          {texts.apply}
        </button>
      </SiteForm>
      <div className="sizing-lanes" data-columns={Math.min(UPRIGHT, products.length)}>
        <RulerScale ruler={first} mark={mark} name={fieldOf(first.key)} />
        <ul>{lanes}</ul>
      </div>
      {Object.keys(asked.marks).length > 1 && (
        <Suspense>
          <DutyPoint {...{ rulers, asked, sized }} reasonOf={reasons} />
        </Suspense>
      )}
      <div className="sizing-foot">
        <p role="status">
          <b data-fitting>{fitting.length}</b> {texts.ofProducts({ count: products.length })}
          {sizing.more && <small>{texts.more}</small>}
        </p>
        {fitting.length > 1 && fitting.length <= COMPARED && (
          <ArrowLink to={addresses.compare(fitting.map(({ product }) => product.id))}>
            {texts.compare}
          </ArrowLink>
        )}
      </div>
    </section>
  )
}
