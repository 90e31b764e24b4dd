// The state of a record as a word with a dot (DESIGN.md "Lists").
import type { ContentState } from '#contract/content/content.ts'
import { useTexts } from '#web/i18n/language.tsx'

/** As the contract has them (`contract/content/content.ts`, which would bring the validator along). */
export const RECORD_STATES: readonly ContentState[] = ['draft', 'scheduled', 'published', 'changed']

export function RecordStateWord({ state }: { state: ContentState }) {
  const words = useTexts('console/frame/parts').recordState
  return (
    <span className="state-word" data-state={state}>
      {words[state]}
    </span>
  )
}
