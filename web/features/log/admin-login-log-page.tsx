// The login log: who signed in or tried to, from where, and what became of it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type { LoginEntry } from '#contract/monitoring/log.ts'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { RowActions } from '#web/admin/list/row-actions.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit, useMay } from '#web/session/permit.tsx'
import { exportLogins, forgetLogins, loginPageQuery, unlockName } from './admin-api.ts'
import { useLoginColumns } from './admin-login-columns.tsx'
import { LoginFilters } from './admin-login-filters.tsx'
import { LOGIN_LIST } from './admin-login-list.ts'
import './admin-log.css'

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
        says={data ? texts.says + texts.kept({ days: data.keptDays }) : texts.says}
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
