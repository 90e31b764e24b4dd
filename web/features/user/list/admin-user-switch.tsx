// The state of a person as a switch: it moves at once, can be taken back, and says why it stands still.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Switch, Tooltip } from 'antd'
import type { Flag, StaffUser } from '#contract/people/staff.ts'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { forgetUsers, setFlag, showFlag } from '../admin-api.ts'
import { useHindrance } from '../admin-use-hindrance.ts'

export function UserSwitch({ person }: { person: StaffUser }) {
  const texts = useTexts('console/user/list')
  const client = useQueryClient()
  const done = useDone()
  const may = useMay()
  const hindrance = useHindrance()(person)
  const { mutate, mutateAsync, isPending } = useMutation({
    ...setFlag(),
    onMutate: ({ flag }) => showFlag(client, person.id, flag),
    onError: (_, { flag }) => showFlag(client, person.id, other(flag)),
    onSettled: () => forgetUsers(client),
  })

  if (!may('userList:update') || person.trashTime !== null) {
    return (
      <span className="state-word" data-state={person.flag === 'enabled' ? 'published' : 'draft'}>
        {texts.states[person.flag]}
      </span>
    )
  }
  const turn = (on: boolean) => {
    const flag: Flag = on ? 'enabled' : 'disabled'
    const says = on ? texts.enabledNow : texts.disabledNow
    mutate(
      { id: person.id, version: person.version, flag },
      {
        onSuccess: ({ id, version }) =>
          done(says({ name: person.username }), () => mutateAsync({ id, version, flag: other(flag) })),
      },
    )
  }
  const reason = hindrance === 'yourself' ? texts.notYourself : hindrance === 'beyond' ? texts.beyond : null
  return (
    <Tooltip title={reason}>
      <span className="user-switch">
        <Switch
          size="small"
          checked={person.flag === 'enabled'}
          disabled={reason !== null}
          loading={isPending}
          onChange={turn}
          aria-label={texts.switchOf({ name: person.username })}
        />
        {reason && <span className="hidden-text">{reason}</span>}
      </span>
    </Tooltip>
  )
}

const other = (flag: Flag): Flag => (flag === 'enabled' ? 'disabled' : 'enabled')
