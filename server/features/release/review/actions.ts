// What is done in a review: each one transaction, with its line in the log and its letters.
import { COMMENTS } from '#contract/content/review.ts'
import { pickText } from '#contract/languages/language.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, notFound } from '#server/failure.ts'
import { mustMay } from '#server/http/callers/guard.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { type About, tell } from '#server/publishing/review/letters.ts'
import { isApproved } from '#server/publishing/review/needs.ts'
import { peopleById, toldOf, whoSee } from '#server/publishing/review/people.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { commentsOf, judge, type Looked, lookAt, mustReview, reviewKey } from './look.ts'

const words = serverTexts('server/publishing/review')

type Asked = Pick<AskingPerson, 'person' | 'record'>
type Parts4 = Pick<Parts, 'storage' | 'outbox' | 'site' | 'config' | 'now'>

/** Actions on reviews; each answers nothing and throws `Failure` with what stands against it. */
export function reviewActions({ storage, outbox, site, config, now }: Parts4) {
  const origin = config.publicUrl?.replace(/\/+$/, '') ?? ''

  /** Runs one action with the record held, so that nobody writes it meanwhile. */
  async function act(
    kind: ContentKind,
    id: number,
    { person, record }: Asked,
    run: (
      on: Looked & { db: Db; at: number; say: (to: readonly number[] | string, what: Said) => Promise<void> },
    ) => Promise<object>,
  ) {
    await storage.db.transaction().execute(async (db) => {
      // Written over with itself: whoever writes it now is waited for, whoever comes later waits.
      await db
        .updateTable('entry')
        .set((row) => ({ version: row.ref('version') }))
        .where('id', '=', id)
        .execute()
      const at = now()
      const looked = await lookAt(db, kind, id, at)
      const { language } = site.settings()
      const title = kind.rules.title(looked.entry.content)
      const me = (await peopleById(db, [person.id])).get(person.id)
      const by = me?.nick_name || person.username
      const path = `/webSystemManage/web_review/${kind.rules.kind}/${id}`
      const say = async (to: readonly number[] | string, said: Said) => {
        const people =
          typeof to === 'string' ? await toldOf(db, to) : [...(await peopleById(db, to)).values()]
        const others = people.filter((one) => one.id !== person.id && !said.not?.has(one.id))
        await tell(db, others, { ...said, title, by, path }, { site: site.settings(), language, origin }, at)
      }
      const after = await run({ ...looked, db, at, say })
      const recordName = pickText(title, language).text
      await record(db, { recordId: id, recordName, after: { kind: kind.rules.kind, ...after } })
    })
    outbox.wake()
  }
  type Said = Pick<About, 'what' | 'said' | 'lines'> & { not?: ReadonlySet<number> }

  return {
    /** Asks for approval of the version as it is. */
    ask: (
      kind: ContentKind,
      { id, version, note }: { id: number; version: number; note: string },
      asked: Asked,
    ) =>
      act(kind, id, asked, async ({ db, entry, needs, approved, authors, at, say }) => {
        mustMay(asked.person, `${kind.rules.page}:update` as never)
        if (entry.version !== version) throw new Failure(CODE.conflict, words.stale)
        if (needs.length === 0 || approved) throw new Failure(CODE.unprocessable, words.nothing)
        const row = {
          ...{ state: 'asked' as const, version, asked_by: asked.person.id, asked_at: at, note },
          ...{ returned_by: null, returned_at: 0, reason: '' },
        }
        await db
          .insertInto('review')
          .values({ entry_id: id, ...row })
          .onConflict((conflict) => conflict.column('entry_id').doUpdateSet(row))
          .execute()
        await say(reviewKey(kind), { what: 'asked', said: note, not: authors })
        return { version, note }
      }),

    /** Nothing is asked any more. */
    withdraw: (kind: ContentKind, { id }: { id: number }, asked: Asked) =>
      act(kind, id, asked, async ({ db, open, entry }) => {
        mustMay(asked.person, `${kind.rules.page}:update` as never)
        if (!open) throw new Failure(CODE.unprocessable, words.notAsked)
        await db.updateTable('review').set({ state: 'closed' }).where('entry_id', '=', id).execute()
        await db.deleteFrom('review_approval').where('entry_id', '=', id).execute()
        return { version: entry.version }
      }),

    /** Approves this version, as far as the person can judge it. */
    approve: (kind: ContentKind, { id, version }: { id: number; version: number }, asked: Asked) =>
      act(kind, id, asked, async (looked) => {
        const { db, entry, open, needs, given, at, say } = looked
        mustReview(kind, asked.person)
        if (!open || open.state === 'returned') throw new Failure(CODE.unprocessable, words.notAsked)
        if (entry.version !== version) throw new Failure(CODE.conflict, words.stale)
        const { groups, why } = judge(kind, looked, asked.person)
        if (why === 'author') throw new Failure(CODE.forbidden, words.author)
        if (why === 'limits') throw new Failure(CODE.forbidden, words.limits)
        if (groups.length === 0) throw new Failure(CODE.unprocessable, words.nothing)
        await db
          .insertInto('review_approval')
          .values({ entry_id: id, user_id: asked.person.id, version, groups: groups.join(','), at })
          .onConflict((conflict) => conflict.columns(['entry_id', 'user_id', 'version']).doNothing())
          .execute()
        const all = [...given, { userId: asked.person.id, version, groups }]
        const whole = isApproved(needs, all, version)
        await db
          .updateTable('review')
          .set({ version, state: whole ? 'approved' : 'asked' })
          .where('entry_id', '=', id)
          .execute()
        if (whole && open.asked_by !== null) await say([open.asked_by], { what: 'approved', said: '' })
        return { version, groups }
      }),

    /** An own approval counts no more. */
    takeBack: (kind: ContentKind, { id }: { id: number }, asked: Asked) =>
      act(kind, id, asked, async ({ db, open, entry }) => {
        mustReview(kind, asked.person)
        const gone = await db
          .deleteFrom('review_approval')
          .where('entry_id', '=', id)
          .where('user_id', '=', asked.person.id)
          .where('version', '=', entry.version)
          .executeTakeFirst()
        if (Number(gone.numDeletedRows) === 0) throw notFound()
        if (open?.state === 'approved')
          await db.updateTable('review').set({ state: 'asked' }).where('entry_id', '=', id).execute()
        return { version: entry.version }
      }),

    /** Returns it to who asked and who wrote, with a reason and what was said. */
    giveBack: (
      kind: ContentKind,
      { id, version, reason }: { id: number; version: number; reason: string },
      asked: Asked,
    ) =>
      act(kind, id, asked, async ({ db, open, entry, authors, at, say }) => {
        mustReview(kind, asked.person)
        if (!open || open.state === 'returned') throw new Failure(CODE.unprocessable, words.notAsked)
        if (entry.version !== version) throw new Failure(CODE.conflict, words.stale)
        await db
          .updateTable('review')
          .set({ state: 'returned', returned_by: asked.person.id, returned_at: at, reason })
          .where('entry_id', '=', id)
          .execute()
        await db.deleteFrom('review_approval').where('entry_id', '=', id).execute()
        const comments = (await commentsOf(db, id)).filter(({ done }) => !done)
        const lines = comments.map(({ field, text }) => (field ? `${field}: ${text}` : text))
        await say([...authors], { what: 'returned', said: reason, lines })
        return { version, reason }
      }),

    /** Says something about a field; whoever is mentioned is told. */
    comment: (
      kind: ContentKind,
      { id, field, text, mentions }: { id: number; field: string; text: string; mentions: readonly number[] },
      asked: Asked,
    ) =>
      act(kind, id, asked, async ({ db, entry, row, at, say }) => {
        const told = await whoSee(db, kind.rules.page, mentions)
        if (told.length < new Set(mentions).size)
          throw new Failure(CODE.invalid, words.noPeople({ names: String(mentions.length - told.length) }))
        if (!row)
          await db
            .insertInto('review')
            .values({
              entry_id: id,
              state: 'closed',
              version: entry.version,
              asked_by: null,
              asked_at: at,
              note: '',
              returned_by: null,
            })
            .onConflict((conflict) => conflict.column('entry_id').doNothing())
            .execute()
        const said = await db
          .selectFrom('review_comment')
          .select(['id', 'done_at'])
          .where('entry_id', '=', id)
          .orderBy('id')
          .execute()
        const spare = said.find(({ done_at }) => done_at > 0)
        if (said.length >= COMMENTS) {
          if (!spare) throw new Failure(CODE.unprocessable, words.tooManyComments({ most: COMMENTS }))
          await db.deleteFrom('review_comment').where('id', '=', spare.id).execute()
        }
        await db
          .insertInto('review_comment')
          .values({
            ...{ entry_id: id, field, text, version: entry.version, by_user: asked.person.id, at },
            mentions: JSON.stringify(told.map((one) => one.id)),
          })
          .execute()
        await say(
          told.map((one) => one.id),
          { what: 'mentioned', said: text },
        )
        return { field, mentions: told.map(({ username }) => username) }
      }),

    settle: (
      kind: ContentKind,
      { id, comment, done }: { id: number; comment: number; done: boolean },
      asked: Asked,
    ) =>
      act(kind, id, asked, async ({ db, at }) => {
        const set = await db
          .updateTable('review_comment')
          .set({ done_at: done ? at : 0 })
          .where('id', '=', comment)
          .where('entry_id', '=', id)
          .executeTakeFirst()
        if (Number(set.numUpdatedRows) === 0) throw notFound()
        return { comment, done }
      }),
  }
}
