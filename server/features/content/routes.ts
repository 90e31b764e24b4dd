// What answers the calls of the lifecycle that all kinds of content share (decisions 3, 24, 25).

import { contentCalls } from '#contract/content/content.ts'
import type { Call } from '#contract/wire/call.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import { type AskingPerson, type House, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { bePresent } from '#server/publishing/lifecycle/presence.ts'
import { openPreview } from '#server/publishing/lifecycle/preview.ts'
import { readRevision, revisionPage } from '#server/publishing/lifecycle/revisions.ts'
import { type Work, workOf } from '#server/publishing/lifecycle/work.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'
import { referencesTo } from '#server/publishing/references/references.ts'
import { countWords } from '#server/publishing/texts/words.ts'
import { trashPage } from '#server/publishing/trash/trash.ts'

/** Serves what each kind has of the shared calls. */
export function contentRoutes(house: House, parts: Parts, kinds: readonly ContentKind[]) {
  serve(house, contentCalls.completeness, (_, { person }) =>
    countWords(
      parts.storage.db,
      kinds
        .filter(({ calls }) => calls.revisions && mayCall(person, calls.revisions.access))
        .map(({ rules }) => rules.kind),
    ),
  )
  for (const kind of kinds) {
    writes(house, parts, kind)
    reads(house, parts, kind)
  }
}

function writes(house: House, { storage, publishing }: Parts, kind: ContentKind) {
  const { rules, calls } = kind
  const present = (entry: Parameters<typeof rules.present>[0]) => rules.present(entry, storage.db)
  type Asking = Parameters<typeof workOf>[0] & Pick<AskingPerson, 'person'>
  const work = (asking: Asking): Work => ({
    ...workOf(asking),
    ...(kind.lock && { lock: kind.lock }),
  })
  const shown = (asking: Asking): Work => ({
    ...work(asking),
    publish:
      kind.publishes === true && calls.publish !== undefined && mayCall(asking.person, calls.publish.access),
  })

  bind(house, calls.publish, async ({ note, ...target }, asking) =>
    present(await publishing.publish(rules, target, { ...work(asking), note })),
  )
  bind(house, calls.unpublish, async (target, asking) =>
    present(await publishing.unpublish(rules, target, work(asking))),
  )
  bind(house, calls.schedule, async ({ note, publishAt, unpublishAt, ...target }, asking) => {
    const times = { publishAt: momentOf(publishAt), unpublishAt: momentOf(unpublishAt) }
    return present(await publishing.schedule(rules, target, times, { ...work(asking), note }))
  })
  bind(house, calls.restore, async ({ revision, ...target }, asking) =>
    present(await publishing.restore(rules, target, revision, shown(asking))),
  )
  bind(house, calls.translated, async ({ paths, ...target }, asking) =>
    present(await publishing.translated(rules, target, paths, work(asking))),
  )
  bind(house, calls.duplicate, async ({ id }, asking) =>
    present(await publishing.duplicate(rules, id, work(asking))),
  )
  bind(house, calls.remove, (target, asking) => publishing.trash(rules, target, work(asking)))
  bind(house, calls.recover, async (target, asking) =>
    present(await publishing.recover(rules, target, shown(asking))),
  )
}

function reads(house: House, { storage: { db }, now }: Parts, { rules, calls }: ContentKind) {
  bind(house, calls.revisions, async ({ id, ...range }) =>
    revisionPage(db, await mustFind(db, rules, id), range),
  )
  bind(house, calls.revision, async ({ id, revision }) =>
    readRevision(db, await mustFind(db, rules, id), revision),
  )
  bind(house, calls.trash, (range) => trashPage(db, rules.kind, range))
  bind(house, calls.references, async ({ id }) => {
    await mustFind(db, rules, id)
    return referencesTo(db, id)
  })
  bind(house, calls.preview, async ({ id }, { person }) => {
    await mustFind(db, rules, id)
    return openPreview(db, { entryId: id }, person.id, now())
  })
  bind(house, calls.presence, async ({ id, editing }, { person }) => {
    await mustFind(db, rules, id)
    return bePresent(db, { entryId: id, userId: person.id, editing }, now())
  })
}

/** Serves a call if the kind has it. */
function bind<C extends Call>(house: House, call: C | undefined, answer: Parameters<typeof serve<C>>[2]) {
  if (call) serve(house, call, answer)
}

const momentOf = (iso: string | null) => (iso === null ? null : Date.parse(iso))
