// The filters that every list of records has: its state, and what is missing.
import type { ContentState } from '#contract/content/content.ts'
import { GAP_WORDS, GAPS } from '#web/admin/editor/gap-words.ts'
import { ChoiceFilter } from '#web/admin/list/filters/filters.tsx'
import { RECORD_STATE_WORDS, RECORD_STATES } from '#web/admin/shown-values/record-state.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { RECORD_LIST_TEXTS } from './list-texts.ts'

type Chosen = { state: ContentState | null; gap: (typeof GAPS)[number] | null }

export function RecordFilters({
  state,
  change,
}: {
  state: Chosen
  change: (patch: Partial<Chosen>) => void
}) {
  const texts = useTexts(RECORD_LIST_TEXTS)
  const words = useTexts(RECORD_STATE_WORDS)
  const gaps = useTexts(GAP_WORDS)
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
        options={GAPS.map((value) => ({ value, label: gaps.of(value) }))}
        onChange={(gap) => change({ gap })}
      />
    </>
  )
}
