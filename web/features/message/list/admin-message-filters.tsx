// The filters of the inbox; the states stand above as tabs.
import { useQuery } from '@tanstack/react-query'
import { SPAM_REASONS } from '#contract/enquiries/message-states.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import {
  ChoiceFilter,
  FilterBar,
  FlagFilter,
  SpanFilter,
  TextFilter,
} from '#web/admin/list/filters/filters.tsx'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useKindName } from '../admin-about.tsx'
import { askedRecordsQuery } from '../admin-api.ts'
import { PersonSelect } from '../admin-person-select.tsx'
import type { MESSAGE_LIST } from './admin-message-list.ts'

export function MessageFilters({ list }: { list: ListOf<typeof MESSAGE_LIST> }) {
  const { state, change, filtered, reset } = list
  const texts = useTexts('console/message/inbox')
  const words = useTexts('console/message/states')
  const language = useLanguage()
  const kindName = useKindName()
  const asked = useQuery(askedRecordsQuery())
  const { data: records = [] } = asked
  return (
    <FilterBar filtered={filtered} onReset={reset}>
      <TextFilter
        label={texts.keyword}
        hint={texts.keywordHint}
        value={state.keyword}
        onChange={(keyword) => change({ keyword })}
      />
      <PersonSelect
        filter
        className="filter-choice"
        label={texts.assignee}
        placeholder={texts.anyAssignee}
        value={state.assignee}
        onChange={(assignee) => change({ assignee })}
      />
      <ChoiceFilter
        label={texts.about}
        any={texts.anyRecord}
        asked={asked}
        value={state.aboutId ?? state.productId}
        options={records.map(({ id, kind, title }) => ({
          value: id,
          label: `${textIn(title, language) || `#${id}`} · ${kindName(kind)}`,
        }))}
        onChange={(aboutId) => change({ aboutId, productId: null })}
      />
      <ChoiceFilter
        label={texts.language}
        any={texts.anyLanguage}
        value={state.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(chosen) => change({ language: chosen })}
      />
      {state.state === 'spam' && (
        <ChoiceFilter
          label={texts.reason}
          any={texts.anyReason}
          value={state.spamReason}
          options={SPAM_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
          onChange={(spamReason) => change({ spamReason })}
        />
      )}
      <SpanFilter label={texts.time} from={state.from} until={state.until} onChange={change} />
      <FlagFilter
        label={texts.overdueOnly}
        value={state.overdue}
        onChange={(overdue) => change({ overdue })}
      />
    </FilterBar>
  )
}
