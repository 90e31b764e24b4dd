// What a chart shows: moments, and for each line a value or none at every moment.

export type ChartSeries = {
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
