// The outline of a product with its dimensions, made from the figures of one size: no drawing where a figure is missing.
import { useTexts } from '#web/i18n/language.tsx'

/** A figure in millimetres, and how it reads in both systems. */
export type Dimension = { figure: number; metric: string; us: string | null }
export type Dimensions = { readonly [letter: string]: Dimension | undefined }

const VIEW = { width: 720, height: 392, top: 40, foot: 320 }
const FRONT = 190
const SIDE = 540

/** Flanged instruments from the front and from the side; others as the box that they need. */
export function Drawing({ of, holes }: { of: Dimensions; holes: string }) {
  const texts = useTexts('site/goods/facts')
  const { L, H, D, K } = of
  if (!L || !H) return null
  const scale = Math.min(260 / L.figure, (VIEW.foot - VIEW.top) / H.figure, D ? 230 / D.figure : 10)
  const size = { length: L.figure * scale, height: H.figure * scale }
  const label = texts.drawing
  return (
    <svg className="drawing" viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} role="img" aria-label={label}>
      {D ? <Flanged {...{ size, scale }} d={D.figure} /> : <Box {...size} />}
      <Across y={VIEW.foot + 38} x={FRONT} length={size.length} name="L" of={L} />
      <Upright x={FRONT - size.length / 2 - 28} height={size.height} name="H" of={H} />
      {D && (
        <g>
          <Face
            d={D.figure * scale}
            k={K ? K.figure * scale : 0}
            height={size.height}
            count={countIn(holes)}
          />
          <Across y={VIEW.foot + 38} x={SIDE} length={D.figure * scale} name="∅ D" of={D} />
          {K && (
            <text className="drawing-note" x={SIDE} y={VIEW.foot + 66} textAnchor="middle">
              ∅ K <Reads of={K} /> {holes !== '' && ` · ${holes}`}
            </text>
          )}
        </g>
      )}
    </svg>
  )
}

/** `8 × 18`: how many holes. */
const countIn = (holes: string) => Number(/^(\d+)/.exec(holes)?.[1] ?? 0)

type Size = { length: number; height: number }

function Box({ length, height }: Size) {
  const left = FRONT - length / 2
  const top = VIEW.foot - height
  return (
    <>
      <rect className="drawing-outline" x={left} y={top} width={length} height={height} rx={6} />
      <path className="drawing-axis" d={`M${left - 14} ${VIEW.foot - height / 3}H${left + length + 14}`} />
    </>
  )
}

/** A pipe between two flanges with the blue ring, and the head above it. */
function Flanged({ size: { length, height }, scale, d }: { size: Size; scale: number; d: number }) {
  const flange = Math.max(10, length * 0.07)
  const outer = d * scale
  const middle = VIEW.foot - outer / 2
  const left = FRONT - length / 2
  const body = outer * 0.62
  const top = VIEW.foot - height
  const head = Math.min(110, length * 0.6)
  const headHeight = Math.max(30, (height - outer) * 0.62)
  return (
    <>
      <rect className="drawing-outline" x={left} y={middle - outer / 2} width={flange} height={outer} />
      <rect
        className="drawing-outline"
        x={left + length - flange}
        y={middle - outer / 2}
        width={flange}
        height={outer}
      />
      <rect
        className="drawing-outline"
        x={left + flange}
        y={middle - body / 2}
        width={length - 2 * flange}
        height={body}
      />
      <rect className="drawing-ring" x={FRONT - 4} y={middle - body / 2} width={8} height={body} />
      <path
        className="drawing-outline"
        d={`M${FRONT - 14} ${middle - body / 2}V${top + headHeight}h28V${middle - body / 2}`}
      />
      <rect
        className="drawing-outline"
        x={FRONT - head / 2}
        y={top}
        width={head}
        height={headHeight}
        rx={8}
      />
      <path className="drawing-axis" d={`M${left - 18} ${middle}H${left + length + 18}`} />
    </>
  )
}

function Face({ d, k, height, count }: { d: number; k: number; height: number; count: number }) {
  const middle = VIEW.foot - d / 2
  const top = VIEW.foot - height
  const head = Math.max(30, (height - d) * 0.62)
  const holes = Array.from({ length: Math.min(count, 40) }, (_, at) => ((at + 0.5) / count) * 2 * Math.PI)
  const width = Math.min(84, d * 0.7)
  return (
    <>
      <rect className="drawing-outline" x={SIDE - width / 2} y={top} width={width} height={head} rx={8} />
      <path
        className="drawing-outline"
        d={`M${SIDE - 14} ${VIEW.foot - d + 4}V${top + head}h28V${VIEW.foot - d + 4}`}
      />
      <circle className="drawing-outline" cx={SIDE} cy={middle} r={d / 2} />
      <circle className="drawing-ring" cx={SIDE} cy={middle} r={d * 0.29} />
      {k > 0 && <circle className="drawing-axis" cx={SIDE} cy={middle} r={k / 2} />}
      {holes.map((angle) => (
        <circle
          key={angle}
          className="drawing-hole"
          cx={round(SIDE + (k / 2) * Math.sin(angle))}
          cy={round(middle - (k / 2) * Math.cos(angle))}
          r={Math.max(2.5, d * 0.025)}
        />
      ))}
    </>
  )
}
const round = (value: number) => Math.round(value * 10) / 10

type Line = { name: string; of: Dimension }

function Across({ x, y, length, name, of }: Line & { x: number; y: number; length: number }) {
  const [left, right] = [round(x - length / 2), round(x + length / 2)]
  return (
    <g className="drawing-dimension">
      <path d={`M${left} ${y - 32}V${y + 6}M${right} ${y - 32}V${y + 6}M${left} ${y}H${right}`} />
      <path className="arrow" d={`M${left} ${y}l9-3.5v7zM${right} ${y}l-9-3.5v7z`} />
      <text x={x} y={y - 7} textAnchor="middle">
        {name} <Reads of={of} />
      </text>
    </g>
  )
}

function Upright({ x, height, name, of }: Line & { x: number; height: number }) {
  const top = round(VIEW.foot - height)
  const middle = round(VIEW.foot - height / 2)
  return (
    <g className="drawing-dimension">
      <path d={`M${x - 6} ${top}h24M${x - 6} ${VIEW.foot}h24M${x} ${top}V${VIEW.foot}`} />
      <path className="arrow" d={`M${x} ${top}l-3.5 9h7zM${x} ${VIEW.foot}l-3.5-9h7z`} />
      <text transform={`translate(${x - 8} ${middle}) rotate(-90)`} textAnchor="middle">
        {name} <Reads of={of} />
      </text>
    </g>
  )
}

function Reads({ of: { metric, us } }: { of: Dimension }) {
  if (us === null) return metric
  return (
    <>
      <tspan className="in-metric">{metric}</tspan>
      <tspan className="in-us">{us}</tspan>
    </>
  )
}
