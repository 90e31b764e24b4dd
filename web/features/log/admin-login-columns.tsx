// The columns of the login log.
import { LockOutlined } from '@ant-design/icons'
import { Tag, Tooltip } from 'antd'
import type { LoginEntry } from '#contract/monitoring/log.ts'
import type { ListColumn, MainColumn } from '#web/admin/list/list-columns.ts'
import { TimeCell } from '#web/admin/list/time-cell.tsx'
import { useTexts } from '#web/i18n/language.tsx'

type Columns = { main: MainColumn<LoginEntry>; columns: ListColumn<LoginEntry>[] }

const OUTCOME_STATES = { success: 'published', failure: 'failed', logout: 'idle', reset: 'changed' }

export function useLoginColumns(): Columns {
  const texts = useTexts('console/log/logins')
  const device = (name: string) => name || <span className="log-nothing">{texts.unknown}</span>
  return {
    main: {
      key: 'username',
      title: texts.username,
      cell: (entry, folded) => (
        <span className="log-name">
          <span className="log-who">
            <bdi>{entry.username}</bdi>
            {entry.locked && (
              <Tooltip title={texts.lockedSays}>
                <Tag icon={<LockOutlined />} color="warning">
                  {texts.locked}
                </Tag>
              </Tooltip>
            )}
          </span>
          {folded}
        </span>
      ),
    },
    columns: [
      {
        key: 'outcome',
        title: texts.outcome,
        cell: ({ outcome, reason }) => (
          <span className="log-outcome">
            <span className="state-word" data-state={OUTCOME_STATES[outcome]}>
              {texts.outcomes[outcome]}
            </span>
            {reason !== '' && <small>{texts.reasons[reason]}</small>}
          </span>
        ),
      },
      {
        key: 'address',
        title: texts.address,
        width: 145,
        cell: ({ address }) => <span className="log-code">{address}</span>,
      },
      {
        key: 'browser',
        title: texts.browser,
        from: 'roomy',
        width: 150,
        cell: ({ browser }) => device(browser),
      },
      { key: 'system', title: texts.system, from: 'roomy', width: 130, cell: ({ system }) => device(system) },
      {
        key: 'request',
        title: texts.request,
        from: 'roomy',
        extra: true,
        ellipsis: true,
        cell: ({ requestId }) => <span className="log-code">{requestId}</span>,
      },
      {
        key: 'time',
        title: texts.time,
        width: 160,
        sort: true,
        cell: ({ time }) => <TimeCell time={time} />,
      },
    ],
  }
}
