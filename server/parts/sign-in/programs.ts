// Tokens of programs: a program does what its person may do and its token was given, and never more (decision 55).
import { createHash, randomBytes } from 'node:crypto'
import { CALLS } from '#contract/calls.ts'
import { type Limits, NO_LIMITS, type Written } from '#contract/content/touched.ts'
import { PROGRAM_TOKEN_START } from '#contract/people/program.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Call } from '#contract/wire/call.ts'
import { BUTTONS, pageOfResource, RESOURCES } from '#contract/wire/resource.ts'
import { Failure } from '#server/failure.ts'
import { disabledKeys, type Limited, type Rights, rightsOf, withPages } from '#server/parts/rights/rights.ts'
import { hasSecond } from '#server/parts/sign-in/second/factors.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { isDiskFull } from '#server/storage/trouble.ts'
import { whileUnchanged } from '#server/storage/while-unchanged.ts'
import { serverTexts } from '#server/texts.ts'
import { addServiceAccount } from './service-accounts.ts'
import type { Person } from './sessions.ts'

const words = serverTexts('server/program')

/** Whoever may hold tokens; without it those that there are rest. */
const HOLDING = 'tokenList:add'
/** A use is written at most this often, so that reading does not become writing. */
const USED_MS = 60_000
const MINUTE_MS = 60_000
/** Tokens that are kept as they were read. */
const KEPT = 500
/** A token that is over is listed for so long. */
export const PROGRAM_ROWS_MS = 90 * 24 * 60 * 60_000

export type Programs = ReturnType<typeof createPrograms>

const COLUMNS = [
  'program_token.id as tokenId',
  'program_token.name',
  'program_token.scope',
  'program_token.languages',
  'program_token.expires_at',
  'program_token.used_at',
  'program_token.used_address',
  'program_token.ended_at',
  'user_account.id as userId',
  'user_account.username',
  'user_account.must_change',
  'user_account.flag',
  'user_account.trashed_at',
  'user_account.service',
] as const

async function readProgram(db: Db, tokenHash: string) {
  const row = await db
    .selectFrom('program_token')
    .innerJoin('user_account', 'user_account.id', 'program_token.user_id')
    .select(COLUMNS)
    .where('program_token.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return null
  const rights = row.service ? null : await rightsOf(db, row.userId)
  const rests = rights !== null && (await isResting(db, row, rights))
  const resources = await mayDo(db, rights, JSON.parse(row.scope) as string[])
  const limited = writtenIn(languagesIn(row.languages), resources, rights?.limited ?? new Map())
  return { ...row, rests, resources, limited }
}
type Read = NonNullable<Awaited<ReturnType<typeof readProgram>>>

type NewProgram = {
  /** Who makes it, and whose it is unless it is `service`. */
  person: Pick<Person, 'id' | 'username'>
  name: string
  scope: readonly string[]
  languages: readonly Written[] | null
  days: number
  service: boolean
}

type Holder = {
  userId: number
  must_change: number
  flag: 'enabled' | 'disabled'
  trashed_at: number | null
}

/** Whether a person of these rights cannot use tokens now: as they stand they could not sign in, or may not hold any. */
export async function isResting(db: Db, holder: Holder, rights: Rights): Promise<boolean> {
  if (holder.flag !== 'enabled' || holder.trashed_at !== null || holder.must_change === 1) return true
  if (!rights.admin && !rights.resources.has(HOLDING)) return true
  return rights.demandsSecondStep && !(await hasSecond(db, holder.userId))
}

/** The keys of `scope` that the person holds; a program of an administrator, or of nobody, holds what was given and passes no other check. */
async function mayDo(db: Db, rights: Rights | null, scope: readonly string[]): Promise<ReadonlySet<string>> {
  const given = withPages(scope)
  const held = rights === null || rights.admin ? null : rights.resources
  const off = held ? null : await disabledKeys(db)
  return new Set([...given].filter((key) => (held ? held.has(key) : !off?.has(key))))
}

/** What a token writes in, out of its column; null is everything. */
export const languagesIn = (stored: string): Written[] | null => (stored === '' ? null : JSON.parse(stored))

/** How far these keys reach when they write in no other languages than the token's. */
function writtenIn(
  languages: readonly Written[] | null,
  keys: ReadonlySet<string>,
  limited: Limited,
): Limited {
  if (!languages) return limited
  const narrowed = (one: Limits) => ({
    ...one,
    languages: one.languages?.filter((language) => languages.includes(language)) ?? languages,
  })
  return new Map([...keys].map((key) => [key, (limited.get(key) ?? [NO_LIMITS]).map(narrowed)]))
}

/** A program never does what concerns its person alone, what a person must have shown of late who they are for, nor what answers secrets. */
export const isForPeople = (call: Call): boolean =>
  call.access === 'signed-in' ? !call.forPrograms : Boolean(call.fresh || call.secret || call.forPeople)

const keysOf = (calls: readonly Call[]) => new Set(calls.flatMap(({ access }) => access))
const OF_PROGRAMS = keysOf(CALLS.filter((call) => !isForPeople(call)))
/** Keys that would let a program do nothing. */
const IDLE: ReadonlySet<string> = new Set(
  [...keysOf(CALLS.filter(isForPeople))].filter((key) => !OF_PROGRAMS.has(key)),
)

/** What a person of these rights could give to a program: pages that they see, and buttons on them that it could press. */
export const givable = ({ admin, resources }: Pick<Rights, 'admin' | 'resources'>): Set<string> =>
  new Set(RESOURCES.filter((key) => (admin || resources.has(key)) && !IDLE.has(key)))

/**
 * Tokens of programs in the store. `perMinute`: calls that one token may make in a minute on each node; beyond that it is
 * refused with 429.
 */
export function createPrograms(
  { db, version }: Pick<Storage, 'db' | 'version'>,
  { perMinute }: { perMinute: number },
  now: () => number,
) {
  const read = whileUnchanged<Read | null>(version, KEPT, (row) => row !== null)
  const spent = new Map<number, { minute: number; calls: number }>()

  function spend(id: number) {
    const minute = Math.floor(now() / MINUTE_MS)
    const before = spent.get(id)
    const calls = before?.minute === minute ? before.calls + 1 : 1
    if (spent.size >= KEPT && !before) spent.clear()
    spent.set(id, { minute, calls })
    if (calls > perMinute) throw new Failure(CODE.tooMany, words.tooMany({ count: perMinute }))
  }

  /** On a full disk programs go on reading. */
  const used = (id: number, address: string) =>
    db
      .updateTable('program_token')
      .set({ used_at: now(), used_address: address })
      .where('id', '=', id)
      .execute()
      .catch((error) => {
        if (!isDiskFull(error)) throw error
      })

  return {
    /** Makes a token and answers it with its row's id; only its hash is stored. */
    async add(within: Db, token: NewProgram) {
      const userId = token.service ? await addServiceAccount(within, token.name, now()) : token.person.id
      const secret = `${PROGRAM_TOKEN_START}${randomBytes(32).toString('base64url')}`
      const { id } = await within
        .insertInto('program_token')
        .values({
          user_id: userId,
          name: token.name,
          token_hash: hashOf(secret),
          hint: secret.slice(-4),
          scope: JSON.stringify(inOrder(token.scope)),
          created_at: now(),
          expires_at: now() + token.days * 24 * 60 * MINUTE_MS,
          used_at: 0,
          used_address: '',
          ended_at: 0,
          ended_by: '',
          made_by: token.service ? token.person.username : '',
          languages: token.languages ? JSON.stringify(token.languages) : '',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, token: secret }
    },

    /** The person whose program holds `token`, with what the program may do; null when it does not work. Throws `Failure` 429. */
    async find(token: string, address: string): Promise<Person | null> {
      const tokenHash = hashOf(token)
      const row = await read(tokenHash, () => readProgram(db, tokenHash))
      if (!row || row.ended_at > 0 || row.rests || now() >= row.expires_at) return null
      spend(row.tokenId)
      if (now() > row.used_at + USED_MS) await used(row.tokenId, address)
      return {
        id: row.userId,
        username: row.username,
        program: {
          ...{ id: row.tokenId, name: row.name, expiresAt: row.expires_at },
          ...{ service: row.service === 1, languages: languagesIn(row.languages) },
        },
        sessionId: 0,
        mustChangePassword: false,
        mustSetUpSecondStep: false,
        provedAt: 0,
        provider: '',
        roles: [],
        admin: false,
        demandsSecondStep: false,
        resources: row.resources,
        limited: row.limited,
      }
    },

    /** Ends every token of a person; `by` is told with them. */
    async endAll(userId: number, by: string, within: Db = db) {
      await within
        .updateTable('program_token')
        .set({ ended_at: now(), ended_by: by })
        .where('user_id', '=', userId)
        .where('ended_at', '=', 0)
        .execute()
    },

    /** Forgets tokens that ended or expired before this time. */
    async forget(before: number) {
      await db
        .deleteFrom('program_token')
        .where((row) =>
          row.or([
            row('expires_at', '<', before),
            row.and([row('ended_at', '>', 0), row('ended_at', '<', before)]),
          ]),
        )
        .execute()
    },
  }
}

/** Each key once, in the order of the contract, and no page beside a button that brings it along. */
function inOrder(scope: readonly string[]): string[] {
  const brought = new Set(BUTTONS.filter((key) => scope.includes(key)).map(pageOfResource))
  return RESOURCES.filter((key) => scope.includes(key) && !brought.has(key))
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
