// What seldom changes: versions, machine, sizes.
import type { MonitorFacts as Facts } from '#contract/monitoring/monitor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { MonitorFormat } from './admin-format.ts'

const DATABASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

export function MonitorFacts({ facts, format }: { facts: Facts; format: MonitorFormat }) {
  const texts = useTexts('console/monitor')
  const { processors, database, versions } = facts
  const sized = (bytes: number | null) => (bytes === null ? texts.unknown : format.bytes(bytes))
  const rows: [string, string][] = [
    [texts.version, versions.product],
    ['Node.js', versions.node],
    [texts.databaseKind, `${DATABASES[database.kind]} ${database.version ?? ''}`.trim()],
    [texts.databaseSize, sized(database.size)],
    ['sharp, libvips', `${versions.sharp}, ${versions.libvips}`],
    [texts.heapLimit, sized(facts.heapLimit)],
    [texts.memory, sized(facts.memoryTotal)],
    [texts.diskSize, sized(facts.diskTotal)],
    [texts.system, facts.system],
    [texts.processorModel, `${format.count(processors.count)} × ${processors.model || texts.unknown}`],
    [
      texts.machineUptime,
      facts.machineUptime === null ? texts.unknown : format.duration(facts.machineUptime),
    ],
  ]
  return (
    <section className="monitor-facts" aria-labelledby="monitor-facts-title">
      <h2 id="monitor-facts-title">{texts.facts}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
