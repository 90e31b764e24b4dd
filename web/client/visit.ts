// Tells the server of a page that was opened without asking it for one; nobody waits for it, and nobody hears when it fails.
import type { InputOf } from '#contract/call.ts'
import type { CallAt } from '#contract/calls.ts'

const PATH = '/api/web/visit'

export function tellVisit(visit: InputOf<CallAt<typeof PATH>>) {
  fetch(PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(visit),
  }).catch(() => {})
}
