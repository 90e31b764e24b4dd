// The dialog that asks for an approval, once somebody wants to publish what needs one.
import { lazy, Suspense } from 'react'
import type { EditorReview } from './use-review.ts'

/** Comes when something has to be approved. */
const AskReview = lazy(async () => ({ default: (await import('./ask-review.tsx')).AskReview }))

export function ReviewDialog({ review: { asking, urgent, settled, close } }: { review: EditorReview }) {
  if (!asking) return null
  return (
    <Suspense>
      <AskReview review={asking} onUrgent={urgent} onDone={settled} onClose={close} />
    </Suspense>
  )
}
