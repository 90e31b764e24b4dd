// Gives a role to people and takes it off them: asks first where many lose it, and offers the way back.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetRights } from '#web/admin/admin-api.ts'
import { useConfirm } from '#web/admin/forms/record-change.tsx'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { plainWords } from '#web/client/plain-words.ts'
import { report } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { setMembers } from '../admin-api.ts'

export function useMembersChange(roleId: number) {
  const texts = useTexts('console/role/members')
  const confirm = useConfirm()
  const done = useDone()
  const client = useQueryClient()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  const write = async (change: { add?: number[]; remove?: number[] }) => {
    setBusy(true)
    try {
      await setMembers({ id: roleId, ...change })
    } finally {
      await Promise.all([forgetRights(client), client.invalidateQueries({ queryKey: ['user'] })])
      setBusy(false)
    }
  }
  /** Answers whether it was done; what was refused stands in the drawer. */
  const change = async (
    text: string,
    members: Parameters<typeof write>[0],
    undo?: () => Promise<unknown>,
  ) => {
    setFailure('')
    try {
      await write(members)
      done(text, undo)
      return true
    } catch (error) {
      setFailure(plainWords(error))
      return false
    }
  }
  return {
    busy,
    failure,
    // Some of those who are added may have had the role before, and would lose it by a way back.
    add: (ids: number[]) => change(texts.added({ count: ids.length }), { add: ids }),
    remove: async (ids: number[]) => {
      const count = ids.length
      const question = { title: texts.removeTitle({ count }), text: texts.removeText, ok: texts.remove }
      if (count > 1 && !(await confirm(question))) return false
      return change(texts.removed({ count }), { remove: ids }, () => write({ add: ids }).catch(report))
    },
  }
}
