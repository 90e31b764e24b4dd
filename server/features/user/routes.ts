// What answers the calls of people: what each may see and change of themselves.
import { AVATAR_BYTES, myCalls as calls } from '#contract/user.ts'
import { notFound, stale } from '#server/failure.ts'
import { type House, serve, serveUpload } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { keepPicture } from '#server/publishing/media.ts'
import { NO_TEXT } from '#server/publishing/text.ts'
import { ownFieldsOf } from './rules.ts'
import { userStore } from './store.ts'

export function userRoutes(house: House, { storage, sessions, images, files, now }: Parts) {
  const store = userStore()

  serve(house, calls.update, async ({ version, ...fields }, { person, record }) => {
    await storage.db.transaction().execute(async (transaction) => {
      const { version: _, ...before } = ownFieldsOf(await store.find(person.id, transaction))
      if (!(await store.updateOwn(person.id, version, fields, now(), transaction))) {
        throw stale(ownFieldsOf(await store.find(person.id, transaction)))
      }
      const change = { before, after: fields }
      await record(transaction, { recordId: person.id, recordName: person.username, ...change })
    })
    return { version: version + 1 }
  })
  serveUpload(house, calls.avatar, AVATAR_BYTES, async ({ bytes, name }, { person, record }) => {
    const given = { bytes, name, alt: NO_TEXT }
    const avatar = await keepPicture({ db: storage.db, files, images }, given, person.id, now())
    const version = await storage.db.transaction().execute(async (transaction) => {
      const { avatar: previous } = await store.find(person.id, transaction)
      await store.updateAvatar(person.id, avatar, now(), transaction)
      const change = { before: { avatar: previous }, after: { avatar } }
      await record(transaction, { recordId: person.id, recordName: person.username, ...change })
      return (await store.find(person.id, transaction)).version
    })
    return { avatar, version }
  })
  serve(house, calls.sessions, async (_, { person }) => {
    const rows = await sessions.listOf(person.id)
    return rows.map(({ id, address, agent, created_at, seen_at }) => ({
      id,
      address,
      agent,
      createTime: isoTime(created_at),
      seenTime: isoTime(seen_at),
      current: id === person.sessionId,
    }))
  })
  serve(house, calls.endSession, async ({ id }, { person }) => {
    if (!(await sessions.endOf(person.id, id, 'logout'))) throw notFound()
    return null
  })
}
