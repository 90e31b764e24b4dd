// What answers whoever stands before a closed door, and those who hold the key.

import { storedText } from '#contract/fields/walk.ts'
import { pickText } from '#contract/languages/language.ts'
import { rightCalls as calls, GRANTERS_NAMED } from '#contract/people/right.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { authoritiesOfRoles, authorityOf } from '#server/parts/rights/authority.ts'
import { disabledKeys, keysThatGive, rightsOf } from '#server/parts/rights/rights.ts'
import { createRateLimit } from '#server/parts/sign-in/rate-limit.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { grantersOf } from './granters.ts'
import { askLetter } from './letter.ts'
import { ASK_LIMIT, ASKED_MS, canGrant, pathOf, WAITS_MS } from './rules.ts'
import { rightStore } from './store.ts'

const words = serverTexts('server/role')

/** What is known of a key that somebody lacks. */
async function doorOf(db: Db, resource: string, userId: number) {
  const roles = await rightStore(db).rolesWith(keysThatGive(resource))
  const authorities = await authoritiesOfRoles(
    db,
    roles.map(({ id }) => id),
  )
  const off = (await disabledKeys(db)).has(resource)
  const wanted = { resource, off, roles: [...authorities.values()], asker: await authorityOf(db, userId) }
  const granters = await grantersOf(db)
  const people = granters.filter(({ id, can }) => id !== userId && canGrant(can, wanted))
  return { roles, off, people }
}
const holds = async (db: Db, userId: number, resource: string) => {
  const { admin, resources } = await rightsOf(db, userId)
  return admin || resources.has(resource)
}

/** What waits that somebody can grant. */
async function waitingFor(db: Db, userId: number, now: number) {
  const store = rightStore(db)
  const rows = await store.open(now - WAITS_MS)
  if (rows.length === 0) return []
  const menus = await store.menus()
  const found = []
  for (const row of rows) {
    if (row.user_id === userId || (await holds(db, row.user_id, row.resource))) continue
    const { people } = await doorOf(db, row.resource, row.user_id)
    if (people.some(({ id }) => id === userId)) found.push({ ...row, path: pathOf(row.resource, menus) })
  }
  return found
}

export function rightRoutes(router: Router, { storage, outbox, site, config, now }: Parts) {
  const { db } = storage
  const store = rightStore(db)
  const limit = createRateLimit(db, ASK_LIMIT, now)

  serve(router, calls.door, async ({ resource }, { person }) => {
    const { roles, off, people } = await doorOf(db, resource, person.id)
    const asked = await store.lastOf(person.id, resource, now() - ASKED_MS)
    return {
      held: await holds(db, person.id, resource),
      path: pathOf(resource, await store.menus()),
      off,
      roles: roles.map(({ title }) => storedText(title)),
      people: people
        .slice(0, GRANTERS_NAMED)
        .map(({ id, username, nickName }) => ({ id, username, nickName })),
      asked: asked
        ? {
            time: isoTime(asked.asked_at),
            declinedBy: asked.settled_at === null ? null : asked.nick_name || asked.username,
          }
        : null,
    }
  })

  serve(router, calls.ask, async ({ resource, why }, { person, record }) => {
    if (await holds(db, person.id, resource)) throw new Failure(CODE.conflict, words.held)
    const before = await store.lastOf(person.id, resource, now() - ASKED_MS)
    if (before) return { time: isoTime(before.asked_at) }
    if (!(await limit.spend(String(person.id)))) throw new Failure(CODE.tooMany, words.askedTooOften)
    const language = router.siteLanguage()
    const { people } = await doorOf(db, resource, person.id)
    const { nick_name: nickName, username } = await store.person(person.id)
    const right = pathOf(resource, await store.menus())
      .map((title) => pickText(title, language).text)
      .join(' › ')
    const about = { name: nickName || username, username, right: right || resource, why }
    const origin = config.publicUrl?.replace(/\/+$/, '') ?? ''
    const at = now()
    const time = await db.transaction().execute(async (within) => {
      // Twice at once is asked once.
      await storage.exclusive(within, 'right-request')
      const first = await store.lastOf(person.id, resource, at - ASKED_MS, within)
      if (first) return first.asked_at
      const id = await store.insert(within, { user_id: person.id, resource, why, asked_at: at })
      for (const { email } of people.filter((one) => one.email !== '').slice(0, GRANTERS_NAMED)) {
        await outbox.put(within, askLetter({ ...about, email }, site.settings(), language, origin))
      }
      await record(within, { recordId: id, recordName: about.right, before: {}, after: { resource } })
      return at
    })
    outbox.wake()
    return { time: isoTime(time) }
  })

  serve(router, calls.list, async (_, { person }) =>
    (await waitingFor(db, person.id, now())).map(
      ({ id, user_id, username, nick_name, resource, path, why, asked_at }) => ({
        ...{ id, path, why, time: isoTime(asked_at), resource: resource as never },
        person: { id: user_id, username, nickName: nick_name },
      }),
    ),
  )

  serve(router, calls.decline, async ({ id }, { person, record }) => {
    const row = (await waitingFor(db, person.id, now())).find((one) => one.id === id)
    if (!row) throw notFound()
    const names = row.path.map((title) => pickText(title, router.siteLanguage()).text)
    await db.transaction().execute(async (within) => {
      if (!(await store.settle(within, id, person.id, now()))) throw notFound()
      const recordName = `${row.nick_name || row.username}: ${names.join(' › ')}`
      await record(within, { recordId: id, recordName, before: {}, after: {} })
    })
    return null
  })
}
