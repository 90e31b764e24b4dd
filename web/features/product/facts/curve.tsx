// A curve of a product, drawn from its points, with the same as a table below.
import type { Language } from '#contract/languages/language-codes.ts'
import { writeNumber } from '#contract/languages/locales.ts'
import type { ShownCurve } from '#contract/products/product-tables.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { valueWithUnit } from '#web/site/cards/value.tsx'
import { placeOn, type Scale, scaleOf, ticksOf } from './chart-scale.ts'

const BOX = { width: 720, height: 330, left: 60, right: 16, top: 30, bottom: 46 }
type Axis = ShownCurve['x']
type Point = ShownCurve['series'][number]['points'][number]

/** A figure of a scale in the other system: as round as the scale allows. */
const inOther = (value: number, us: NonNullable<Axis['us']>) =>
  Number((value * us.factor + us.zero).toPrecision(3))
const written = (value: number, language: Language) =>
  writeNumber(value, language, { maximumFractionDigits: 6 }).replace('-', '−')

export function Curve({ curve }: { curve: ShownCurve }) {
  const language = useLanguage()
  const texts = useTexts('site/goods/facts')
  const { form, x, y, series } = curve
  const points = series.flatMap((one) => one.points)
  if (points.length === 0) return null
  // A limit holds to both sides.
  const heights = points.flatMap((point) => (form === 'limits' ? [point.y, -point.y] : [point.y]))
  const scales = { x: scaleOf(points.map((point) => point.x)), y: scaleOf(heights, 1) }
  return (
    <figure className="curve">
      {curve.title && <figcaption>{curve.title}</figcaption>}
      <svg className="chart" viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={curve.title}>
        <Ticks {...{ scales, x, y, language }} />
        {series.map((one, at) => (
          <Line key={one.name} {...{ form, scales, at }} name={one.name} points={one.points} />
        ))}
        <text x={BOX.left} y={16}>
          <Named axis={y} language={language} />
        </text>
        <text x={BOX.width - BOX.right} y={BOX.height - 4} textAnchor="end">
          <Named axis={x} language={language} />
        </text>
      </svg>
      <details>
        <summary>{texts.asTable}</summary>
        <PointTable {...{ curve, language }} />
      </details>
    </figure>
  )
}

type Scales = { x: Scale; y: Scale }
const acrossOf = (scale: Scale, value: number) =>
  round(BOX.left + placeOn(scale, value) * (BOX.width - BOX.left - BOX.right))
const downOf = (scale: Scale, value: number) =>
  round(BOX.height - BOX.bottom - placeOn(scale, value) * (BOX.height - BOX.top - BOX.bottom))
const round = (value: number) => Math.round(value * 10) / 10

function Ticks({ scales, x, y, language }: { scales: Scales; x: Axis; y: Axis; language: Language }) {
  const foot = BOX.height - BOX.bottom
  return (
    <>
      {ticksOf(scales.y).map((tick) => (
        <g key={`y${tick}`}>
          <path
            className={tick === 0 ? 'chart-grid zero' : 'chart-grid'}
            d={`M${BOX.left} ${downOf(scales.y, tick)}H${BOX.width - BOX.right}`}
          />
          <text x={BOX.left - 8} y={downOf(scales.y, tick) + 4} textAnchor="end">
            <Tick value={tick} axis={y} language={language} />
          </text>
        </g>
      ))}
      {ticksOf(scales.x).map((tick) => (
        <g key={`x${tick}`}>
          <path className="chart-tick" d={`M${acrossOf(scales.x, tick)} ${foot}v7`} />
          {/* Letters grow on phones: two between tens are one too many there. */}
          <text
            className={scales.x.log && String(tick).includes('2') ? 'chart-minor' : undefined}
            x={acrossOf(scales.x, tick)}
            y={foot + 22}
            textAnchor="middle"
          >
            <Tick value={tick} axis={x} language={language} />
          </text>
        </g>
      ))}
      <path className="chart-axis" d={`M${BOX.left} ${foot}H${BOX.width - BOX.right}`} />
    </>
  )
}

/** `as`: what holds a text, in a drawing and in a table. */
type Said = { axis: Axis; language: Language; as?: 'tspan' | 'span' }

function Tick({ value, axis: { us }, language, as: Text = 'tspan' }: Said & { value: number }) {
  if (!us) return written(value, language)
  return (
    <>
      <Text className="in-metric">{written(value, language)}</Text>
      <Text className="in-us">{written(inOther(value, us), language)}</Text>
    </>
  )
}

function Named({ axis: { name, unit, us }, language, as: Text = 'tspan' }: Said) {
  const say = (of: string) => (of === '' ? name : `${name}, ${of}`)
  if (!us) return say(unit === '%' ? valueWithUnit('', unit, language).trim() : unit)
  return (
    <>
      <Text className="in-metric">{say(unit)}</Text>
      <Text className="in-us">{say(us.unit)}</Text>
    </>
  )
}

type LineProps = { form: ShownCurve['form']; scales: Scales; at: number; name: string; points: Point[] }

/** Of limits the first is a band, and the others are single results. */
function Line({ form, scales, at, name, points }: LineProps) {
  const place = ({ x, y }: Point) => `${acrossOf(scales.x, x)} ${downOf(scales.y, y)}`
  const path = (of: readonly Point[]) => `M${of.map(place).join('L')}`
  if (form === 'limits' && at > 0)
    return points.map((point) => (
      <circle
        key={point.x}
        className="chart-point"
        cx={acrossOf(scales.x, point.x)}
        cy={downOf(scales.y, point.y)}
        r={5}
      >
        <title>{name}</title>
      </circle>
    ))
  const mirrored = points.map(({ x, y }) => ({ x, y: -y }))
  const last = points.at(-1)
  return (
    <g className={at === 0 ? 'chart-first' : undefined}>
      {form === 'limits' && (
        <>
          <path className="chart-band" d={`${path(points)}L${mirrored.toReversed().map(place).join('L')}Z`} />
          <path className="chart-line" d={path(mirrored)} />
        </>
      )}
      <path className="chart-line" d={path(points)} />
      {last && (
        <text
          x={acrossOf(scales.x, last.x)}
          y={downOf(scales.y, last.y) - 8}
          textAnchor="end"
          className="chart-name"
        >
          {name}
        </text>
      )}
    </g>
  )
}

function PointTable({ curve: { x, y, series }, language }: { curve: ShownCurve; language: Language }) {
  return (
    <div className="table-scroll">
      {series.map(({ name, points }) => (
        <table className="size-table" key={name}>
          <caption>{name}</caption>
          <tbody>
            {([x, y] as const).map((axis, at) => (
              <tr key={axis.name}>
                <th scope="row">
                  <Named axis={axis} language={language} as="span" />
                </th>
                {points.map((point) => (
                  <td key={point.x}>
                    <Tick value={at === 0 ? point.x : point.y} axis={axis} language={language} as="span" />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
