// What answers the calls of releases.
import { releaseCalls as calls } from '#contract/content/release.ts'
import { mustMay } from '#server/http/callers/guard.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { Parts } from '#server/parts.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { openPreview } from '#server/publishing/lifecycle/preview.ts'
import type { Writer } from '#server/publishing/lifecycle/write-options.ts'
import { readRelease, releasePage } from '#server/publishing/releases/release-store.ts'
import { createReleases } from '#server/publishing/releases/releases.ts'
import { urgentOf } from '#server/publishing/review/urgent.ts'
import { type Asker, mayPublish, mayRead } from './may.ts'
import { candidatePage } from './store.ts'

export function releaseRoutes(router: Router, parts: Parts, kinds: readonly ContentKind[]) {
  const { storage, site, now } = parts
  const releases = createReleases(parts, kinds, () => site.settings().language)
  type Recording = { person: Asker & Writer; record: Parameters<typeof releases.remove>[1]['record'] }
  const editing = ({ person, record }: Recording) => ({ by: person, allow: mayRead(person), record })
  const showing = ({ person, record }: Recording) => ({ by: person, allow: mayPublish(person), record })

  serve(router, calls.list, (query) => releasePage(storage.db, query, now()))
  serve(router, calls.read, ({ id }) => readRelease(storage.db, id, now()))
  serve(router, calls.candidates, async (query, { person }) => {
    mayRead(person)(kinds.filter(({ rules }) => rules.kind === query.kind))
    return candidatePage(storage.db, query)
  })
  serve(router, calls.add, (draft, asking) => releases.add(draft, editing(asking)))
  serve(router, calls.update, ({ name, note, ...target }, asking) =>
    releases.update(
      target,
      { ...(name !== undefined && { name }), ...(note !== undefined && { note }) },
      editing(asking),
    ),
  )
  serve(router, calls.put, ({ entries, ...target }, asking) => releases.put(target, entries, editing(asking)))
  serve(router, calls.take, ({ ids, ...target }, asking) => releases.take(target, ids, editing(asking)))
  serve(router, calls.remove, (target, asking) => releases.remove(target, editing(asking)))

  const urgently = (reason: string | undefined, { person }: { person: Person }) => {
    if (reason === undefined) return {}
    mustMay(person, 'web_review:urgent')
    return { urgent: urgentOf(parts, person, reason) }
  }
  serve(router, calls.publish, ({ urgent, ...target }, asking) =>
    releases.publish(target, { ...showing(asking), ...urgently(urgent, asking) }),
  )
  serve(router, calls.schedule, ({ publishAt, urgent, ...target }, asking) =>
    releases.schedule(target, publishAt === null ? null : Date.parse(publishAt), {
      ...showing(asking),
      ...urgently(urgent, asking),
    }),
  )
  serve(router, calls.rollback, ({ confirmed, ...target }, asking) =>
    releases.rollback(target, confirmed, showing(asking)),
  )
  serve(router, calls.preview, async ({ id }, { person }) => {
    await releases.mayPreview(id, mayRead(person))
    return openPreview(storage.db, { releaseId: id }, person.id, now())
  })
}
