// What answers the calls of reviews.
import { releaseReviewCalls } from '#contract/content/release-review.ts'
import { reviewCalls as calls } from '#contract/content/review.ts'
import { FIELD_GROUPS } from '#contract/content/touched.ts'
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import { stale } from '#server/failure.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import { kindFor } from '#server/http/callers/seen-kinds.ts'
import { type AskingPerson, type Router, serve } from '#server/http/serve.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { Parts } from '#server/parts.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { NO_APPROVALS, RULES, reviewRules } from '#server/publishing/review/needs.ts'
import { mentionable, personOf } from '#server/publishing/review/people.ts'
import { changeSetting } from '#server/storage/settings.ts'
import { reviewActions } from './actions.ts'
import { reviewPage } from './list.ts'
import { commentsOf, lookAt, reviewKey, reviewOf } from './look.ts'
import { reviewsOfRelease } from './of-release.ts'

export function reviewRoutes(router: Router, parts: Parts, all: readonly ContentKind[]) {
  const { storage, now } = parts
  const { db } = storage
  const kinds = new Map<Kind, ContentKind>(all.map((kind) => [kind.rules.kind, kind]))
  const actions = reviewActions(parts)
  const releases = reviewsOfRelease({ db, now, kinds, actions })
  const at = { of: (kind: ContentKind, id: number) => lookAt(db, kind, id, now()) }

  const asSeen = async (kind: ContentKind, id: number, person: Person) =>
    reviewOf(db, kind, await at.of(kind, id), person)
  async function whole(kind: ContentKind, id: number, person: Person) {
    const looked = await at.of(kind, id)
    const { entry, shown } = looked
    return {
      ...(await reviewOf(db, kind, looked, person)),
      shown: shown ? (shown.content as Record<string, unknown>) : null,
      content: entry.content as Record<string, unknown>,
      shownUnder: shown?.parentId ?? null,
      under: entry.parentId,
      said: await commentsOf(db, id),
    }
  }
  /** Does one of the actions and answers the review as it is then. */
  async function acted<Input extends { kind: Kind; id: number }>(
    input: Input,
    asking: AskingPerson,
    run: (kind: ContentKind, input: Input, asking: AskingPerson) => Promise<void>,
  ) {
    const kind = kindFor(kinds, input.kind, asking.person)
    await run(kind, input, asking)
    return asSeen(kind, input.id, asking.person)
  }

  serve(router, calls.of, ({ kind, id }, { person }) => asSeen(kindFor(kinds, kind, person), id, person))
  serve(router, calls.read, ({ kind, id }, { person }) => whole(kindFor(kinds, kind, person), id, person))
  serve(router, calls.list, (query, { person }) =>
    reviewPage(db, query, {
      person,
      seen: all.flatMap(({ rules, calls: { revisions } }) =>
        revisions && mayCall(person, revisions.access) ? rules.kind : [],
      ),
      reviewed: all.flatMap((kind) =>
        person.admin || person.resources.has(reviewKey(kind)) ? kind.rules.kind : [],
      ),
    }),
  )
  serve(router, calls.people, async ({ kind, keyword }, { person }) =>
    (await mentionable(db, kindFor(kinds, kind, person).rules.page, keyword)).map(personOf),
  )

  serve(router, releaseReviewCalls.of, ({ release }, { person }) => releases.of(release, person))
  serve(router, releaseReviewCalls.ask, (input, asking) => releases.ask(input, asking))
  serve(router, calls.ask, (input, asking) => acted(input, asking, actions.ask))
  serve(router, calls.withdraw, (input, asking) => acted(input, asking, actions.withdraw))
  serve(router, calls.approve, (input, asking) => acted(input, asking, actions.approve))
  serve(router, calls.takeBack, (input, asking) => acted(input, asking, actions.takeBack))
  serve(router, calls.giveBack, (input, asking) => acted(input, asking, actions.giveBack))
  serve(router, calls.comment, async (input, asking) => {
    const kind = kindFor(kinds, input.kind, asking.person)
    await actions.comment(kind, input, asking)
    return whole(kind, input.id, asking.person)
  })
  serve(router, calls.settle, async (input, asking) => {
    const kind = kindFor(kinds, input.kind, asking.person)
    await actions.settle(kind, input, asking)
    return whole(kind, input.id, asking.person)
  })
  rulesRoutes(router, parts)
}

function rulesRoutes(router: Router, { storage, now }: Parts) {
  const { db } = storage
  const asRows = async () => {
    const { rules, version } = await reviewRules(db)
    return { version, rules: KINDS.map((kind) => ({ kind, ...NO_APPROVALS, ...rules[kind] })) }
  }
  serve(router, calls.rules, asRows)
  serve(router, calls.keepRules, async ({ version, rules }, { record }) => {
    const before = (await reviewRules(db)).rules
    const value = Object.fromEntries(
      rules
        .filter((rule) => FIELD_GROUPS.some((group) => rule[group] > 0))
        .map(({ kind, ...approvals }) => [kind, approvals]),
    )
    await db.transaction().execute(async (within) => {
      if (!(await changeSetting(within, RULES, { value, version, now: now() }))) throw stale(await asRows())
      await record(within, { recordId: null, recordName: '', before, after: value })
    })
    return asRows()
  })
}
