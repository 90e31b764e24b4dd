// Where the person is signed in, and the end of a session that should not be.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Skeleton, Tag } from 'antd'
import { readAgent } from '#contract/people/agent.ts'
import type { OwnSession } from '#contract/people/user.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { endOwnSession, ownSessionsQuery } from './admin-api.ts'

export function OwnSessions() {
  const texts = useTexts('console/my')
  const { data, error, refetch, isFetching } = useQuery(ownSessionsQuery())
  return (
    <section className="my-card my-sessions" aria-labelledby="my-sessions">
      <h2 id="my-sessions">{texts.sessions}</h2>
      <p>{texts.sessionsSays}</p>
      {error && !data && <LoadFailed error={error} onAgain={refetch} busy={isFetching} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      <ul>
        {data?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {data?.length === 1 && <p className="field-hint">{texts.alone}</p>}
    </section>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const texts = useTexts('console/my')
  const { modal, message } = App.useApp()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    ...endOwnSession(),
    onSuccess: () => void message.success(texts.ended),
    // Also when it failed: most likely the session is over already.
    onSettled: () => client.invalidateQueries({ queryKey: ownSessionsQuery().queryKey }),
  })
  const { browser, system } = readAgent(session.agent)
  const device = browser && system ? texts.on({ browser, system }) : (browser ?? system ?? texts.unknownAgent)

  const ask = () =>
    void modal.confirm({
      title: texts.endTitle,
      content: `${device}, ${session.address}. ${texts.endSays}`,
      okText: texts.end,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      // What was refused is told where every failure is; the dialog has nothing to add.
      onOk: () => mutateAsync(session.id).catch(() => {}),
    })

  return (
    <li>
      <span className="my-device" title={session.agent}>
        <strong>{device}</strong>
        {session.current && <Tag className="tag-own">{texts.thisOne}</Tag>}
        <span className="my-address">{session.address}</span>
      </span>
      <span className="my-times">
        <span>
          {texts.seen} <TimePassed time={session.seenTime} />
        </span>
        <span>
          {texts.since} <TimePassed time={session.createTime} counted />
        </span>
      </span>
      {!session.current && (
        <Button
          danger
          size="small"
          loading={isPending}
          aria-label={texts.endOf({ name: `${device}, ${session.address}` })}
          onClick={ask}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
