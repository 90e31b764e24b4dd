// The states of messages as tabs above the inbox, with how many are in each under the other filters.
import { useQuery } from '@tanstack/react-query'
import { MESSAGE_STATES } from '#contract/enquiries/message-states.ts'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { messageStatesQuery } from '../admin-api.ts'
import { askedFor, MESSAGE_LIST } from './admin-message-list.ts'

/** As far as the server counts. */
const COUNTED = 1_000

export function MessageTabs({ list }: { list: ListOf<typeof MESSAGE_LIST> }) {
  const texts = useTexts('console/message/inbox')
  const { states: words } = useTexts('console/message/states')
  const { id } = useSession()
  const { state: _, spamReason: _reason, ...others } = askedFor(MESSAGE_LIST.filtersOf(list.state), id)
  const { data } = useQuery(messageStatesQuery(others))
  const chosen = list.state.state
  const shown = (count: number) => (count >= COUNTED ? '1,000+' : String(count))
  const tab = (state: typeof chosen, label: string, count?: number) => (
    <button
      key={label}
      type="button"
      aria-pressed={chosen === state}
      data-state={state}
      onClick={() => list.change({ state, spamReason: null })}
    >
      {label} {count !== undefined && <small>{shown(count)}</small>}
    </button>
  )
  return (
    <div className="message-tabs" role="toolbar" aria-label={texts.tabs}>
      {tab(null, texts.all)}
      {tab('open', texts.open, data && data.new + data.assigned)}
      {MESSAGE_STATES.map((state) => tab(state, words[state], data?.[state]))}
    </div>
  )
}
