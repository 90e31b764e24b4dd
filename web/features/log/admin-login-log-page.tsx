// The login log: who signed in or tried to, from where, and what became of it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Tag, Tooltip } from 'antd'
import type { LoginEntry, LoginReason } from '#contract/monitoring/log.ts'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { RowActions } from '#web/admin/list/row-actions.tsx'
import { type ListOf, useList } from '#web/admin/list/use-list.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit, useMay } from '#web/session/permit.tsx'
import { exportLogins, forgetLogins, loginPageQuery, unlockName } from './admin-api.ts'
import './admin-log.css'

import { LockOutlined } from '@ant-design/icons'
import { moment, oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import { ListFilters } from '#web/admin/list/filters/list-filters.tsx'
import type { ListColumn, MainColumn } from '#web/admin/list/list-columns.ts'
import { TimeCell } from '#web/admin/list/time-cell.tsx'

/** As in `contract/monitoring/log.ts`, which would bring the validator along. */
const OUTCOMES = ['success', 'failure', 'logout', 'reset'] as const satisfies readonly LoginEntry['outcome'][]
const REASONS = [
  'wrongPassword',
  'unknownUser',
  'captchaWrong',
  'captchaExpired',
  'locked',
  'disabled',
  'tooMany',
  'letter',
  'noAddress',
] as const satisfies readonly LoginReason[]

const LOGIN_LIST = listAddress({
  filters: {
    username: text(60),
    address: text(45),
    outcome: oneOf(OUTCOMES),
    reason: oneOf(REASONS),
    from: moment(),
    until: moment(),
  },
  sorts: ['time'],
  sort: '-time',
  keyset: true,
})

function LoginFilters({ list }: { list: ListOf<typeof LOGIN_LIST> }) {
  const texts = useTexts('console/log/logins')
  return (
    <ListFilters
      list={list}
      fields={[
        { name: 'username', label: texts.username, hint: texts.usernameHint },
        { name: 'address', label: texts.address, hint: texts.addressHint },
        {
          name: 'outcome',
          label: texts.outcome,
          any: texts.anyOutcome,
          option: (value) => texts.outcomes[value],
        },
        {
          name: 'reason',
          label: texts.reason,
          any: texts.anyReason,
          option: (value) => texts.reasons[value],
        },
        { span: texts.time, minutes: true },
      ]}
    />
  )
}

export function AdminLoginLogPage() {
  const texts = useTexts('console/log/logins')
  const language = useLanguage()
  const list = useList(LOGIN_LIST)
  const may = useMay()
  const asked = useQuery(loginPageQuery(list.query))
  const { unlock, unlocking } = useUnlock()
  const { data } = asked
  const unlocks = may(['loginLog:unlock', 'userList:unlock']) && data?.items.some(({ locked }) => locked)
  return (
    <div className="log-page">
      <ListPage<LoginEntry>
        name="loginLog"
        title={texts.title}
        description={data ? texts.description + texts.kept({ days: data.keptDays }) : texts.description}
        words={texts}
        list={list}
        asked={asked}
        filters={<LoginFilters list={list} />}
        buttons={
          <Permit for="loginLog:export">
            <ExportButton
              label={texts.export}
              make={(options) => exportLogins(LOGIN_LIST.filtersOf(list.state), options)}
            />
          </Permit>
        }
        {...useLoginColumns()}
        rowName={({ username, time }) => texts.row({ name: username, time: formatMoment(time, language) })}
        {...(unlocks && {
          actionsWidth: 110,
          actions: ({ username, locked }: LoginEntry) =>
            locked && (
              <RowActions
                name={username}
                busy={unlocking === username}
                actions={[{ key: 'unlock', label: texts.unlock, onClick: () => unlock(username) }]}
              />
            ),
        })}
      />
    </div>
  )
}

function useUnlock() {
  const texts = useTexts('console/log/logins')
  const { message } = App.useApp()
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    ...unlockName(),
    onSuccess: (_, username) => void message.success(texts.unlocked({ name: username })),
    onSettled: () => forgetLogins(client),
  })
  return { unlock: mutate, unlocking: isPending ? variables : null }
}

type Columns = { main: MainColumn<LoginEntry>; columns: ListColumn<LoginEntry>[] }

const OUTCOME_STATES = { success: 'published', failure: 'failed', logout: 'idle', reset: 'changed' }

function useLoginColumns(): Columns {
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
              <Tooltip title={texts.lockedText}>
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
