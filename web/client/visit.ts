// Tells the server of a page that was opened without asking it for one; nobody waits for it, and nobody hears when it fails.

import type { CallAt } from '#contract/calls.ts'
import type { InputOf } from '#contract/wire/call.ts'

const PATH = '/api/web/visit'

export function tellVisit(visit: InputOf<CallAt<typeof PATH>>) {
  fetch(PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(visit),
  })
    // An answer that is not read keeps its connection busy.
    .then((reply) => reply.text())
    .catch(() => {})
}
