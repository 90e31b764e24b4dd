// The review of a release as a whole: where its records stand, and one request for all that need approval.
import type { Kind } from '#contract/wire/kind.ts'
import { mustMay } from '#server/http/callers/guard.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import { createTurns } from '#server/parts/long-work/turns.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { readRelease } from '#server/publishing/releases/release-store.ts'
import type { Db } from '#server/storage/open.ts'
import type { reviewActions } from './actions.ts'
import { lookAt, reviewOf } from './look.ts'

type Of = {
  db: Db
  now: () => number
  kinds: ReadonlyMap<Kind, ContentKind>
  actions: ReturnType<typeof reviewActions>
}

export function reviewsOfRelease({ db, now, kinds, actions }: Of) {
  /** Those that show something which has to be approved, as the person sees them. */
  async function wanted(releaseId: number, person: Person) {
    const { entries } = await readRelease(db, releaseId, now())
    const found = []
    const turn = createTurns()
    for (const { kind: name, id, action, trashed } of entries) {
      const kind = kinds.get(name)
      if (!kind || action !== 'publish' || trashed) continue
      const looked = await lookAt(db, kind, id, now())
      if (looked.needs.length > 0) found.push({ kind, review: await reviewOf(db, kind, looked, person) })
      await turn()
    }
    return found
  }
  const of = async (releaseId: number, person: Person) => ({
    items: (await wanted(releaseId, person)).map(({ review }) => review),
  })

  return {
    of,
    /** Throws `Failure` 403 before anything is asked for when one of the records is of a kind that the person may not change. */
    async ask({ release, note }: { release: number; note: string }, asking: AskingPerson) {
      const open = (await wanted(release, asking.person)).filter(
        ({ review: { approved, state } }) => !approved && (state === 'none' || state === 'returned'),
      )
      for (const { kind } of open) mustMay(asking.person, `${kind.rules.page}:update` as never)
      for (const { kind, review } of open)
        await actions.ask(kind, { id: review.id, version: review.version, note }, asking)
      return of(release, asking.person)
    },
  }
}
