// The keyboard on the page of one message, but not while somebody types or a dialog is open.
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTab } from '#web/admin/frame/tabs/tab-context.ts'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { MessageDesk } from './admin-use-message.ts'

export type Neighbours = { before: number | null; after: number | null }

/** Steps to the next message take the place of this one in the tab. */
export function useTurn() {
  const { moveOn } = useTab()
  return (id: number | null) => {
    if (id !== null) void moveOn(`${INBOX}/${id}`)
  }
}

export function useMessageKeys(desk: MessageDesk, { before, after }: Neighbours, onReply: () => void) {
  const may = useMay()
  const navigate = useNavigate()
  const turn = useTurn()
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event
    if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented || desk.busy) return
    const typing =
      target instanceof HTMLElement &&
      (target.isContentEditable || target.closest('input, textarea, select, [role=dialog], [role=menu]'))
    if (typing || document.querySelector('.ant-modal-wrap:not([style*="none"])')) return
    const actions: Record<string, () => unknown> = {
      j: () => turn(after),
      k: () => turn(before),
      u: () => navigate(INBOX),
      r: onReply,
      ...(may('web_message:update') && {
        a: () => desk.take(),
        n: () => desk.note(),
        e: () => (desk.message.state === 'closed' || desk.message.state === 'spam' ? null : desk.close()),
      }),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    void action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
