// The figures of this moment, each with where it has been lately.
import type { MonitorSample } from '#contract/monitoring/monitor.ts'
import { Sparkline } from '#web/admin/chart/sparkline.tsx'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { NodeHistory } from './admin-api.ts'
import type { MonitorFormat } from './admin-format.ts'

/** About five minutes. */
const LATELY = 60

type Reading = Exclude<keyof MonitorSample, 'time'>

export function MonitorTiles({ node, format }: { node: NodeHistory; format: MonitorFormat }) {
  const texts = useTexts('console/monitor')
  const language = useLanguage()
  const { facts, samples } = node
  const last = samples.at(-1)
  const lately = samples.slice(-LATELY)
  const said = (name: Reading, write: (value: number) => string) => {
    const value = last?.[name] ?? null
    return value === null ? '–' : write(value)
  }
  const lineOf = (name: Reading) => lately.map((sample) => sample[name])
  const all = lately.map((one) => sumOf(one.answered, one.refused, one.failed))
  const requests = all.at(-1) ?? null
  const count = format.count(facts.processors.count)
  const total = facts.memoryTotal === null ? texts.unknown : format.bytes(facts.memoryTotal)
  const failing = (last?.failed ?? 0) > 0
  const databaseAway = last !== undefined && last.databaseLatency === null

  return (
    <section className="monitor-tiles" aria-label={texts.figures}>
      <Tile
        name={texts.processor}
        value={said('machineCpu', format.percent)}
        says={
          (last?.load ?? null) === null
            ? texts.processors({ count })
            : texts.load({ value: said('load', format.load), count })
        }
        line={lineOf('machineCpu')}
        atLeast={1}
      />
      <Tile
        name={texts.memory}
        value={said('memoryUsed', format.bytes)}
        says={facts.memoryLimited ? texts.limited({ total }) : texts.ofTotal({ total })}
        line={lineOf('memoryUsed')}
        atLeast={facts.memoryTotal ?? 0}
      />
      <Tile
        name={texts.processMemory}
        value={said('rss', format.bytes)}
        says={texts.heapSays({ used: said('heapUsed', format.bytes) })}
        line={lineOf('rss')}
      />
      <Tile
        name={`${texts.delay}, ${texts.p99}`}
        value={said('delayP99', format.milliseconds)}
        says={texts.delaySays({ busy: said('loopBusy', format.percent) })}
        line={lineOf('delayP99')}
      />
      <Tile
        name={texts.requests}
        value={requests === null ? '–' : format.rate(requests)}
        says={texts.failedSays({ rate: said('failed', format.rate) })}
        line={all}
        bad={failing}
      />
      <Tile
        name={`${texts.answerTime}, ${texts.p95}`}
        value={said('answerP95', format.milliseconds)}
        says={
          (last?.answerP50 ?? null) === null
            ? texts.nobody
            : `${texts.p50} ${said('answerP50', format.milliseconds)}`
        }
        line={lineOf('answerP95')}
      />
      <Tile
        name={texts.database}
        value={said('databaseLatency', format.milliseconds)}
        says={
          databaseAway
            ? texts.databaseAway
            : texts.databaseSays({
                size: facts.database.size === null ? '–' : format.bytes(facts.database.size),
              })
        }
        line={lineOf('databaseLatency')}
        bad={databaseAway}
      />
      <Tile
        name={texts.disk}
        value={said('diskFree', format.bytes)}
        says={texts.ofTotal({
          total: facts.diskTotal === null ? texts.unknown : format.bytes(facts.diskTotal),
        })}
        line={lineOf('diskFree')}
        atLeast={facts.diskTotal ?? 0}
      />
      <Tile
        name={texts.sessions}
        value={said('sessions', format.count)}
        says={texts.sessionsSays}
        line={lineOf('sessions')}
      />
      <Tile
        name={texts.uptime}
        value={format.duration(facts.uptime)}
        says={`${texts.started} ${formatMoment(facts.node.startedAt, language)}`}
      />
    </section>
  )
}

type TileProps = {
  name: string
  value: string
  says: string
  line?: readonly (number | null)[]
  atLeast?: number
  bad?: boolean
}

function Tile({ name, value, says, line, atLeast = 0, bad = false }: TileProps) {
  return (
    <div className="monitor-tile" data-bad={bad || undefined}>
      <h2>{name}</h2>
      <p className="monitor-value">{value}</p>
      <p className="monitor-says">{says}</p>
      {line && <Sparkline values={line} atLeast={atLeast} bad={bad} />}
    </div>
  )
}

function sumOf(...rates: (number | null)[]): number | null {
  return rates.reduce<number | null>((sum, rate) => (sum === null || rate === null ? null : sum + rate), 0)
}
