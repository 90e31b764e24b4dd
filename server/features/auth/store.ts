// The queries of signing in.

import { createHash } from 'node:crypto'
import { storedText } from '#contract/fields/walk.ts'
import type { Db } from '#server/storage/open.ts'
import type { MenuRow } from './rules.ts'

/** What a sign-in needs of an account. */
const ACCOUNT = [
  ...(['id', 'username', 'nick_name', 'email', 'password_hash'] as const),
  ...(['flag', 'trashed_at', 'last_login_at'] as const),
] as const
export type Account = NonNullable<Awaited<ReturnType<ReturnType<typeof authStore>['findById']>>>

export function authStore(db: Db) {
  return {
    findByUsername: (key: string) =>
      db.selectFrom('user_account').select(ACCOUNT).where('username_key', '=', key).executeTakeFirst(),

    findById: (id: number) =>
      db.selectFrom('user_account').select(ACCOUNT).where('id', '=', id).executeTakeFirst(),

    find: (id: number) =>
      db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    signedIn: (id: number, at: number) =>
      db.updateTable('user_account').set({ last_login_at: at }).where('id', '=', id).execute(),

    setPassword: (within: Db, id: number, hash: string, at: number) =>
      within
        .updateTable('user_account')
        .set((row) => ({
          password_hash: hash,
          must_change: 0,
          updated_at: at,
          version: row('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute(),

    async keepCaptcha(id: string, code: string, expiresAt: number, at: number) {
      await db.deleteFrom('captcha').where('expires_at', '<', at).execute()
      await db
        .insertInto('captcha')
        .values({ id_hash: hashOf(id), code, expires_at: expiresAt })
        .execute()
    },

    /** Takes the captcha away and answers its code: of twenty who ask at once, one gets it. */
    async takeCaptcha(id: string, at: number): Promise<string | null> {
      const taken = await db
        .deleteFrom('captcha')
        .where('id_hash', '=', hashOf(id))
        .returning(['code', 'expires_at'])
        .executeTakeFirst()
      return taken && taken.expires_at > at ? taken.code : null
    },

    async menus(): Promise<MenuRow[]> {
      const rows = await db
        .selectFrom('menu')
        .select(['id', 'parent_id', 'type', 'resources', 'title', 'icon', 'hidden', 'always_show'])
        .select(['address', 'flag'])
        .orderBy('sort')
        .orderBy('id')
        .execute()
      return rows.map(({ parent_id, hidden, always_show, title, ...row }) => ({
        ...row,
        parentId: parent_id,
        hidden: hidden === 1,
        alwaysShow: always_show === 1,
        title: storedText(title),
      }))
    },
  }
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex')
