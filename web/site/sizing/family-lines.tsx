// The sizing line of the home page: one lane for each family, a hairline for each of its products, and the mark through all of them.
import { useSearchParams } from 'react-router'
import type { Ruler, SizeLines } from '#contract/products/product-sizing.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { UnitsSwitch } from '#web/site/cards/units-switch.tsx'
import { SiteForm } from '#web/site/links/site-form.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Piece } from '#web/site/shell/piece.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText } from '#web/ui/local-text.tsx'
import { askedIn, fieldOf, MEDIUM } from './asked.ts'
import { type Asked, LANE, misfitOf, placeOf } from './fit.ts'
import { RulerScale } from './ruler-scale.tsx'
import { MediaField, RulerField } from './sizing-fields.tsx'

/** Pixels from one hairline to the next, and above and below all of them. */
const APART = 7
const AROUND = 11
const LEAST = 52

export function FamilyLines({ lines }: { lines: SizeLines & { ruler: Ruler } }) {
  const [search] = useSearchParams()
  const texts = useTexts('site/sizing/sizing')
  const { ruler, media, families } = lines
  const asked = askedIn(search, { rulers: [ruler], media })
  const mark = asked.marks[ruler.key] ?? 0
  return (
    <div className="family-lines" data-sizing>
      <SiteForm className="sizing-form" live>
        {media.length > 1 && <MediaField media={media} chosen={asked.medium} />}
        <RulerField ruler={ruler} mark={mark} isFirst />
        <button className="button outline apply" type="submit">
          {texts.apply}
        </button>
        <UnitsSwitch />
      </SiteForm>
      <Piece name="lanes" of={families} asked={search.has(MEDIUM) || search.has(fieldOf(ruler.key))}>
        <div className="sizing-lanes">
          <RulerScale ruler={ruler} mark={mark} name={fieldOf(ruler.key)} />
          <ul aria-label={texts.families}>
            {families.map((family) => (
              <Family key={family.id} {...{ family, ruler, mark, asked }} />
            ))}
          </ul>
        </div>
      </Piece>
    </div>
  )
}

type FamilyProps = { family: SizeLines['families'][number]; ruler: Ruler; mark: number; asked: Asked }

function Family({ family, ruler, mark, asked }: FamilyProps) {
  const texts = useTexts('site/sizing/sizing')
  const steps = ruler.steps.map(({ value }) => value)
  const place = (value: number) => placeOf(steps, value) * LANE
  const products = family.products.map(({ span, media }) => {
    const reach = { spans: { [ruler.key]: span }, media }
    return { span, reach, isOut: misfitOf(reach, asked) !== null }
  })
  const height = Math.max(LEAST, (products.length - 1) * APART + 2 * AROUND)
  const first = (height - (products.length - 1) * APART) / 2
  const question = new URLSearchParams({ [fieldOf(family.ruler)]: String(mark) })
  if (asked.medium !== '') question.set(MEDIUM, asked.medium)
  return (
    <li className="family" data-family>
      <SiteLink className="family-name" to={family.address}>
        <LocalText of={family} path="productTypeName" />
      </SiteLink>
      <svg
        className="family-lane"
        viewBox={`0 0 ${LANE} ${height}`}
        height={height}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {products.map(({ span, reach, isOut }, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
            key={at}
            className="lane-bar"
            d={`M${place(span.from ?? steps[0] ?? 0)} ${first + at * APART}H${place(span.to ?? steps.at(-1) ?? 0)}`}
            data-reach={JSON.stringify(reach)}
            data-out={isOut ? '' : undefined}
          />
        ))}
        <path className="lane-mark" d={`M${place(mark)} 0V${height}`} data-mark={height} />
      </svg>
      <SiteLink className="family-count" to={`${family.address}?${question}#sizing`} rel="nofollow">
        <span>
          <b data-fitting>{products.filter(({ isOut }) => !isOut).length}</b>{' '}
          {texts.ofFamily({ count: products.length })}
        </span>
        <Icon name="arrow" />
      </SiteLink>
    </li>
  )
}
