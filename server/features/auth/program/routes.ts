// What answers the calls by which people give tokens to programs, look at them and take them back.
import {
  programCalls as calls,
  PROGRAMS_OF_ONE,
  type ProgramToken,
  type ScopePage,
} from '#contract/people/program.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, notFound } from '#server/failure.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { programLetter } from '#server/parts/outbox/account-letters.ts'
import { rightsOf, withPages } from '#server/parts/rights/rights.ts'
import { givable, isResting } from '#server/parts/sign-in/programs.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { type ProgramRow, programStore } from './store.ts'

const words = serverTexts('server/program')

export function programRoutes(router: Router, { storage, programs, outbox, site, now }: Parts) {
  const { db } = storage
  const store = programStore(db)
  /** Whose tokens somebody sees and takes back: null for everybody's. */
  const within = (person: Person) => (mayCall(person, 'tokenList:all') ? null : person.id)

  serve(router, calls.list, async ({ page, limit }, { person }) => {
    const { total, rows } = await store.page(within(person), { page, limit })
    const [resting, pages] = await Promise.all([restingOf(db, rows), store.pages({ off: true })])
    const items = rows.map((row) => {
      const scope = partOf(pages, withPages(JSON.parse(row.scope)))
      return shown(row, { scope, rests: resting.has(row.user_id) }, now())
    })
    return { total, items }
  })
  serve(router, calls.scope, async (_, { person }) => partOf(await store.pages(), givable(person)))
  serve(router, calls.self, async (_, { person }) => {
    // A person who asks is told that there is no such thing.
    if (!person.program) throw notFound()
    const { name, expiresAt } = person.program
    const may = calls.self.output.shape.may.parse([...person.resources])
    return { name, username: person.username, may, expireTime: isoTime(expiresAt) }
  })
  serve(router, calls.add, async ({ name, scope, days }, { person, address, language, record }) => {
    const held = givable(person)
    if (!scope.every((key) => held.has(key))) throw invalid({ scope: words.notHeld })
    const made = await db.transaction().execute(async (transaction) => {
      await storage.exclusive(transaction, `programs ${person.id}`)
      if ((await store.countOf(person.id, now(), transaction)) >= PROGRAMS_OF_ONE) throw tooMany()
      const made = await programs.add(transaction, { userId: person.id, name, scope, days })
      const after = { name, scope: [...new Set(scope)], days }
      const own = await store.personOf(person.id, transaction)
      if (own.email !== '') {
        const to = { person: own, site: site.settings(), language, address }
        await outbox.put(transaction, programLetter(to, name))
      }
      await record(transaction, { recordId: made.id, recordName: name, after })
      return made
    })
    outbox.wake()
    return made
  })
  serve(router, calls.revoke, ({ id }, { person, record }) =>
    db.transaction().execute(async (transaction) => {
      const row = await store.find(id, transaction)
      const own = within(person)
      if (!row || (own !== null && row.user_id !== own)) throw notFound()
      // Done twice it is done.
      if (!(await store.end(id, person.username, now(), transaction))) return null
      const of = { name: row.name, person: row.username }
      await record(transaction, {
        recordId: id,
        recordName: row.name,
        before: of,
        after: { ...of, ended: true },
      })
      return null
    }),
  )
}

/** Which of these people cannot use tokens now. */
async function restingOf(db: Db, rows: readonly ProgramRow[]): Promise<ReadonlySet<number>> {
  const people = new Map(rows.map((row) => [row.user_id, row]))
  const resting = new Set<number>()
  for (const [userId, row] of people)
    if (await isResting(db, { ...row, userId }, await rightsOf(db, userId))) resting.add(userId)
  return resting
}

/** The pages among these keys, each with the buttons among them. */
const partOf = (pages: readonly ScopePage[], keys: ReadonlySet<string>): ScopePage[] =>
  pages
    .filter(({ page }) => keys.has(page))
    .map((one) => ({ ...one, buttons: one.buttons.filter(({ key }) => keys.has(key)) }))

type More = Pick<ProgramToken, 'scope'> & { rests: boolean }

function shown(row: ProgramRow, { scope, rests }: More, now: number): ProgramToken {
  const over = row.ended_at > 0 ? 'revoked' : now >= row.expires_at ? 'expired' : null
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    person: { id: row.user_id, username: row.username, nickName: row.nick_name },
    scope,
    state: over ?? (rests ? 'resting' : 'working'),
    createTime: isoTime(row.created_at),
    expireTime: isoTime(row.expires_at),
    usedTime: row.used_at > 0 ? isoTime(row.used_at) : null,
    usedAddress: row.used_address,
    revokedBy: row.ended_by || null,
  }
}

const tooMany = () => new Failure(CODE.unprocessable, words.tooManyOfOne({ most: PROGRAMS_OF_ONE }))
