// What answers the calls by which administrators manage people.

import { storedText } from '#contract/fields/walk.ts'
import { userCalls as calls } from '#contract/people/staff.ts'
import { invalid, notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { addPerson, recoverPerson, removePerson, updatePerson } from './people.ts'
import { endSession, resetFactors, resetPassword, unlockPerson } from './people-sign-in.ts'
import { checkPage } from './rules.ts'
import { showPeople, showPerson } from './shown-people.ts'
import { allRoles, findPerson, membersOf, pageOfPeople } from './staff-store.ts'

/** People of one role that pickers are given, at most. */
const OF_ONE_ROLE = 200

export function staffRoutes(router: Router, parts: Parts) {
  const { sessions, passwords } = parts
  const { db } = parts.storage

  /** The hash of a password that an administrator chose for somebody, judged like any other (spec §5, decision 9). */
  async function judged<Names extends string>(
    username: string,
    [field, pwd]: readonly [Names, string],
    [againField, again]: readonly [Names, string],
  ) {
    const [problem] = passwords.checkNewPassword(pwd, { username })
    const mismatch = passwords.checkRepetition(pwd, again)
    const fields = { ...(problem && { [field]: problem }), ...(mismatch && { [againField]: mismatch }) }
    if (Object.keys(fields).length > 0) throw invalid(fields)
    return passwords.hashPassword(pwd)
  }

  serve(router, calls.list, async (query) => {
    checkPage(query)
    const { items, ...page } = await pageOfPeople(db, query)
    return { ...page, items: await showPeople(parts, items) }
  })
  serve(router, calls.read, ({ id }) => showPerson(parts, id))
  serve(router, calls.add, async ({ pwd, confirmPwd, ...person }, asking) => {
    const hash = await judged(person.username, ['pwd', pwd], ['confirmPwd', confirmPwd])
    return addPerson(parts, asking, person, hash)
  })
  serve(router, calls.update, (change, asking) => updatePerson(parts, asking, change))
  serve(router, calls.remove, (target, asking) => removePerson(parts, asking, target))
  serve(router, calls.recover, (target, asking) => recoverPerson(parts, asking, target))
  serve(router, calls.resetPassword, async ({ updatepwd, updateconfirmPwd, ...target }, asking) => {
    const row = await findPerson(db, target.id)
    if (!row) throw notFound()
    const given = [
      ['updatepwd', updatepwd],
      ['updateconfirmPwd', updateconfirmPwd],
    ] as const
    return resetPassword(parts, asking, target, await judged(row.username, ...given))
  })
  serve(router, calls.resetFactors, (target, asking) => resetFactors(parts, asking, target))
  serve(router, calls.unlock, ({ username }, asking) => unlockPerson(parts, asking, username))
  serve(router, calls.sessions, async ({ id }, { person }) => {
    if (!(await findPerson(db, id))) throw notFound()
    const rows = await sessions.listOf(id)
    return rows.map(({ id: sessionId, address, country, agent, created_at, seen_at }) => ({
      id: sessionId,
      address,
      country,
      agent,
      createTime: isoTime(created_at),
      seenTime: isoTime(seen_at),
      current: sessionId === person.sessionId,
    }))
  })
  serve(router, calls.endSession, (input, asking) => endSession(parts, asking, input))
  serve(router, calls.listTree, async () => {
    const roles = (await allRoles(db)).filter(({ flag }) => flag === 'enabled')
    return Promise.all(
      roles.map(async ({ id, title }) => ({
        id,
        title: storedText(title),
        users: await membersOf(db, id, OF_ONE_ROLE),
      })),
    )
  })
}
