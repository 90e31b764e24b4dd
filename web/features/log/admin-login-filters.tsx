// The filters of the login log.
import { ChoiceFilter, FilterBar, SpanFilter, TextFilter } from '#web/admin/list/filters/filters.tsx'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type LOGIN_LIST, OUTCOMES, REASONS } from './admin-login-list.ts'

type Props = { list: ListOf<typeof LOGIN_LIST> }

export function LoginFilters({ list: { state, change, filtered, reset } }: Props) {
  const texts = useTexts('console/log/logins')
  return (
    <FilterBar filtered={filtered} onReset={reset}>
      <TextFilter
        label={texts.username}
        hint={texts.usernameHint}
        longest={60}
        value={state.username}
        onChange={(username) => change({ username })}
      />
      <TextFilter
        label={texts.address}
        hint={texts.addressHint}
        longest={45}
        value={state.address}
        onChange={(address) => change({ address })}
      />
      <ChoiceFilter
        label={texts.outcome}
        any={texts.anyOutcome}
        value={state.outcome}
        options={OUTCOMES.map((value) => ({ value, label: texts.outcomes[value] }))}
        onChange={(outcome) => change({ outcome })}
      />
      <ChoiceFilter
        label={texts.reason}
        any={texts.anyReason}
        value={state.reason}
        options={REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
        onChange={(reason) => change({ reason })}
      />
      <SpanFilter
        label={texts.time}
        from={state.from}
        until={state.until}
        onChange={(span) => change(span)}
        minutes
      />
    </FilterBar>
  )
}
