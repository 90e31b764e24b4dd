// What answers the calls by which people see and change themselves.

import { NO_TEXT } from '#contract/content/blank.ts'
import { AVATAR_BYTES, myCalls as calls, type OwnFields, SEXES } from '#contract/people/user.ts'
import { notFound, stale } from '#server/failure.ts'
import { type Router, serve, serveUpload } from '#server/http/serve.ts'
import { addressLetter } from '#server/parts/outbox/account-letters.ts'
import { checkOwnPassword } from '#server/parts/sign-in/own-password.ts'
import { createSignInLocks } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { keepPicture } from '#server/publishing/media/media.ts'
import { changeVersion } from '#server/storage/change-version.ts'
import type { Db } from '#server/storage/open.ts'
import { keepUserWords } from '#server/storage/words/user-words.ts'
import { refusingCollisions } from './rules.ts'

export function ownRoutes(router: Router, parts: Parts) {
  const { storage, sessions, images, files, passwords, outbox, site, now } = parts
  const store = ownStore(storage.db)
  const locks = createSignInLocks(storage.db, now)

  serve(router, calls.update, async ({ version, pwd = '', ...fields }, asking) => {
    const { person, address, language, record } = asking
    const known = await store.find(person.id)
    // Whoever borrows a session must not be sent the letters of its owner.
    const moves = fields.email !== known.email
    if (moves && known.version === version) await checkOwnPassword({ passwords, locks }, known, address, pwd)
    const changed = await refusingCollisions(() =>
      storage.db.transaction().execute(async (within) => {
        const before = await store.find(person.id, within)
        // Judged by what was read before: what changed in between is a stale write.
        if (before.version !== known.version) return false
        if (!(await store.updateOwn(within, before, version, fields, now()))) return false
        await record(within, {
          recordId: person.id,
          recordName: before.username,
          before: withoutVersion(ownFieldsOf(before)),
          after: fields,
        })
        if (moves && before.email !== '')
          await outbox.put(
            within,
            addressLetter({ person: before, site: site.settings(), language, address }),
          )
        return true
      }),
    )
    if (changed) {
      outbox.wake()
      return { version: version + 1 }
    }
    throw stale(ownFieldsOf(await store.find(person.id)))
  })
  serveUpload(router, calls.avatar, AVATAR_BYTES, async ({ bytes, name }, { person, record }) => {
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
  serve(router, calls.sessions, async (_, { person }) => {
    const rows = await sessions.listOf(person.id)
    return rows.map(({ id, address, country, agent, created_at, seen_at }) => ({
      id,
      address,
      country,
      agent,
      createTime: isoTime(created_at),
      seenTime: isoTime(seen_at),
      current: id === person.sessionId,
    }))
  })
  serve(router, calls.endSession, async ({ id }, { person }) => {
    if (!(await sessions.endOf(person.id, id, 'logout'))) throw notFound()
    return null
  })
}

const withoutVersion = ({ version: _, ...fields }: ReturnType<typeof ownFieldsOf>) => fields

type Row = {
  nick_name: string
  sex: string
  phone: string
  email: string
  introduction: string
  version: number
}

/** The own fields as the wire says them. */
function ownFieldsOf(row: Row): OwnFields & { version: number } {
  const { nick_name: nickName, phone, email, introduction, version } = row
  return { nickName, sex: SEXES.find((sex) => sex === row.sex) ?? '2', phone, email, introduction, version }
}

function ownStore(db: Db) {
  return {
    find: (id: number, within: Db = db) =>
      within.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    async updateOwn(
      within: Db,
      { id, username }: { id: number; username: string },
      version: number,
      { nickName, ...fields }: OwnFields,
      at: number,
    ) {
      const set = { ...fields, nick_name: nickName, updated_at: at }
      if (!(await changeVersion(within, 'user_account', { id, version }, set))) return false
      await keepUserWords(within, id, { username, nickName, phone: fields.phone })
      return true
    },

    async updateAvatar(within: Db, id: number, avatar: string, at: number) {
      await within
        .updateTable('user_account')
        .set((row) => ({ avatar, version: row('version', '+', 1), updated_at: at }))
        .where('id', '=', id)
        .execute()
    },
  }
}
