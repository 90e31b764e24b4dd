// The login log: who signed in or tried to, from where, and what became of it.
import { LockOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Tag, Tooltip } from 'antd'
import type { LoginEntry, LoginReason } from '#contract/monitoring/log.ts'
import { useChange } from '#web/admin/forms/record-change.tsx'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { moment, oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import type { Columns } from '#web/admin/list/list-columns.ts'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { TimeCell } from '#web/admin/list/time-cell.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { exportLogins, forgetLogins, loginPageQuery, unlockName } from './admin-api.ts'
import './admin-log.css'

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
  'byPasskey',
  'byCode',
  'byRecovery',
  'passkeyWrong',
  'codeWrong',
  'stepOver',
  'byProvider',
  'providerRefused',
  'noAccount',
  'passwordOff',
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

export function AdminLoginLogPage() {
  const texts = useTexts('console/log/logins')
  const list = useList(LOGIN_LIST)
  const asked = useQuery(loginPageQuery(list.query))
  const { change } = useChange(forgetLogins)
  return (
    <div className="log-page">
      <ListPage
        name="loginLog"
        words={texts}
        description={asked.data && texts.description + texts.kept({ days: asked.data.keptDays })}
        list={list}
        asked={asked}
        filters={[
          { name: 'username', label: texts.username, hint: texts.usernameHint },
          { name: 'address', label: texts.address, hint: texts.addressHint },
          {
            name: 'outcome',
            label: texts.outcome,
            any: texts.anyOutcome,
            option: (outcome) => texts.outcomes[outcome],
          },
          {
            name: 'reason',
            label: texts.reason,
            any: texts.anyReason,
            option: (reason) => texts.reasons[reason],
          },
          { span: texts.time, minutes: true },
        ]}
        buttons={
          <Permit for="loginLog:export">
            <ExportButton
              label={texts.export}
              make={(options) => exportLogins(LOGIN_LIST.filtersOf(list.state), options)}
            />
          </Permit>
        }
        {...useLoginColumns()}
        rowName={({ username }) => username}
        actions={({ username, locked }) => [
          locked && {
            key: 'unlock',
            permit: ['loginLog:unlock', 'userList:unlock'],
            label: texts.unlock,
            onClick: () => change(texts.unlocked({ name: username }), () => unlockName(username)),
          },
        ]}
        actionsWidth={110}
      />
    </div>
  )
}

const OUTCOME_STATES = { success: 'published', failure: 'failed', logout: 'idle', reset: 'changed' }

function useLoginColumns(): Columns<LoginEntry> {
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
