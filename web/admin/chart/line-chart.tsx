// Lines over time: a legend that names the value under the pointer or the arrow keys, the drawing, and a table behind it.
import { Button } from 'antd'
import { type PointerEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { type ChartData, ChartPlot, lineLook, plotBox, timeAt } from './chart-plot.tsx'
import { nearest, valueScale } from './chart-scale.ts'
import './chart.css'

type Props = {
  name: string
  data: ChartData
  format: (value: number) => string
  /** A moment in full, and short for the foot of the chart. */
  formatTime: (time: number) => string
  formatTick: (time: number) => string
  /** The scale reaches at least this far. */
  atLeast?: number
  bytes?: boolean
  /** A chart that has hardly begun spans this many milliseconds. */
  minSpan?: number
}

const STEPS = 4

export function LineChart(props: Props) {
  const { name, data, format, formatTime, formatTick, atLeast = 0, bytes = false, minSpan = 60_000 } = props
  const texts = useTexts('console/frame/chart')
  const id = useId()
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot)
  const [table, setTable] = useState(false)
  // A moment, not a place: while new values arrive it stays where the reader put it.
  const [readTime, setReadTime] = useState<number | null>(null)
  const { times, series } = data
  const read = readTime === null ? null : nearest(times, readTime)
  const shown = read ?? times.length - 1

  const largest = series.reduce(
    (most, one) => one.values.reduce<number>((max, value) => Math.max(max, value ?? 0), most),
    atLeast,
  )
  const scale = valueScale(largest, STEPS, bytes ? 1024 : 10)
  const labels = scale.ticks.map(format)
  const box = plotBox(width, times, labels, minSpan)
  const values = series.map((one) => {
    const value = one.values[shown] ?? null
    return { ...one, said: value === null ? texts.noValue : format(value) }
  })
  const moment = formatTime(times[shown] ?? 0)

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const at = nearest(times, timeAt(box, event.clientX - event.currentTarget.getBoundingClientRect().left))
    setReadTime(times[at] ?? null)
  }

  return (
    <figure className="chart">
      <figcaption>
        <h2>{name}</h2>
        <Button
          size="small"
          type="text"
          aria-expanded={table}
          aria-controls={id}
          aria-label={texts.tableOf({ name })}
          onClick={() => setTable(!table)}
        >
          {texts.table}
        </Button>
      </figcaption>
      <p className="chart-legend">
        <time>{moment}</time>
        {values.map((one, at) => (
          <span key={one.name}>
            <svg width="18" height="8" aria-hidden="true">
              <line className="chart-line" x1="0" x2="18" y1="4" y2="4" data-line={lineLook(one, at)} />
            </svg>
            {one.name} <strong>{one.said}</strong>
          </span>
        ))}
      </p>
      <div
        className="chart-field"
        ref={plot}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setReadTime(null)}
      >
        <input
          type="range"
          className="chart-keys"
          aria-label={texts.read({ name })}
          aria-valuetext={`${moment}: ${values.map((one) => `${one.name} ${one.said}`).join(', ')}`}
          min={0}
          max={Math.max(times.length - 1, 0)}
          value={Math.max(shown, 0)}
          onChange={(event) => setReadTime(times[Number(event.target.value)] ?? null)}
          onKeyDown={(event) => event.key === 'Escape' && setReadTime(null)}
          onBlur={() => setReadTime(null)}
        />
        {width > 0 && (
          <ChartPlot
            width={width}
            data={data}
            scale={scale}
            box={box}
            labels={labels}
            read={read}
            formatTime={formatTick}
          />
        )}
      </div>
      {table && <ChartTable id={id} name={name} data={data} format={format} formatTime={formatTime} />}
    </figure>
  )
}

type TableProps = {
  id: string
  name: string
  data: ChartData
  format: (value: number) => string
  formatTime: (time: number) => string
}

function ChartTable({ id, name, data, format, formatTime }: TableProps) {
  const texts = useTexts('console/frame/chart')
  const places = data.times.map((_, at) => at).reverse()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="chart-table" id={id} tabIndex={0} aria-label={texts.tableOf({ name })}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.time}</th>
            {data.series.map((one) => (
              <th key={one.name} scope="col">
                {one.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((at) => (
            <tr key={data.times[at]}>
              <th scope="row">{formatTime(data.times[at] ?? 0)}</th>
              {data.series.map((one) => {
                const value = one.values[at] ?? null
                return <td key={one.name}>{value === null ? '–' : format(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    setWidth(measured.clientWidth)
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
