// A figure that was measured, judged by its mark; tables of them, and their place in docs/performance.md.

/** What a figure should reach. */
export type Mark = { atMost?: number; atLeast?: number }
export type Figure = Mark & {
  name: string
  value: number
  unit: string
  /** What it is made of, or how it grew. */
  note?: string
}
export type Verdict = 'met' | 'MISSED' | 'no mark'

/** On what, when, and how busy the machine was before and after: a load far above that of the part says that it was disturbed. */
type Machine = { day: string; cores: number; node: string; before: number; after: number }
export type Measured = { part: string; machine: Machine; figures: Figure[] }

export function verdictOf({ value, atMost, atLeast }: Figure): Verdict {
  if (atMost === undefined && atLeast === undefined) return 'no mark'
  // Nothing that could not be measured is met.
  const met = value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY)
  return met ? 'met' : 'MISSED'
}

/** Three digits that count, or the whole number. */
export const spelled = (value: number) =>
  Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : value.toLocaleString('en', { maximumSignificantDigits: 3 })

export const machineText = ({ day, cores, node, before, after }: Machine) =>
  `${day}, ${cores} cores, Node ${node}, load ${before.toFixed(1)} before and ${after.toFixed(1)} after`

const HEAD = ['what', 'measured', 'mark', 'verdict', 'note']

const cellsOf = (figure: Figure) => [
  figure.name,
  `${spelled(figure.value)} ${figure.unit}`,
  markText(figure),
  verdictOf(figure),
  figure.note ?? '',
]

function markText({ atMost, atLeast }: Mark): string {
  const texts = [
    ...(atLeast === undefined ? [] : [`at least ${spelled(atLeast)}`]),
    ...(atMost === undefined ? [] : [`at most ${spelled(atMost)}`]),
  ]
  return texts.join(', ')
}

/** For a terminal: one table, each part with its machine before it. */
export function textTable(parts: readonly Measured[]): string {
  const rows = [HEAD, ...parts.flatMap(({ figures }) => figures.map(cellsOf))]
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((cell, at) => (at === 1 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  const blocks = parts.map(({ part, machine, figures }) =>
    [`${part}: ${machineText(machine)}`, ...figures.map((figure) => line(cellsOf(figure)))].join('\n'),
  )
  return [line(HEAD), ...blocks].join('\n\n')
}

/** How many marks were met, and which were not. */
export function sumOf(parts: readonly Measured[]): string {
  const judged = parts.flatMap(({ part, figures }) =>
    figures.map((figure) => ({ verdict: verdictOf(figure), name: `${part}: ${figure.name}` })),
  )
  const met = judged.filter(({ verdict }) => verdict === 'met').length
  const missed = judged.filter(({ verdict }) => verdict === 'MISSED').map(({ name }) => name)
  return [`${met} of ${met + missed.length} marks are met`, ...missed.map((name) => `  MISSED ${name}`)].join(
    '\n',
  )
}

function markdownTable({ machine, figures }: Measured): string {
  const line = (row: string[]) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [
    `${machineText(machine)}.`,
    '',
    line(HEAD),
    '| --- | ---: | --- | --- | --- |',
    ...figures.map((figure) => line(cellsOf(figure))),
  ].join('\n')
}

const placeOf = (part: string) => new RegExp(`(<!-- part:${part} -->\n)[^]*?(<!-- end -->)`)

export const hasPlace = (page: string, part: string) => placeOf(part).test(page)

/** The page with the figures of one part in place of those it had; all else stays as it is. */
export const withFigures = (page: string, measured: Measured) =>
  page.replace(
    placeOf(measured.part),
    (_, begin: string, end: string) => `${begin}${markdownTable(measured)}\n${end}`,
  )
