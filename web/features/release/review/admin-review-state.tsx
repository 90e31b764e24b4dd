// Where a review stands, as a word with its colour.
import type { REVIEW_STATES } from '#contract/content/review.ts'
import { useTexts } from '#web/i18n/language.tsx'

export function ReviewState({ state }: { state: (typeof REVIEW_STATES)[number] }) {
  const texts = useTexts('console/release/review')
  return (
    <span className="review-state" data-state={state}>
      {texts.states[state]}
    </span>
  )
}
