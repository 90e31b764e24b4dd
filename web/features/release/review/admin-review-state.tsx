// Where a review stands, as a word with its colour.
import { Tag } from 'antd'
import type { REVIEW_STATES } from '#contract/content/review.ts'
import { useTexts } from '#web/i18n/language.tsx'

const COLOURS = { none: 'default', asked: 'gold', approved: 'green', returned: 'red' } as const

export function ReviewState({ state }: { state: (typeof REVIEW_STATES)[number] }) {
  const texts = useTexts('console/release/review')
  return <Tag color={COLOURS[state]}>{texts.states[state]}</Tag>
}
