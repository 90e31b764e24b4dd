// What administrators do to the sign-in of people: passwords, second steps, locks and sessions.
import { notFound } from '#server/failure.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import { factorLetter } from '#server/parts/outbox/account-letters.ts'
import { checkMayManage } from '#server/parts/rights/authority.ts'
import { peopleStore as store } from '#server/parts/rights/people-store.ts'
import { createSignInLocks, usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Parts } from '#server/parts.ts'
import { changeOne, changePeople, type PeopleParts, type Target } from './people.ts'
import { notYourOwnFactors, notYourOwnPassword } from './rules.ts'
import { findPerson } from './staff-store.ts'

/** Whoever forgot a password has tried wrong ones, so the locks of the account go as well. */
export const resetPassword = (parts: PeopleParts, asking: AskingPerson, target: Target, hash: string) =>
  changeOne(parts, asking, target, async (within, { row }) => {
    const { id, version, username } = row
    if (id === asking.person.id) throw notYourOwnPassword()
    await store.change(within, id, { password_hash: hash, must_change: 1 }, parts.now())
    await parts.sessions.endAll(id, 'administrator', within)
    await createSignInLocks(within, parts.now).unlock(username)
    const after = { mustChangePassword: true }
    await asking.record(within, { recordId: id, recordName: username, after })
    return { id, version: version + 1 }
  })

/** For whoever lost the device that they sign in with; the person is told, since it opens a door. */
export const resetFactors = (
  parts: PeopleParts & Pick<Parts, 'factors'>,
  asking: AskingPerson,
  target: Target,
) =>
  changeOne(parts, asking, target, async (within, { row }) => {
    const { id, version, username } = row
    if (id === asking.person.id) throw notYourOwnFactors()
    const before = { secondStep: await parts.factors.removeAll(within, id) }
    await store.change(within, id, {}, parts.now())
    await parts.sessions.endAll(id, 'administrator', within)
    if (row.email !== '') {
      const settings = parts.site.settings()
      const to = { person: row, site: settings, language: settings.language, address: asking.address }
      await parts.outbox.put(within, factorLetter(to, 'reset'))
    }
    await asking.record(within, { recordId: id, recordName: username, before, after: { secondStep: false } })
    return { id, version: version + 1 }
  })

export const unlockPerson = (parts: PeopleParts, asking: AskingPerson, username: string) =>
  changePeople(parts, asking, async (within, asker) => {
    const { usernames } = await store.takenBy(within, {
      usernameKeys: [usernameKey(username)],
      phones: [],
      emails: [],
    })
    const recordId = usernames[0]?.id ?? null
    if (recordId !== null) await checkMayManage(within, asker, [recordId])
    await createSignInLocks(within, parts.now).unlock(username)
    const change = { before: { locked: true }, after: { locked: false } }
    await asking.record(within, { recordId, recordName: username, ...change })
    return null
  })

/** Ends one session of a person, or all of them. */
export const endSession = (
  parts: PeopleParts,
  asking: AskingPerson,
  { id, sessionId }: { id: number; sessionId?: number | undefined },
) =>
  changePeople(parts, asking, async (within, asker) => {
    const row = await findPerson(within, id)
    if (!row) throw notFound()
    await checkMayManage(within, asker, [id])
    if (sessionId === undefined) await parts.sessions.endAll(id, 'administrator', within)
    else if (!(await parts.sessions.endOf(id, sessionId, 'administrator', within))) throw notFound()
    const before = { sessions: sessionId ?? 'all' }
    await asking.record(within, { recordId: id, recordName: row.username, before })
    return null
  })
