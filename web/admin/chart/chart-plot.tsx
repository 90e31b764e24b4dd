// The drawing of a line chart. What it says stands in the legend and in the table, so readers of the screen skip it.
import { linePath, timeTicks, type ValueScale } from './chart-scale.ts'

type ChartSeries = {
  name: string
  values: readonly (number | null)[]
  /** A line of failures wears the colour of failures. */
  bad?: boolean
}

export type ChartData = {
  /** Milliseconds since 1970, ascending. */
  times: readonly number[]
  series: readonly ChartSeries[]
}

/** Lines are told apart by colour and by dashes; their looks stand in `chart.css`. */
export const lineLook = (series: ChartSeries, at: number) => (series.bad ? 'bad' : String(at + 1))

const HEIGHT = 168
const TOP = 10
const FOOT = 22
const RIGHT = 6
/** Of one character of a label, and between labels under the chart. */
const CHARACTER = 6.4
const TICK_ROOM = 84

export type PlotBox = { left: number; right: number; from: number; to: number }

/** Where times lie across a chart of this width, with room for the labels of its scale. */
export function plotBox(width: number, times: readonly number[], labels: string[], minSpan: number): PlotBox {
  const longest = Math.max(...labels.map((label) => label.length))
  const to = times.at(-1) ?? 0
  const from = Math.min(times[0] ?? 0, to - minSpan)
  return { left: Math.ceil(longest * CHARACTER) + 10, right: Math.max(width - RIGHT, 60), from, to }
}

export const timeAt = ({ left, right, from, to }: PlotBox, x: number) =>
  from + ((x - left) / (right - left)) * (to - from)

type Props = {
  width: number
  data: ChartData
  scale: ValueScale
  box: PlotBox
  labels: string[]
  /** The moment that is read, by its place in `data.times`. */
  read: number | null
  formatTime: (time: number) => string
}

export function ChartPlot({ width, data, scale, box, labels, read, formatTime }: Props) {
  const { times, series } = data
  const across = (time: number) =>
    box.left + ((time - box.from) / Math.max(box.to - box.from, 1)) * (box.right - box.left)
  const x = (at: number) => across(times[at] ?? box.to)
  const bottom = HEIGHT - FOOT
  const y = (value: number) => bottom - (Math.min(value, scale.top) / scale.top) * (bottom - TOP)
  const first = series[0]

  return (
    <svg className="chart-plot" width={width} height={HEIGHT} aria-hidden="true">
      {scale.ticks.map((tick, at) => (
        <g key={tick} className="chart-tick">
          <line x1={box.left} x2={box.right} y1={y(tick)} y2={y(tick)} data-zero={tick === 0 || undefined} />
          <text x={box.left - 8} y={y(tick) + 4} textAnchor="end">
            {labels[at]}
          </text>
        </g>
      ))}
      {timeTicks(box.from, box.to, Math.max(2, (box.right - box.left) / TICK_ROOM)).map((tick) => (
        <g key={tick} className="chart-tick">
          <line x1={across(tick)} x2={across(tick)} y1={bottom} y2={bottom + 4} data-zero />
          <text x={Math.min(across(tick), box.right - 14)} y={HEIGHT - 4} textAnchor="middle">
            {formatTime(tick)}
          </text>
        </g>
      ))}
      {series.length === 1 && first && (
        <path
          className="chart-area"
          d={areaPath(first.values, x, y, bottom)}
          data-line={lineLook(first, 0)}
        />
      )}
      {series.map((one, at) => (
        <path
          key={one.name}
          className="chart-line"
          d={linePath(one.values, x, y)}
          data-line={lineLook(one, at)}
        />
      ))}
      {read !== null && (
        <g className="chart-read">
          <line x1={x(read)} x2={x(read)} y1={TOP} y2={bottom} />
          {series.map((one, at) => {
            const value = one.values[read] ?? null
            if (value === null) return null
            return <circle key={one.name} cx={x(read)} cy={y(value)} r={4} data-line={lineLook(one, at)} />
          })}
        </g>
      )}
    </svg>
  )
}

/** The ground under a line, for each of its unbroken parts. */
function areaPath(
  values: readonly (number | null)[],
  x: (at: number) => number,
  y: (value: number) => number,
  bottom: number,
): string {
  let path = ''
  let start: number | null = null
  values.forEach((value, at) => {
    if (value === null) return
    start ??= at
    path += `${start === at ? `M${x(at).toFixed(1)} ${bottom}` : ''}L${x(at).toFixed(1)} ${y(value).toFixed(1)}`
    if ((values[at + 1] ?? null) !== null) return
    path += `L${x(at).toFixed(1)} ${bottom}Z`
    start = null
  })
  return path
}
