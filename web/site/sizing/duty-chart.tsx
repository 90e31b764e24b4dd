// The duty point drawn: the best product filled, the others as thin outlines, the point as a ring.
import type { Ruler, SizedProduct } from '#contract/products/product-sizing.ts'
import { BOX, type dutyOf, FOOT, groundOf, scalesFor, type Tick, ticksOf } from './duty.ts'
import type { Asked } from './fit.ts'
import type { Sized } from './use-reasons.ts'

type Props = {
  duty: NonNullable<ReturnType<typeof dutyOf>>
  sized: readonly Sized[]
  asked: Asked
  label: string
}

export function DutyChart({ duty: { x, y }, sized, asked, label }: Props) {
  const products = sized.map(({ product }) => product)
  const scales = scalesFor({ x, y }, products, asked)
  const { across, down } = scales
  const [at, of] = [across(asked.marks[x.key] ?? 0), down(asked.marks[y.key] ?? 0)]
  const best = sized.find(({ misfit }) => misfit === null)?.product
  const ground = (product: SizedProduct) => groundOf(product, { x, y }, scales) ?? ''
  const places = {
    x: { key: x.key, places: x.steps.map(({ value }) => across(value)) },
    y: { key: y.key, places: y.steps.map(({ value }) => down(value)) },
  }
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={label}
      data-duty={JSON.stringify(places)}
    >
      {best && <path className="chart-band" d={ground(best)} />}
      {ticksOf(y, down, 'down').map((tick) => (
        <g key={tick.at}>
          <path className="chart-grid" d={`M${BOX.left} ${tick.at}H${BOX.width - BOX.right}`} />
          <Named tick={tick} x={BOX.left - 8} y={tick.at + 4} anchor="end" />
        </g>
      ))}
      <path className="chart-axis" d={`M${BOX.left} ${FOOT}H${BOX.width - BOX.right}`} />
      {ticksOf(x, across, 'across').map((tick) => (
        <g key={tick.at}>
          <path className="chart-tick" d={`M${tick.at} ${FOOT}v7`} />
          <Named tick={tick} x={tick.at} y={FOOT + 22} anchor="middle" />
        </g>
      ))}
      {sized.map(({ product, misfit }) => {
        const look = product === best ? 'duty-best' : misfit ? 'duty-other duty-out' : 'duty-other'
        return (
          <path key={product.id} className={look} d={ground(product)}>
            <title>{product.productModel}</title>
          </path>
        )
      })}
      <path className="duty-cross" d={`M${at} ${FOOT}V${of}H${BOX.left}`} />
      <circle className="chart-point" cx={at} cy={of} r={7} />
      <text x={BOX.left} y={18}>
        <AxisName of={y} />
      </text>
      <text x={BOX.width - BOX.right} y={BOX.height - 6} textAnchor="end">
        <AxisName of={x} />
      </text>
    </svg>
  )
}

type NamedProps = { tick: Tick; x: number; y: number; anchor: 'middle' | 'end' }

const Named = ({ tick, x, y, anchor }: NamedProps) => (
  <text x={x} y={y} textAnchor={anchor}>
    <Spans of={tick} />
  </text>
)

/** With the units of both systems. */
function AxisName({ of: { name, reads } }: { of: Ruler }) {
  const say = (unit: string) => (unit === '' ? name : `${name}, ${unit}`)
  const [metric, us] = reads ? [reads.metric.unit, reads.us.unit] : ['DN', 'in']
  return <Spans of={{ label: say(metric), us: say(us) }} />
}

function Spans({ of: { label, us } }: { of: { label: string; us: string } }) {
  if (label === us) return label
  return (
    <>
      <tspan className="in-metric">{label}</tspan>
      <tspan className="in-us">{us}</tspan>
    </>
  )
}
