// Two marks at once: the second ruler, the duty point against what each product covers, and the products ranked in words.
import { stopOf, writeList } from '#contract/languages/locales.ts'
import type { Ruler } from '#contract/products/product-sizing.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Value } from '#web/site/cards/value.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { useDrawn } from '#web/site/shell/head-notes.ts'
import { fieldOf } from './asked.ts'
import { dutyOf } from './duty.ts'
import { DutyChart } from './duty-chart.tsx'
import type { Asked } from './fit.ts'
import { InSystems, RulerScale } from './ruler-scale.tsx'
import { useFigures } from './use-figures.ts'
import type { Sized } from './use-reasons.ts'
import './duty.css'

/** Good practice for liquids in pipes. */
const CALM = { from: 0.5, to: 5, unit: 'm/s' }
const FEET = 0.3048

type Props = {
  rulers: readonly Ruler[]
  asked: Asked
  sized: readonly Sized[]
  reasonOf: (sized: Sized) => { label: string; us: string }
}

export function DutyPoint({ rulers, asked, sized, reasonOf }: Props) {
  useDrawn('site/sizing/duty-point.tsx')
  const texts = useTexts('site/sizing/sizing')
  const language = useLanguage()
  const figures = useFigures()
  const of = asked.medium === '' ? sized : sized.filter(({ misfit }) => misfit?.why !== 'medium')
  const products = of.map(({ product }) => product)
  const duty = dutyOf(rulers, asked, products)
  if (!duty) return null
  const others = rulers.slice(1).filter(({ key }) => asked.marks[key] !== undefined)
  const said = [duty.x, duty.y].map((ruler) => figures.of(ruler, asked.marks[ruler.key] ?? 0))
  const listed = (names: string[]) => writeList(names, language)
  const at = { label: listed(said.map(({ label }) => label)), us: listed(said.map(({ us }) => us)) }
  const best = of.find(({ misfit }) => misfit === null)?.product.productModel
  return (
    <div className="duty">
      <div className="duty-rulers">
        {others.map((ruler) => (
          <RulerScale
            key={ruler.key}
            ruler={ruler}
            mark={asked.marks[ruler.key] ?? 0}
            name={fieldOf(ruler.key)}
          />
        ))}
        <Speed {...{ rulers, asked }} />
      </div>
      <figure>
        <DutyChart
          {...{ duty, asked }}
          sized={of}
          label={best ? texts.chart({ at: at.label, best }) : texts.chartNone({ at: at.label })}
        />
      </figure>
      <div>
        <h3>
          {texts.ranked} <InSystems of={at} />
        </h3>
        <ol className="duty-rank">
          {of.map((one) => (
            <li key={one.product.id} data-out={one.misfit ? '' : undefined}>
              <SiteLink to={one.product.address}>{one.product.productModel}</SiteLink>
              <span className="num">{one.product.accuracy && <Value of={one.product.accuracy} />}</span>
              <p>
                <InSystems of={reasonOf(one)} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** How fast a liquid runs through the pipe. */
function Speed({ rulers, asked: { marks } }: { rulers: readonly Ruler[]; asked: Asked }) {
  const { write } = useFigures()
  const texts = useTexts('site/sizing/sizing')
  const language = useLanguage()
  const of = (dimension: string) => marks[rulers.find((ruler) => ruler.dimension === dimension)?.key ?? '']
  const [size, flow] = [of('size'), of('flow')]
  if (!size || !flow) return null
  const speed = flow / 3600 / ((Math.PI / 4) * (size / 1000) ** 2)
  const figure = (value: number) => write(Number(value.toPrecision(2)))
  const written = (value: number, unit: string) => `${figure(value)}\u00a0${unit}`
  return (
    <p className="duty-speed" data-calm={speed >= CALM.from && speed <= CALM.to ? '' : undefined}>
      {texts.speed}{' '}
      <b>
        <InSystems of={{ label: written(speed, CALM.unit), us: written(speed / FEET, 'ft/s') }} />
      </b>
      {stopOf(language)}
      <InSystems
        of={{
          label: texts.calm({ from: figure(CALM.from), to: written(CALM.to, CALM.unit) }),
          us: texts.calm({ from: figure(CALM.from / FEET), to: written(CALM.to / FEET, 'ft/s') }),
        }}
      />
    </p>
  )
}
