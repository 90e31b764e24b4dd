// The last half hour as lines.
import type { MonitorSample } from '#contract/monitoring/monitor.ts'
import { LineChart } from '#web/admin/chart/line-chart.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { NodeHistory } from './admin-api.ts'
import type { MonitorFormat } from './admin-format.ts'

const MIN_SPAN = 5 * 60_000

type Reading = Exclude<keyof MonitorSample, 'time'>
type Line = { name: string; of: Reading; bad?: true }

export function MonitorCharts({ node, format }: { node: NodeHistory; format: MonitorFormat }) {
  const texts = useTexts('console/monitor')
  const { samples, facts } = node
  const times = samples.map(({ time }) => time)
  const linesOf = (...lines: Line[]) => ({
    times,
    series: lines.map(({ name, of, bad }) => ({
      name,
      values: samples.map((sample) => sample[of]),
      ...(bad && { bad }),
    })),
  })
  const shared = { formatTime: format.time, formatTick: format.shortTime, minSpan: MIN_SPAN }

  return (
    <section className="monitor-charts" aria-label={texts.charts}>
      <LineChart
        {...shared}
        name={texts.processor}
        data={linesOf({ name: texts.machine, of: 'machineCpu' }, { name: texts.process, of: 'processCpu' })}
        format={format.percent}
        atLeast={1}
      />
      <LineChart
        {...shared}
        name={texts.memory}
        data={linesOf({ name: texts.used, of: 'memoryUsed' })}
        format={format.bytes}
        atLeast={facts.memoryTotal ?? 0}
        bytes
      />
      <LineChart
        {...shared}
        name={texts.processMemory}
        data={linesOf(
          { name: texts.rss, of: 'rss' },
          { name: texts.heapTotal, of: 'heapTotal' },
          { name: texts.heapUsed, of: 'heapUsed' },
        )}
        format={format.bytes}
        bytes
      />
      <LineChart
        {...shared}
        name={texts.delay}
        data={linesOf({ name: texts.p50, of: 'delayP50' }, { name: texts.p99, of: 'delayP99' })}
        format={format.milliseconds}
      />
      <LineChart
        {...shared}
        name={texts.requests}
        data={linesOf(
          { name: texts.answered, of: 'answered' },
          { name: texts.refusedCalls, of: 'refused' },
          { name: texts.failed, of: 'failed', bad: true },
        )}
        format={format.rate}
      />
      <LineChart
        {...shared}
        name={texts.answerTime}
        data={linesOf({ name: texts.p50, of: 'answerP50' }, { name: texts.p95, of: 'answerP95' })}
        format={format.milliseconds}
      />
      <LineChart
        {...shared}
        name={texts.database}
        data={linesOf({ name: texts.latency, of: 'databaseLatency' })}
        format={format.milliseconds}
      />
      <LineChart
        {...shared}
        name={texts.sessions}
        data={linesOf({ name: texts.sessions, of: 'sessions' })}
        format={format.count}
        atLeast={4}
      />
    </section>
  )
}
