// A line without scales, as wide as its place: where a figure has been lately.
import { linePath } from './chart-scale.ts'
import './chart.css'

const WIDTH = 120
const HEIGHT = 28

type Props = { values: readonly (number | null)[]; atLeast?: number; bad?: boolean }

export function Sparkline({ values, atLeast = 0, bad = false }: Props) {
  const most = values.reduce<number>((max, value) => Math.max(max, value ?? 0), atLeast) || 1
  const step = WIDTH / Math.max(values.length - 1, 1)
  const path = linePath(
    values,
    (at) => at * step,
    (value) => HEIGHT - 2 - (value / most) * (HEIGHT - 4),
  )
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="chart-line" d={path} data-line={bad ? 'bad' : '1'} />
    </svg>
  )
}
