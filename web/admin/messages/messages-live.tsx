// Keeps the counts of messages true while the console is open, and hands them to whoever shows them.
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import type { MessageCounts } from '#contract/enquiries/message-shapes.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { mayOpen } from '#web/session/permissions.ts'
import { useSession } from '#web/session/permit.tsx'
import { noticesWanted, showNotice } from './desktop-notice.ts'
import { followCounts } from './follow-counts.ts'

/** Where messages are worked on. */
export const INBOX = '/webSystemManage/web_message'

const CountsContext = createContext<MessageCounts | null>(null)

/** `null` before they are known, and for who may not see messages. */
export const useMessageCounts = () => use(CountsContext)

/** Only who may see messages follows them. */
export function MessagesLive({ children }: { children: ReactNode }) {
  const info = useSession()
  const may = mayOpen(info, { resources: 'web_message' })
  const [counts, setCounts] = useState<MessageCounts | null>(null)
  const texts = useTexts('console/frame/messages')
  const client = useQueryClient()

  const receive = useEffectEvent((next: MessageCounts, leads: boolean) => {
    const arrived = counts !== null && next.newest !== null && next.newest > (counts.newest ?? 0)
    setCounts(next)
    // What is shown of messages is asked for anew, whatever changed.
    if (counts !== null) void client.invalidateQueries({ queryKey: ['message'] })
    if (arrived && leads && next.new > 0 && noticesWanted(info.id)) {
      showNotice({
        title: texts.noticeTitle,
        body: texts.noticeText({ count: next.new }),
        tag: `message-${next.newest}`,
        to: `#${INBOX}/${next.newest}`,
      })
    }
  })
  useEffect(() => {
    if (!may) return
    const ending = new AbortController()
    void followCounts(info.id, (next, leads) => receive(next, leads), ending.signal)
    return () => {
      ending.abort()
      setCounts(null)
    }
  }, [may, info.id])
  return <CountsContext value={counts}>{children}</CountsContext>
}
