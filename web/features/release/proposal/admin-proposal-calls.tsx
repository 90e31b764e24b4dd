// Every call that the program made for a proposal, in a drawer.
import { useQuery } from '@tanstack/react-query'
import { Drawer, Pagination } from 'antd'
import { useState } from 'react'
import { CODE } from '#contract/wire/answer.ts'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { CALLS_ON_PAGE, callsQuery } from './admin-api.ts'

export function ProposalCalls({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = useTexts('console/release/proposal')
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const asked = useQuery(callsQuery(id, page))
  const { data } = asked
  return (
    <Drawer open title={texts.calls} size={620} onClose={onClose}>
      <p className="proposal-calls-text">{texts.callsText}</p>
      <Pending asked={asked} rows={8} />
      {data && (
        <ol className="proposal-calls">
          {data.items.map((call) => (
            <li key={call.id}>
              <time dateTime={call.time}>{formatMoment(call.time, language)}</time>
              <span>
                <code>{call.tool}</code> {call.about}
                {call.code !== CODE.ok && <em>{call.says}</em>}
              </span>
              <small>{thousands(call.ms)} ms</small>
            </li>
          ))}
        </ol>
      )}
      {data && data.total > CALLS_ON_PAGE && (
        <Pagination
          current={page}
          pageSize={CALLS_ON_PAGE}
          total={data.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </Drawer>
  )
}
