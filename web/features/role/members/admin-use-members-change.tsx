// Gives a role to people and takes it off them: asks first where many lose it, and offers the way back.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useState } from 'react'
import { forgetRights } from '#web/admin/admin-api.ts'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { setMembers } from '../admin-api.ts'

type Change = { add?: number[]; remove?: number[] }

export function useMembersChange(roleId: number) {
  const texts = useTexts('console/role/members')
  const { modal } = App.useApp()
  const done = useDone()
  const client = useQueryClient()
  const [failure, setFailure] = useState('')
  const { mutateAsync, isPending } = useMutation({
    ...setMembers(),
    onSettled: () => Promise.all([forgetRights(client), client.invalidateQueries({ queryKey: ['user'] })]),
  })

  const write = async (change: Change): Promise<boolean> => {
    setFailure('')
    try {
      await mutateAsync({ id: roleId, ...change, quiet: true })
      return true
    } catch (error) {
      setFailure(plainWords(error))
      return false
    }
  }

  /** Answers whether it was done. */
  const change = async ({ add = [], remove = [] }: Change): Promise<boolean> => {
    if (remove.length > 1 && !(await agreed(remove.length))) return false
    if (!(await write({ add, remove }))) return false
    // Some of those who were added may have had the role before, and would lose it.
    if (add.length > 0) done(texts.added({ count: add.length }))
    else
      done(texts.removed({ count: remove.length }), () =>
        mutateAsync({ id: roleId, add: remove, quiet: false }),
      )
    return true
  }
  const agreed = (count: number) =>
    new Promise<boolean>((resolve) => {
      modal.confirm({
        title: texts.removeTitle({ count }),
        content: texts.removeSays,
        okText: texts.remove,
        okButtonProps: { danger: true },
        cancelText: texts.cancel,
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      })
    })
  return { change, busy: isPending, failure }
}
