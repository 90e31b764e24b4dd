// What answers the calls of views: each person sees and changes only their own.
import { viewCalls as calls, VIEWS } from '#contract/console/view.ts'
import { notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { tooManyViews } from './rules.ts'
import { viewStore } from './store.ts'

export function viewRoutes(router: Router, { storage, now }: Parts) {
  const store = viewStore(storage)

  serve(router, calls.list, ({ list }, { person }) => store.list(person.id, list))
  serve(router, calls.add, async (view, { person }) => {
    const kept = await store.put(person.id, view, VIEWS, now())
    if (!kept) throw tooManyViews(VIEWS)
    return kept
  })
  serve(router, calls.remove, async ({ id }, { person }) => {
    if (!(await store.remove(person.id, id))) throw notFound()
    return null
  })
}
