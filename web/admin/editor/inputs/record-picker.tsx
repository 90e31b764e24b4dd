// Records of another kind that this one names, in an order: searched for, put in, moved, taken out.
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import type { RecordLink } from '#contract/content/content.ts'
import { choiceProps } from '#web/admin/page-parts/choices-failed.tsx'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { SortedList } from './sorted-list.tsx'

export type Choice = Pick<RecordLink, 'id' | 'title' | 'state'>
/** How the records of a kind are found; handed in by the page, out of its calls. */
export type RecordSource = {
  key: string
  find: (keyword: string, signal: AbortSignal) => Promise<Choice[]>
  /** One of them by its id; throws when it is gone. */
  one: (id: number, signal: AbortSignal) => Promise<Choice>
}

type Props = {
  id: string
  label: string
  source: RecordSource
  ids: readonly number[]
  onChange: (ids: number[]) => void
  max: number
  disabled?: boolean
  /** A record does not name itself. */
  except?: number | null
}

const FRESH_MS = 60_000

/** What a record that was chosen is called. */
export const chosenQuery = (source: RecordSource, id: number) =>
  queryOptions({
    queryKey: [source.key, 'chosen', id],
    queryFn: ({ signal }) => source.one(id, signal),
    staleTime: FRESH_MS,
  })

/** What is found by the words that are typed into a list to choose from, and what that list takes for it. */
export function useRecordSearch(source: RecordSource, enabled: boolean) {
  const texts = useTexts('console/editor/parts').recordPicker
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const found = useQuery({
    queryKey: [source.key, 'choice', keyword],
    queryFn: ({ signal }) => source.find(keyword, signal),
    enabled,
    staleTime: FRESH_MS,
  })
  const searching = {
    showSearch: { filterOption: false, onSearch: setTyped, searchValue: typed },
    notFoundContent: found.isFetching ? '…' : texts.none,
    ...choiceProps(found),
  }
  return { found: found.data ?? [], searching, forget: () => setTyped('') }
}

export function RecordPicker(props: Props) {
  const { id, label, source, ids, onChange, max, disabled = false, except = null } = props
  const texts = useTexts('console/editor/parts').recordPicker
  const language = useLanguage()
  const { found, searching, forget } = useRecordSearch(source, !disabled)
  const chosen = useQueries({
    queries: ids.map((one) => chosenQuery(source, one)),
  })
  const rows = ids.map((one, at) => ({ id: one, record: chosen[at]?.data, failed: chosen[at]?.isError }))
  const nameOf = ({ record, failed }: (typeof rows)[number]) =>
    failed ? texts.gone : record ? textIn(record.title, language) : '…'
  const left = found.filter((one) => one.id !== except && !ids.includes(one.id))
  return (
    <>
      <SortedList
        items={rows}
        name={nameOf}
        disabled={disabled}
        rowId={(at) => `${id}.${at}`}
        onChange={(update) => onChange(update(rows).map((row) => row.id))}
      >
        {(row) => (
          <>
            {nameOf(row)} {row.record && <RecordStateWord state={row.record.state} />}
          </>
        )}
      </SortedList>
      {!disabled && (
        <Select<number>
          id={id}
          aria-label={`${label}: ${texts.add}`}
          value={null}
          placeholder={ids.length >= max ? texts.full({ most: max }) : texts.add}
          disabled={ids.length >= max}
          {...searching}
          options={left.map((one) => ({ value: one.id, label: textIn(one.title, language) }))}
          onChange={(one) => {
            onChange([...ids, one])
            forget()
          }}
          className="record-picker"
        />
      )}
    </>
  )
}
