// An inquiry that was answered or closed waits again, since its sender said something.
import type { MessageState } from '#contract/enquiries/message-states.ts'
import type { Config } from '#server/config.ts'
import { promisedBy } from './promise.ts'

type Row = { state: MessageState; assignee_id: number | null }

/** What changes of it: whoever looks after it has it back, and an answer is promised anew; nothing of what waits already. */
export function reopened(
  { state, assignee_id }: Row,
  at: number,
  { workingHours, timeZone }: Pick<Config, 'workingHours' | 'timeZone'>,
) {
  if (state !== 'replied' && state !== 'closed') return null
  return {
    state: assignee_id === null ? ('new' as const) : ('assigned' as const),
    promised_at: promisedBy(at, workingHours, timeZone),
    escalated_at: 0,
  }
}
