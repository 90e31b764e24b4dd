// What can be done with one message.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageDetail } from '#contract/enquiries/message-shapes.ts'
import type { StaffSpamReason } from '#contract/enquiries/message-states.ts'
import { CODE } from '#contract/wire/answer.ts'
import { usePrompt } from '#web/admin/forms/prompt-dialog.tsx'
import { useDone } from '#web/admin/list/bulk/use-done.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { Refused, report } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import * as api from './admin-api.ts'

/** As in `contract/enquiries/message-shapes.ts`, which would bring the validator along. */
const NOTE = 500

type Target = api.Target
type Operation = (target: Target) => Promise<MessageDetail>

/** What can be done with one message; most of it can be taken back. */
export function useMessage(message: MessageDetail) {
  const texts = useTexts('console/message/detail')
  const prompt = usePrompt()
  const { id: own } = useSession()
  const { act, show, ...running } = useOperations(message)

  /** Spam comes back by `notSpam` alone. */
  const before = message.state === 'spam' ? 'new' : message.state
  const assign = (userId: number | null) =>
    act(
      ({ assignee }) => (assignee ? texts.done.assigned({ name: assignee.name }) : texts.done.nobody),
      (target) => api.assign(target, userId),
      (target) => api.assign(target, message.assignee?.id ?? null),
    )
  const setState = (state: 'new' | 'assigned' | 'replied' | 'closed') =>
    act(
      state === 'closed' ? texts.done.closed : texts.done.reopened,
      (target) => api.setState(target, state),
      (target) => api.setState(target, before),
    )
  return {
    message,
    ...running,
    assign,
    take: () => assign(own),
    setState,
    close: () => setState('closed'),
    reopen: () => setState(message.assignee ? 'assigned' : 'new'),
    spam: (reason: StaffSpamReason) =>
      act(
        texts.done.spam,
        (target) => api.markSpam(target, true, reason),
        async (target) => {
          const back = await api.markSpam(target, false)
          return back.state === before ? back : api.setState(back, before)
        },
      ),
    notSpam: () =>
      act(
        texts.done.notSpam,
        (target) => api.markSpam(target, false),
        (target) => api.markSpam(target, true),
      ),
    due: (dueTime: string | null) =>
      act(
        texts.done.due,
        (target) => api.setDue(target, dueTime),
        (target) => api.setDue(target, message.dueTime),
      ),
    note: async () => {
      const text = await prompt({ title: texts.noteTitle, limit: NOTE })
      if (text) await act(texts.done.noted, (target) => api.writeNote(target, text))
    },
    merge: (others: Target[]) =>
      act(
        texts.done.merged({ count: others.length }),
        (target) => api.merge(target, others),
        async (target) => {
          const { merged } = await api.readMessage(target.id)
          for (const one of merged.filter(({ id }) => others.some((other) => other.id === id)))
            await api.unmerge(one)
          return api.readMessage(target.id)
        },
      ),
    unmerge: async ({ number, ...target }: Target & { number: string }) => {
      try {
        await api.unmerge(target)
        show(await api.readMessage(message.id))
        running.done(texts.takenOut({ number }))
      } catch (error) {
        report(error)
      }
    },
  }
}
export type MessageDesk = ReturnType<typeof useMessage>

/** Runs operations on a message one at a time; each shows what the server made of it. */
function useOperations(message: MessageDetail) {
  const { stale } = useTexts('console/message/detail')
  const client = useQueryClient()
  const { message: toast } = useApp()
  const done = useDone()
  const [busy, setBusy] = useState(false)

  const show = (now: MessageDetail) => {
    client.setQueryData(api.messageQuery(now.id).queryKey, now)
    void api.forgetMessages(client)
  }
  /** Reports what was refused, and throws it. */
  const run = async (operation: Operation, target: Target): Promise<MessageDetail> => {
    setBusy(true)
    try {
      const now = await operation(target)
      show(now)
      return now
    } catch (error) {
      if (error instanceof Refused && error.code === CODE.conflict && error.current) {
        show(error.current as MessageDetail)
        void toast.warning(stale)
      } else report(error)
      throw error
    } finally {
      setBusy(false)
    }
  }
  /** Reports success too, with the way back. */
  const act = async (
    text: string | ((now: MessageDetail) => string),
    operation: Operation,
    undo?: Operation,
  ) => {
    try {
      const now = await run(operation, message)
      done(typeof text === 'string' ? text : text(now), undo && (() => run(undo, now)))
    } catch {
      // Reported already.
    }
  }
  return { busy, run, done, act, show }
}
