// The filters of the operation log; those that are needed seldom come when they are asked for or set.
import { Button } from 'antd'
import { useState } from 'react'
import { MODULES, VERBS } from '#contract/wire/operation.ts'
import { ChoiceFilter, FilterBar, SpanFilter, TextFilter } from '#web/admin/list/filters/filters.tsx'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { moduleName } from '#web/admin/shown-values/operation-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { type OPERATION_LIST, OUTCOMES } from './admin-operation-list.ts'

type Props = { list: ListOf<typeof OPERATION_LIST> }

export function OperationFilters({ list }: Props) {
  const { state, change, filtered, reset } = list
  const texts = useTexts('console/log/operations')
  const words = useTexts('console/frame/operations')
  const language = useLanguage()
  const [asked, setAsked] = useState(false)
  const set = state.address !== '' || state.requestId !== '' || state.recordId !== null
  return (
    <FilterBar filtered={filtered} onReset={reset}>
      <TextFilter
        label={texts.person}
        hint={texts.personHint}
        longest={60}
        value={state.username}
        onChange={(username) => change({ username })}
      />
      <ChoiceFilter
        label={texts.module}
        any={texts.anyModule}
        value={state.module}
        options={MODULES.map((value) => ({ value, label: moduleName(value, words, language) }))}
        // The number of a record belongs to its module.
        onChange={(module) => change({ module, recordId: null })}
      />
      <ChoiceFilter
        label={texts.verb}
        any={texts.anyVerb}
        value={state.verb}
        options={VERBS.map((value) => ({ value, label: words.verbs[value] }))}
        onChange={(verb) => change({ verb })}
      />
      <SpanFilter
        label={texts.time}
        from={state.from}
        until={state.until}
        onChange={(span) => change(span)}
        minutes
      />
      <ChoiceFilter
        label={texts.outcome}
        any={texts.anyOutcome}
        value={state.outcome}
        options={OUTCOMES.map((value) => ({ value, label: texts.outcomes[value] }))}
        onChange={(outcome) => change({ outcome })}
      />
      {(asked || set) && <SeldomFilters list={list} />}
      {!set && (
        <Button type="link" onClick={() => setAsked(!asked)} aria-expanded={asked}>
          {asked ? texts.less : texts.more}
        </Button>
      )}
    </FilterBar>
  )
}

function SeldomFilters({ list: { state, change } }: Props) {
  const texts = useTexts('console/log/operations')
  return (
    <>
      <TextFilter
        label={texts.address}
        hint={texts.addressHint}
        longest={45}
        value={state.address}
        onChange={(address) => change({ address })}
      />
      <TextFilter
        label={texts.request}
        longest={60}
        value={state.requestId}
        onChange={(requestId) => change({ requestId })}
      />
      {state.module !== null && (
        <TextFilter
          label={texts.recordNumber}
          hint={texts.recordHint}
          longest={15}
          value={state.recordId === null ? '' : String(state.recordId)}
          onChange={(typed) => change({ recordId: Number(/^[1-9]\d*$/.exec(typed)?.[0]) || null })}
        />
      )}
    </>
  )
}
