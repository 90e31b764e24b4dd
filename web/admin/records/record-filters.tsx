// The filters that every list of records has: its state, and what is missing.
import type { ContentState } from '#contract/content/content.ts'
import { GAPS, gapWord } from '#web/admin/editor/gap-words.ts'
import { ChoiceFilter } from '#web/admin/list/filters/filters.tsx'
import { RECORD_STATES } from '#web/admin/shown-values/record-state.tsx'
import { useTexts } from '#web/i18n/language.tsx'

type Chosen = { state: ContentState | null; gap: (typeof GAPS)[number] | null }

export function RecordFilters({
  state,
  change,
}: {
  state: Chosen
  change: (patch: Partial<Chosen>) => void
}) {
  const texts = useTexts('console/list/record-list')
  const words = useTexts('console/frame/parts').recordState
  const gaps = useTexts('console/list/gaps')
  return (
    <>
      <ChoiceFilter
        label={texts.state}
        any={texts.anyState}
        value={state.state}
        options={RECORD_STATES.map((value) => ({ value, label: words[value] }))}
        onChange={(chosen) => change({ state: chosen })}
      />
      <ChoiceFilter
        label={gaps.label}
        any={gaps.any}
        value={state.gap}
        options={GAPS.map((value) => ({ value, label: gapWord(value, gaps) }))}
        onChange={(gap) => change({ gap })}
      />
    </>
  )
}
