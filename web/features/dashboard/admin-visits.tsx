// Views, visitors, enquiries and how many visitors write: figures that choose what the chart below them shows.
import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useState } from 'react'
import type { VisitReport } from '#contract/console/dashboard.ts'
import { LOCALES, writeWithPoint } from '#contract/languages/locales.ts'
import { LineChart } from '#web/admin/chart/line-chart.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { ShortNumber } from '#web/admin/shown-values/short-number.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { formatDay } from '#web/ui/day.tsx'
import { thousands } from '#web/ui/number-format.ts'

const METRICS = ['views', 'visitors', 'enquiries', 'conversion'] as const
type Metric = (typeof METRICS)[number]
type Counts = Pick<VisitReport, 'views' | 'visitors' | 'enquiries'>

/** Days of the site, drawn as days of the reader. */
const timeOf = (day: string) => new Date(`${day}T00:00:00`).getTime()
const DAY_MS = 24 * 60 * 60_000

export function Visits({ query }: { query: UseQueryResult<VisitReport> }) {
  const { data, error, refetch, isFetching } = query
  if (error && !data) return <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  return <Report report={data} busy={query.isPlaceholderData} />
}

function Report({ report, busy }: { report: VisitReport; busy: boolean }) {
  const texts = useTexts('console/dashboard/visit')
  const language = useLanguage()
  const [chosen, choose] = useState<Metric>('visitors')
  const shown = METRICS.filter((metric) => report.enquiries || metric === 'views' || metric === 'visitors')
  const metric = shown.includes(chosen) ? chosen : 'visitors'
  const percent = (share: number) =>
    writeWithPoint(share, language, { style: 'percent', maximumFractionDigits: 2 })
  const change = (share: number) =>
    writeWithPoint(share, language, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  const tick = new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short' })
  const write = metric === 'conversion' ? percent : thousands
  const fullDay = (time: number) => formatDay(isoOf(time), language)
  const days = (from: string, to: string) => `${formatDay(from, language)} – ${formatDay(to, language)}`

  return (
    <div className="dash-visits" aria-busy={busy}>
      <fieldset className="dash-metrics" aria-label={texts.chartShows}>
        {shown.map((one) => {
          const now = totalOf(report, one)
          const grown = growth(now, totalOf(report.before, one))
          return (
            <button key={one} type="button" aria-pressed={one === metric} onClick={() => choose(one)}>
              <span>{texts[one]}</span>
              <strong>
                {now === null ? '–' : one === 'conversion' ? percent(now) : <ShortNumber of={now} />}
              </strong>
              <small data-grown={grown === null ? undefined : Math.sign(grown)}>
                {grown === null ? texts.noComparison : texts.change({ change: change(grown) })}
              </small>
            </button>
          )
        })}
      </fieldset>
      <LineChart
        name={texts[metric]}
        data={{
          times: report.days.map(timeOf),
          series: [
            { name: days(report.from, report.to), values: byDay(report, metric) },
            { name: days(report.before.from, report.before.to), values: byDay(report.before, metric) },
          ],
        }}
        format={write}
        formatTime={fullDay}
        formatTick={(time) => tick.format(time)}
        atLeast={metric === 'conversion' ? 0.01 : 4}
        minSpan={DAY_MS}
      />
      <p className="dash-note">
        {texts.note({ zone: report.timeZone })}
        {report.since === null && ` ${texts.nothingYet}`}
        {report.since !== null &&
          report.since > report.before.from &&
          ` ${texts.since({ day: formatDay(report.since, language) })}`}
      </p>
    </div>
  )
}

function byDay(counts: Counts, metric: Metric): (number | null)[] {
  if (metric !== 'conversion') return counts[metric] ?? []
  return counts.visitors.map((visitors, at) => share(counts.enquiries?.[at] ?? 0, visitors))
}

function totalOf(counts: Counts, metric: Metric): number | null {
  if (metric !== 'conversion') return sum(counts[metric] ?? [])
  return share(sum(counts.enquiries ?? []), sum(counts.visitors))
}

/** The day of a moment as the reader's clock has it. */
function isoOf(time: number): string {
  const at = new Date(time)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** A part of a whole; null of nothing. */
const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

/** By how much it grew, 0.1 for a tenth; null when there was nothing before. */
const growth = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : now / before - 1
