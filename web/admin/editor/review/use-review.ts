// The review of the record in an editor: whether it may go live, or has to be approved first.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review } from '#contract/content/review.ts'
import { publish } from '#web/admin/editor/admin-api.ts'
import type { Editor } from '#web/admin/editor/use-editor.ts'
import { isWaiting, reviewNow, reviewQuery } from './admin-api.ts'

export type EditorReview = ReturnType<typeof useReview>

export function useReview(editor: Editor) {
  const { kind, record, rights, dirty } = editor
  // Where no rule asks for approvals, nobody asks again at every save.
  const [ruled, setRuled] = useState(true)
  const { data, refetch } = useQuery({
    ...reviewQuery(kind.base, record?.id ?? 0, record?.version ?? 0),
    enabled: ruled && record !== null && (rights.update || rights.publish),
  })
  if (data && !data.ruled && ruled) setRuled(false)
  // What is typed and not saved makes another version.
  const review = ruled && record !== null && record.state !== 'published' ? data : undefined
  const [asking, setAsking] = useState<Review | null>(null)

  return {
    review,
    asking,
    close: () => setAsking(null),
    settled: () => {
      setAsking(null)
      void refetch()
    },
    /** Saves what is typed; publishes it, or asks for what has to come first. */
    async publish() {
      // A new record moves on to a page of its own while it is saved; what it needs is told there.
      if (!ruled || record === null || (!dirty && !isWaiting(review))) return editor.save('publish')
      if (!(await editor.saveFirst())) return
      const at = editor.latest.current.stored
      const now = at && (await reviewNow(kind.base, at.record.id).catch(() => null))
      if (now && isWaiting(now)) setAsking(now)
      else editor.save('publish')
    },
    /** Publishes without approvals; answers whether it was done. */
    urgent: asking?.may.urgent
      ? (reason: string) => editor.act((to) => publish(kind.base, to, '', reason))
      : undefined,
  }
}
