// What answers the calls by which people give tokens to programs, look at them and take them back.
import { WRITTEN } from '#contract/content/touched.ts'
import {
  programCalls as calls,
  PROGRAMS_OF_NOBODY,
  PROGRAMS_OF_ONE,
  type ProgramToken,
  type ScopePage,
} from '#contract/people/program.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, notFound } from '#server/failure.ts'
import { mayCall, mustMay } from '#server/http/callers/guard.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { programLetter } from '#server/parts/outbox/account-letters.ts'
import { rightsOf, withPages } from '#server/parts/rights/rights.ts'
import { givable, isResting, languagesIn } from '#server/parts/sign-in/programs.ts'
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
    const { name, expiresAt, service, languages } = person.program
    const may = calls.self.output.shape.may.parse([...person.resources])
    return { name, username: person.username, service, may, languages, expireTime: isoTime(expiresAt) }
  })
  serve(router, calls.add, async (given, { person, address, language, record }) => {
    const { name, scope, days, service } = given
    const held = givable(person)
    if (!scope.every((key) => held.has(key))) throw invalid({ scope: words.notHeld })
    if (service) {
      mustMay(person, 'tokenList:all')
      // The limits of a person end with the person, and such a token stays.
      if (scope.some((key) => person.limited.has(key))) throw invalid({ scope: words.limited })
    }
    const languages = given.languages && WRITTEN.filter((one) => given.languages?.includes(one))
    const [owner, most] = service ? [null, PROGRAMS_OF_NOBODY] : [person.id, PROGRAMS_OF_ONE]
    const made = await db.transaction().execute(async (transaction) => {
      await storage.exclusive(transaction, `programs ${owner ?? 'of nobody'}`)
      if ((await store.countOf(owner, now(), transaction)) >= most) throw tooMany(most)
      const made = await programs.add(transaction, { person, name, scope, languages, days, service })
      const after = {
        name,
        scope: [...new Set(scope)],
        days,
        ...(languages && { languages }),
        ...(service && { service }),
      }
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
      const of = { name: row.name, ...(!row.service && { person: row.username }) }
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
    if (!row.service && (await isResting(db, { ...row, userId }, await rightsOf(db, userId))))
      resting.add(userId)
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
    person: row.service ? null : { id: row.user_id, username: row.username, nickName: row.nick_name },
    madeBy: row.made_by,
    scope,
    languages: languagesIn(row.languages),
    state: over ?? (rests ? 'resting' : 'working'),
    createTime: isoTime(row.created_at),
    expireTime: isoTime(row.expires_at),
    usedTime: row.used_at > 0 ? isoTime(row.used_at) : null,
    usedAddress: row.used_address,
    revokedBy: row.ended_by || null,
  }
}

const tooMany = (most: number) => new Failure(CODE.unprocessable, words.tooManyOfOne({ most }))
