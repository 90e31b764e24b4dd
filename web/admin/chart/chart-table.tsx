// The values behind a chart, the latest first: for who wants to read them, copy them, or cannot see the lines.
import { useTexts } from '#web/i18n/language.tsx'
import type { ChartData } from './chart-series.ts'

type Props = {
  id: string
  name: string
  data: ChartData
  format: (value: number) => string
  formatTime: (time: number) => string
}

export function ChartTable({ id, name, data, format, formatTime }: Props) {
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
