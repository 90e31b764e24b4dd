// What answers the calls of the lifecycle that all kinds of content share (decisions 3, 24, 25).

import { contentCalls } from '#contract/content/content.ts'
import type { Call } from '#contract/wire/call.ts'
import { mayCall, mustMay } from '#server/http/callers/guard.ts'
import { type AskingPerson, type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { bePresent } from '#server/publishing/lifecycle/presence.ts'
import { openPreview } from '#server/publishing/lifecycle/preview.ts'
import { readRevision, revisionPage } from '#server/publishing/lifecycle/revisions.ts'
import { type WriteOptions, writeOptionsOf } from '#server/publishing/lifecycle/write-options.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'
import { referencesTo } from '#server/publishing/references/references.ts'
import { urgentOf } from '#server/publishing/review/urgent.ts'
import { countWords } from '#server/publishing/texts/words.ts'
import { trashPage } from '#server/publishing/trash/trash.ts'

/** Serves what each kind has of the shared calls. */
export function contentRoutes(router: Router, parts: Parts, kinds: readonly ContentKind[]) {
  serve(router, contentCalls.completeness, (_, { person }) =>
    countWords(
      parts.storage.db,
      kinds
        .filter(({ calls }) => calls.revisions && mayCall(person, calls.revisions.access))
        .map(({ rules }) => rules.kind),
    ),
  )
  for (const kind of kinds) {
    writes(router, parts, kind)
    reads(router, parts, kind)
  }
}

function writes(router: Router, parts: Parts, kind: ContentKind) {
  const { storage, publishing } = parts
  const { rules, calls } = kind
  const present = (entry: Parameters<typeof rules.present>[0]) => rules.present(entry, storage.db)
  type Asking = Parameters<typeof writeOptionsOf>[0] & Pick<AskingPerson, 'person'>
  const work = (asking: Asking): WriteOptions => ({
    ...writeOptionsOf(asking),
    ...(kind.lock && { lock: kind.lock }),
  })
  const shown = (asking: Asking): WriteOptions => ({
    ...work(asking),
    publish:
      kind.publishes === true && calls.publish !== undefined && mayCall(asking.person, calls.publish.access),
  })

  const urgently = (reason: string | undefined, asking: Asking) => {
    if (reason === undefined) return {}
    mustMay(asking.person, 'web_review:urgent')
    return { urgent: urgentOf(parts, asking.person, reason) }
  }

  bind(router, calls.publish, async ({ note, urgent, ...target }, asking) =>
    present(await publishing.publish(rules, target, { ...work(asking), ...urgently(urgent, asking), note })),
  )
  bind(router, calls.unpublish, async (target, asking) =>
    present(await publishing.unpublish(rules, target, work(asking))),
  )
  bind(router, calls.schedule, async ({ note, urgent, publishAt, unpublishAt, ...target }, asking) => {
    const times = { publishAt: momentOf(publishAt), unpublishAt: momentOf(unpublishAt) }
    const how = { ...work(asking), ...urgently(urgent, asking), note }
    return present(await publishing.schedule(rules, target, times, how))
  })
  bind(router, calls.restore, async ({ revision, ...target }, asking) =>
    present(await publishing.restore(rules, target, revision, shown(asking))),
  )
  bind(router, calls.translated, async ({ paths, ...target }, asking) =>
    present(await publishing.translated(rules, target, paths, work(asking))),
  )
  bind(router, calls.duplicate, async ({ id }, asking) =>
    present(await publishing.duplicate(rules, id, work(asking))),
  )
  bind(router, calls.remove, (target, asking) => publishing.trash(rules, target, work(asking)))
  bind(router, calls.recover, async (target, asking) =>
    present(await publishing.recover(rules, target, shown(asking))),
  )
}

function reads(router: Router, { storage: { db }, now }: Parts, { rules, calls }: ContentKind) {
  bind(router, calls.revisions, async ({ id, ...range }) =>
    revisionPage(db, await mustFind(db, rules, id), range),
  )
  bind(router, calls.revision, async ({ id, revision }) =>
    readRevision(db, await mustFind(db, rules, id), revision),
  )
  bind(router, calls.trash, (range) => trashPage(db, rules.kind, range))
  bind(router, calls.references, async ({ id }) => {
    await mustFind(db, rules, id)
    return referencesTo(db, id)
  })
  bind(router, calls.preview, async ({ id }, { person }) => {
    await mustFind(db, rules, id)
    return openPreview(db, { entryId: id }, person.id, now())
  })
  bind(router, calls.presence, async ({ id, editing }, { person }) => {
    await mustFind(db, rules, id)
    return bePresent(db, { entryId: id, userId: person.id, editing }, now())
  })
}

/** Serves a call if the kind has it. */
function bind<C extends Call>(router: Router, call: C | undefined, answer: Parameters<typeof serve<C>>[2]) {
  if (call) serve(router, call, answer)
}

const momentOf = (iso: string | null) => (iso === null ? null : Date.parse(iso))
