// Where a person is signed in, and the end of one session or of all.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Drawer, Skeleton, Tag } from 'antd'
import { readAgent } from '#contract/people/agent.ts'
import type { StaffUser } from '#contract/people/staff.ts'
import type { OwnSession } from '#contract/people/user.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { endSessions, forgetUsers, sessionsQuery } from './admin-api.ts'
import { useHindrance } from './admin-use-hindrance.ts'

type Props = { person: StaffUser; onClose: () => void }

/** Rendered while it is open. */
export function UserSessions({ person, onClose }: Props) {
  const texts = useTexts('console/user/sessions')
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery(person.id))
  const { ask, allowed, beyond, busy } = useEnding(person)
  const hindrance = useHindrance()(person)
  return (
    <Drawer
      open
      title={texts.title({ name: person.username })}
      size="min(560px, 100vw)"
      onClose={onClose}
      extra={
        // One's own session would end with the others.
        allowed &&
        hindrance !== 'yourself' &&
        (data?.length ?? 0) > 1 && (
          <Button danger size="small" loading={busy} disabled={beyond} onClick={() => ask(texts.endAllTitle)}>
            {texts.endAll}
          </Button>
        )
      }
    >
      {error && !data && <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {data?.length === 0 && <Nothing title={texts.none} says={texts.noneSays} />}
      {allowed && beyond && data && data.length > 0 && (
        <Alert className="form-failure" type="info" title={texts.beyond} showIcon />
      )}
      <ul className="user-sessions">
        {data?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            blocked={beyond}
            onEnd={
              allowed && !session.current
                ? () => ask(texts.endTitle, session.id, `${session.address}. `)
                : null
            }
          />
        ))}
      </ul>
    </Drawer>
  )
}

function useEnding(person: StaffUser) {
  const texts = useTexts('console/user/sessions')
  const { modal, message } = App.useApp()
  const client = useQueryClient()
  const may = useMay()
  const hindrance = useHindrance()(person)
  const { mutateAsync, isPending } = useMutation({
    ...endSessions(),
    onSuccess: () => void message.success(texts.ended),
    // Also when it failed: most likely the session is over already.
    onSettled: () => forgetUsers(client),
  })
  const ask = (title: string, sessionId?: number, which = '') =>
    void modal.confirm({
      title,
      content: which + texts.endSays,
      okText: sessionId === undefined ? texts.endAll : texts.end,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      // What was refused is told where every failure is; the dialog has nothing to add.
      onOk: () =>
        mutateAsync({ id: person.id, ...(sessionId !== undefined && { sessionId }) }).catch(() => {}),
    })
  return { ask, allowed: may('userList:endSession'), beyond: hindrance === 'beyond', busy: isPending }
}

type RowProps = { session: OwnSession; blocked: boolean; onEnd: (() => void) | null }

function SessionRow({ session, blocked, onEnd }: RowProps) {
  const texts = useTexts('console/user/sessions')
  const { browser, system } = readAgent(session.agent)
  const device = browser && system ? texts.on({ browser, system }) : (browser ?? system ?? texts.unknownAgent)
  return (
    <li>
      <span title={session.agent}>
        <strong>{device}</strong> {session.current && <Tag className="tag-own">{texts.thisOne}</Tag>}
        <small>{session.address}</small>
      </span>
      <span>
        <small>
          {texts.seen} <TimePassed time={session.seenTime} />
        </small>
        <small>
          {texts.since} <TimePassed time={session.createTime} counted />
        </small>
      </span>
      {onEnd && (
        <Button
          danger
          size="small"
          disabled={blocked}
          aria-label={texts.endOf({ name: `${device}, ${session.address}` })}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
