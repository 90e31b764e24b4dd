// What answers the calls by which people see and change themselves.
import { NO_TEXT } from '#contract/blank.ts'
import { AVATAR_BYTES, myCalls as calls } from '#contract/user.ts'
import { notFound, stale } from '#server/failure.ts'
import { type House, serve, serveUpload } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { keepPicture } from '#server/publishing/media.ts'
import { ownFieldsOf } from './own-rules.ts'
import { ownStore } from './own-store.ts'
import { refusingCollisions } from './rules.ts'

export function ownRoutes(house: House, { storage, sessions, images, files, now }: Parts) {
  const store = ownStore(storage.db)

  serve(house, calls.update, async ({ version, ...fields }, { person, record }) => {
    const changed = await refusingCollisions(() =>
      storage.db.transaction().execute(async (within) => {
        const before = await store.find(person.id, within)
        if (!(await store.updateOwn(within, before, version, fields, now()))) return false
        await record(within, {
          recordId: person.id,
          recordName: before.username,
          before: withoutVersion(ownFieldsOf(before)),
          after: fields,
        })
        return true
      }),
    )
    if (changed) return { version: version + 1 }
    throw stale(ownFieldsOf(await store.find(person.id)))
  })
  serveUpload(house, calls.avatar, AVATAR_BYTES, async ({ bytes, name }, { person, record }) => {
    const given = { bytes, name, alt: NO_TEXT, avatar: true as const }
    const { key: avatar } = await keepPicture({ storage, files, images }, given, person.id, now())
    return storage.db.transaction().execute(async (within) => {
      const before = await store.find(person.id, within)
      await store.updateAvatar(within, person.id, avatar, now())
      await record(within, {
        recordId: person.id,
        recordName: before.username,
        before: { avatar: before.avatar },
        after: { avatar },
      })
      return { avatar, version: (await store.find(person.id, within)).version }
    })
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

const withoutVersion = ({ version: _, ...fields }: ReturnType<typeof ownFieldsOf>) => fields
