// The monitor: how the server is doing now and how it did in the last half hour.
import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Select, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { isTrouble } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { monitorQuery } from './admin-api.ts'
import { monitorFormat } from './admin-format.ts'
import { MonitorCharts } from './admin-monitor-charts.tsx'
import { MonitorFacts } from './admin-monitor-facts.tsx'
import { MonitorTiles } from './admin-monitor-tiles.tsx'
import './admin-monitor.css'

export function AdminMonitorPage() {
  const texts = useTexts('console/monitor')
  const language = useLanguage()
  const format = useMemo(() => monitorFormat(language), [language])
  const [paused, setPaused] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error, refetch, isFetching } = useQuery(monitorQuery(paused))
  const node = data?.nodes.find(({ facts }) => facts.node.id === chosen) ?? data?.nodes[0]

  if (!data || !node) {
    return (
      <>
        <PageHead title={texts.title} />
        {error ? (
          <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />
        ) : (
          <div className="monitor-tiles" aria-busy="true">
            {Array.from({ length: 10 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ten equal placeholders
              <div className="monitor-tile" key={at}>
                <Skeleton active title={false} paragraph={{ rows: 3 }} />
              </div>
            ))}
          </div>
        )}
      </>
    )
  }

  const { host, pid } = node.facts.node
  const time = format.time(node.samples.at(-1)?.time ?? Date.parse(node.facts.node.startedAt))
  return (
    <div className="monitor">
      <PageHead
        title={texts.title}
        description={
          <>
            {texts.speaksFor({ host, pid })} ·{' '}
            <span className="monitor-updated">{texts.updated({ time })}</span>
            {paused && ` · ${texts.paused}`}
          </>
        }
      >
        {data.nodes.length > 1 && (
          <Select
            aria-label={texts.node}
            value={node.facts.node.id}
            onChange={setChosen}
            options={data.nodes.map(({ facts }) => ({
              value: facts.node.id,
              label: texts.speaksFor({ host: facts.node.host, pid: facts.node.pid }),
            }))}
          />
        )}
        <Button
          icon={paused ? <PlayCircleOutlined /> : <PauseOutlined />}
          onClick={() => {
            setPaused(!paused)
            if (paused) void refetch()
          }}
        >
          {paused ? texts.goOn : texts.pause}
        </Button>
      </PageHead>
      <div role="status">
        {error && (
          <p className="monitor-away">{isTrouble(error) ? texts.away({ time }) : texts.refused({ time })}</p>
        )}
      </div>
      <div className="monitor-values" data-stale={error ? true : undefined}>
        <MonitorTiles node={node} format={format} />
        <MonitorCharts node={node} format={format} />
        <MonitorFacts facts={node.facts} format={format} />
      </div>
    </div>
  )
}
