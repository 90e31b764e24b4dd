// A product on the sizing line: how far it reaches, whether the mark crosses it, how exact it is and what it costs.
import type { Ruler } from '#contract/products/product-sizing.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Value } from '#web/site/cards/value.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { LocalText } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { LANE, placeOf } from './fit.ts'
import { InSystems } from './ruler-scale.tsx'
import type { Sized } from './use-reasons.ts'

/** Classes of price that are drawn. */
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8]

type Props = { of: Sized; ruler: Ruler; mark: number; reason: { label: string; us: string } }

export function Lane({ of: { product, misfit }, ruler, mark, reason }: Props) {
  const texts = useTexts('site/sizing/sizing')
  const steps = ruler.steps.map(({ value }) => value)
  const span = product.spans[ruler.key]
  const [from, to] = [span?.from ?? steps[0] ?? 0, span?.to ?? steps.at(-1) ?? 0]
  const place = (value: number) => placeOf(steps, value) * LANE
  const { price } = product
  return (
    <li
      data-out={misfit ? '' : undefined}
      data-reach={JSON.stringify({ spans: product.spans, media: product.media, limit: product.limit })}
    >
      <span className="lane-tip" aria-hidden="true">
        <span className="plate">
          {product.cover && <Picture of={product.cover} alt="" sizes="3rem" ratio={[1, 1]} />}
        </span>
        {product.productModel}
      </span>
      <SiteLink className="lane-product" to={product.address}>
        <span className="plate">
          {product.cover && <Picture of={product.cover} alt="" sizes="4rem" ratio={[1, 1]} />}
        </span>
        <span>
          <b className="model">{product.productModel}</b>
          <LocalText of={product} path="productName" />
          <small data-reason>
            <InSystems of={reason} />
          </small>
        </span>
      </SiteLink>
      <svg className="lane" viewBox={`0 0 ${LANE} 88`} preserveAspectRatio="none" aria-hidden="true">
        {span && <path className="lane-bar" d={`M${place(from)} 44H${place(to)}`} />}
        <path className="lane-mark" d={`M${place(mark)} 0V88`} data-mark={88} />
      </svg>
      <svg className="lane-upright" viewBox={`0 0 88 ${LANE}`} preserveAspectRatio="none" aria-hidden="true">
        {span && <path className="lane-bar" d={`M44 ${place(from)}V${place(to)}`} />}
        <path className="lane-mark" d={`M0 ${place(mark)}H88`} data-level="88" />
      </svg>
      <span className="lane-fact">
        {product.accuracy && (
          <>
            <span className="hidden-text">{texts.accuracy} </span>
            <Value of={product.accuracy} />
          </>
        )}
      </span>
      <span className="lane-price">
        {price && (
          <>
            <span aria-hidden="true">
              {RANKS.slice(0, price.of).map((rank) => (
                <i key={rank} data-on={rank <= price.rank || undefined} />
              ))}
            </span>
            <span className="hidden-text">{texts.price({ price: price.name })}</span>
          </>
        )}
      </span>
    </li>
  )
}
