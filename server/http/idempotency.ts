// Writes that carry an Idempotency-Key are done once: the same key ten times at once is one row and one answer (decision 3).
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { CODE } from '#contract/wire/answer.ts'
import { type Call, takesKey } from '#contract/wire/call.ts'
import { Failure, invalid } from '#server/failure.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { Db } from '#server/storage/open.ts'
import { isStoreAway } from '#server/storage/trouble.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/http/answers')

/** A claim is renewed while the write is being done; the key of a process that died is free again after this. */
const CLAIM_MS = 6_000
const RENEW_MS = 2_000
const LOOK_MS = 50
/** Is added to a claim once what it is for was written: in the same transaction, so that it is done or not together with it. */
const DONE = 2 ** 52
/** How often it is tried to keep an answer, once a second. */
const KEEP_TRIES = 60
/** How often somebody waits for the answer of another, some 40 seconds. */
const LOOKS = 800

/** True when this request is the one that does the write; else the answer of the one that did. */
async function claim(db: Db, now: () => number, keyHash: string, bodyHash: string): Promise<true | string> {
  for (let look = 0; look < LOOKS; look++) {
    const at = now()
    const claimed = await db
      .insertInto('idempotency')
      .values({
        key_hash: keyHash,
        body_hash: bodyHash,
        answer: null,
        claimed_until: at + CLAIM_MS,
        created_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .column('key_hash')
          .doUpdateSet({ claimed_until: at + CLAIM_MS })
          .where('idempotency.answer', 'is', null)
          .where('idempotency.body_hash', '=', bodyHash)
          .where('idempotency.claimed_until', '<=', at),
      )
      .executeTakeFirst()
    if (Number(claimed.numInsertedOrUpdatedRows ?? 0) > 0) return true
    const row = await db
      .selectFrom('idempotency')
      .select(['body_hash', 'answer', 'claimed_until'])
      .where('key_hash', '=', keyHash)
      .executeTakeFirst()
    // Gone: the one before was refused, so this one is judged for itself.
    if (!row) continue
    if (row.body_hash !== bodyHash) throw otherBody()
    if (row.answer !== null) return row.answer
    if (row.claimed_until >= DONE && row.claimed_until - DONE <= now()) throw doneBefore()
    await wait(LOOK_MS)
  }
  throw stillRunning()
}

/** Prolongs a claim; one that is marked as done stays so. */
const renew = (db: Db, keyHash: string, until: number) =>
  db
    .updateTable('idempotency')
    .set({
      claimed_until: sql<number>`case when claimed_until < ${DONE} then 0 else cast(${DONE} as bigint) end
        + cast(${until} as bigint)`,
    })
    .where('key_hash', '=', keyHash)
    .execute()
    .catch(() => {})

/**
 * What was done is done, whether its answer is kept now or, when the store is back, later. An answer with a secret is
 * never kept: whoever sends the write again is told that it was done.
 */
async function keepAnswer(db: Db, keyHash: string, answer: string | null) {
  const kept = answer === null ? { claimed_until: DONE } : { answer }
  const keep = () => db.updateTable('idempotency').where('key_hash', '=', keyHash).set(kept).execute()
  try {
    await keep()
  } catch {
    void (async () => {
      for (let attempt = 0; attempt < KEEP_TRIES; attempt++) {
        await wait(1_000, undefined, { ref: false })
        if (await keep().catch(() => null)) return
      }
    })()
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>

export function createIdempotency(db: Db, now: () => number) {
  const keys = new WeakMap<FastifyRequest, string>()

  return {
    /** Call it within the transaction of what a request writes: who sends it again is not served a second time. */
    async done(request: FastifyRequest, within: Db) {
      const keyHash = keys.get(request)
      if (keyHash === undefined) return
      await within
        .updateTable('idempotency')
        .set({ claimed_until: DONE + now() + CLAIM_MS })
        .where('key_hash', '=', keyHash)
        .execute()
    },
    /** Makes the answer of a write, or answers what was answered before to the same key and body. */
    async once(request: FastifyRequest, call: Call, person: Person | null, make: () => Promise<string>) {
      const key = keyOf(request, call)
      if (key === null) return make()
      // The key is a secret of whoever made it, so neither hash tells what was sent, not even a password.
      const keyHash = hashOf(`${call.path}\n${nameOf(person)}\n${key}`)
      const claimed = await claim(db, now, keyHash, hashOf(`${key}\n${JSON.stringify(request.body ?? {})}`))
      if (claimed !== true) return claimed
      keys.set(request, keyHash)
      const renewing = setInterval(() => void renew(db, keyHash, now() + CLAIM_MS), RENEW_MS)
      try {
        const answer = await make()
        await keepAnswer(db, keyHash, call.secret ? null : answer)
        return answer
      } catch (error) {
        const mine = db.deleteFrom('idempotency').where('key_hash', '=', keyHash)
        // Where the connection was lost nobody knows what was done, unless the store says so itself.
        const free = isStoreAway(error) ? mine.where('claimed_until', '<', DONE) : mine
        await free.execute().catch(() => {})
        throw error
      } finally {
        clearInterval(renewing)
      }
    },
  }
}

/** The key of a request whose call takes one; null without. */
export function keyOf(request: FastifyRequest, call: Pick<Call, 'logs' | 'once' | 'takes'>): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined || !takesKey(call)) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{8,100}$/.test(key)) return key
  throw invalid({
    'Idempotency-Key': words.badOnceKey,
  })
}

/** A program and its person keep apart. */
const nameOf = (person: Person | null) =>
  person?.program ? `${person.id} ${person.program.id}` : (person?.id ?? '')

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const stillRunning = () => new Failure(CODE.unavailable, words.stillRunning)

const doneBefore = () => new Failure(CODE.conflict, words.doneBefore)

const otherBody = () => new Failure(CODE.unprocessable, words.otherBody)
