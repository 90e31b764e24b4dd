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
  const { facts } = node
  const { last, shown, lineOf, requests } = readingsOf(node)
  const count = facts.processors.count
  const total = facts.memoryTotal === null ? texts.unknown : format.bytes(facts.memoryTotal)
  const databaseAway = last !== undefined && last.databaseLatency === null

  return (
    <section className="monitor-tiles" aria-label={texts.figures}>
      <Tile
        name={texts.processor}
        value={shown('machineCpu', format.percent)}
        description={
          (last?.load ?? null) === null
            ? texts.processors({ count })
            : texts.load({ value: shown('load', format.load), count })
        }
        line={lineOf('machineCpu')}
        atLeast={1}
      />
      <Tile
        name={texts.memory}
        value={shown('memoryUsed', format.bytes)}
        description={facts.memoryLimited ? texts.limited({ total }) : texts.ofTotal({ total })}
        line={lineOf('memoryUsed')}
        atLeast={facts.memoryTotal ?? 0}
      />
      <Tile
        name={texts.processMemory}
        value={shown('rss', format.bytes)}
        description={texts.heapText({ used: shown('heapUsed', format.bytes) })}
        line={lineOf('rss')}
      />
      <Tile
        name={`${texts.delay}, ${texts.p99}`}
        value={shown('delayP99', format.milliseconds)}
        description={texts.delayText({ busy: shown('loopBusy', format.percent) })}
        line={lineOf('delayP99')}
      />
      <Tile
        name={texts.requests}
        value={written(requests.at(-1), format.rate)}
        description={texts.failedText({ rate: shown('failed', format.rate) })}
        line={requests}
        bad={(last?.failed ?? 0) > 0}
      />
      <Tile
        name={`${texts.answerTime}, ${texts.p95}`}
        value={shown('answerP95', format.milliseconds)}
        description={
          (last?.answerP50 ?? null) === null
            ? texts.nobody
            : `${texts.p50} ${shown('answerP50', format.milliseconds)}`
        }
        line={lineOf('answerP95')}
      />
      <Tile
        name={texts.database}
        value={shown('databaseLatency', format.milliseconds)}
        description={
          databaseAway
            ? texts.databaseAway
            : texts.databaseText({
                size: facts.database.size === null ? '–' : format.bytes(facts.database.size),
              })
        }
        line={lineOf('databaseLatency')}
        bad={databaseAway}
      />
      <Tile
        name={texts.disk}
        value={shown('diskFree', format.bytes)}
        description={texts.ofTotal({
          total: facts.diskTotal === null ? texts.unknown : format.bytes(facts.diskTotal),
        })}
        line={lineOf('diskFree')}
        atLeast={facts.diskTotal ?? 0}
      />
      <Tile
        name={texts.sessions}
        value={shown('sessions', format.count)}
        description={texts.sessionsText}
        line={lineOf('sessions')}
      />
      <Tile
        name={texts.uptime}
        value={format.duration(facts.uptime)}
        description={`${texts.started} ${formatMoment(facts.node.startedAt, language)}`}
      />
    </section>
  )
}

type TileProps = {
  name: string
  value: string
  description: string
  line?: readonly (number | null)[]
  atLeast?: number
  bad?: boolean
}

function Tile({ name, value, description, line, atLeast = 0, bad = false }: TileProps) {
  return (
    <div className="monitor-tile" data-bad={bad || undefined}>
      <h2>{name}</h2>
      <p className="monitor-value">{value}</p>
      <p className="monitor-says">{description}</p>
      {line && <Sparkline values={line} atLeast={atLeast} bad={bad} />}
    </div>
  )
}

/** What a node reads now, and where it has been lately. */
function readingsOf({ samples }: NodeHistory) {
  const last = samples.at(-1)
  const lately = samples.slice(-LATELY)
  return {
    last,
    shown: (name: Reading, write: (value: number) => string) => written(last?.[name], write),
    lineOf: (name: Reading) => lately.map((sample) => sample[name]),
    requests: lately.map((one) => sumOf(one.answered, one.refused, one.failed)),
  }
}

const written = (value: number | null | undefined, write: (value: number) => string) =>
  value == null ? '–' : write(value)

function sumOf(...rates: (number | null)[]): number | null {
  return rates.reduce<number | null>((sum, rate) => (sum === null || rate === null ? null : sum + rate), 0)
}
