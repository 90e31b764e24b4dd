// The filters of the operation log; those that are needed seldom come when they are requested or set.
import { Button } from 'antd'
import { useState } from 'react'
import { MODULES, VERBS } from '#contract/wire/operation.ts'
import { id, moment, oneOf, text } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import type { FiltersOf } from '#web/admin/list/filters/list-filters.tsx'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { moduleName } from '#web/admin/shown-values/operation-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

const OUTCOMES = ['success', 'refused', 'fault'] as const

export const OPERATION_LIST = listAddress({
  filters: {
    username: text(60),
    module: oneOf(MODULES),
    verb: oneOf(VERBS),
    outcome: oneOf(OUTCOMES),
    from: moment(),
    until: moment(),
    address: text(45),
    requestId: text(60),
    recordId: id(),
  },
  sorts: ['time'],
  sort: '-time',
  keyset: true,
})

/** Names the entry in the drawer; beside the list's own part of the address, which leaves it out when the list changes. */
export const ENTRY = 'entry'

/** State of the address of an entry that was opened from its list: closing it goes back there. */
export const OPENED_HERE = { openedHere: true }

/** A number of a record without its module means nothing to the call (and comes of an address typed by hand). */
export function askable<Q extends { module?: unknown; recordId?: unknown }>(query: Q): Q {
  if (query.module !== undefined || query.recordId === undefined) return query
  const { recordId: _, ...rest } = query
  return rest as Q
}

export function useOperationFilters({
  state,
}: ListOf<typeof OPERATION_LIST>): FiltersOf<typeof OPERATION_LIST> {
  const texts = useTexts('console/log/operations')
  const words = useTexts('console/frame/operations')
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const set = state.address !== '' || state.requestId !== '' || state.recordId !== null
  const seldom = open || set
  return [
    { name: 'username', label: texts.person, hint: texts.personHint },
    {
      name: 'module',
      label: texts.module,
      any: texts.anyModule,
      option: (module) => moduleName(module, words, language),
      // The number of a record belongs to its module.
      also: { recordId: null },
    },
    { name: 'verb', label: texts.verb, any: texts.anyVerb, option: (verb) => words.verbs[verb] },
    { span: texts.time, minutes: true },
    {
      name: 'outcome',
      label: texts.outcome,
      any: texts.anyOutcome,
      option: (outcome) => texts.outcomes[outcome],
    },
    seldom && { name: 'address', label: texts.address, hint: texts.addressHint },
    seldom && { name: 'requestId', label: texts.request },
    seldom &&
      state.module !== null && { name: 'recordId', label: texts.recordNumber, hint: texts.recordHint },
    !set && (
      <Button key="seldom" type="link" onClick={() => setOpen(!open)} aria-expanded={open}>
        {open ? texts.less : texts.more}
      </Button>
    ),
  ]
}
