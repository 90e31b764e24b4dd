import { madePassword } from '#server/first-start.ts'
import { createOperations } from '#server/parts/logs/operations.ts'
import { createPasswords } from '#server/parts/sign-in/passwords.ts'
import { removeFactors } from '#server/parts/sign-in/second/factors.ts'
import { createSessions } from '#server/parts/sign-in/sessions.ts'
import { createSignInLocks, usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import { StoreRefused } from '#server/storage/open.ts'
import { type Command, openStore } from './command.ts'

const PLACE = 'npm run admin'

export const resetUser: Command = {
  takes: '<username>',
  does: 'gives a person a new password, for whoever is locked out or disabled: their sessions end, passkeys and codes count no more, and they change it at the next sign-in',
  words: [1, 1],
  async run([username = ''], { config, say }) {
    const storage = await openStore(config)
    const now = Date.now
    try {
      const password = madePassword()
      const hash = await createPasswords().hashPassword(password)
      const sessions = createSessions(storage, config.session, now)
      const operations = createOperations(storage.db, now)
      await storage.db.transaction().execute(async (within) => {
        const person = await within
          .selectFrom('user_account')
          .select(['id', 'username', 'flag', 'trashed_at'])
          .where('username_key', '=', usernameKey(username))
          .executeTakeFirst()
        if (!person) throw new StoreRefused(`Nobody is called ${username}.`)
        if (person.trashed_at !== null) throw new StoreRefused(`${username} is in the trash.`)
        await within
          .updateTable('user_account')
          .set((row) => ({
            ...{ password_hash: hash, must_change: 1, flag: 'enabled' as const, updated_at: now() },
            version: row('version', '+', 1),
          }))
          .where('id', '=', person.id)
          .execute()
        await sessions.endAll(person.id, 'administrator', within)
        const hadSecondStep = await removeFactors(within, person.id)
        await createSignInLocks(within, now).unlock(person.username)
        const { id, username: name } = person
        const facts = { module: 'user', verb: 'resetPassword', person: { id, username: name } } as const
        const call = { address: '', agent: PLACE, path: PLACE, code: 200, message: '', duration: 0 }
        await operations.append(within, { ...facts, ...call, requestId: '', parameters: {} }, [
          {
            ...{ recordId: id, recordName: name, before: { flag: person.flag, secondStep: hadSecondStep } },
            after: { flag: 'enabled', mustChangePassword: true, secondStep: false },
          },
        ])
      })
      say(`${username} signs in with ${password} (shown this once), and chooses another one then.`)
      return true
    } finally {
      await storage.close()
    }
  },
}
