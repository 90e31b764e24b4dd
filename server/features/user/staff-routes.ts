// What answers the calls by which administrators manage people.
import { userCalls as calls } from '#contract/people/staff.ts'
import { invalid, notFound } from '#server/failure.ts'
import { type House, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { People } from './people.ts'
import { checkPage } from './rules.ts'

/** People of one role that pickers are given, at most. */
const OF_ONE_ROLE = 200

export function staffRoutes(house: House, { sessions, passwords }: Parts, people: People) {
  const { staff } = people

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

  serve(house, calls.list, async (query) => {
    checkPage(query)
    const { items, ...page } = await staff.page(query)
    return { ...page, items: await people.shown.all(items) }
  })
  serve(house, calls.read, ({ id }) => people.shown.one(id))
  serve(house, calls.add, async ({ pwd, confirmPwd, ...person }, asking) => {
    const hash = await judged(person.username, ['pwd', pwd], ['confirmPwd', confirmPwd])
    return people.add(asking, person, hash)
  })
  serve(house, calls.update, (change, asking) => people.update(asking, change))
  serve(house, calls.remove, (target, asking) => people.remove(asking, target))
  serve(house, calls.recover, (target, asking) => people.recover(asking, target))
  serve(house, calls.resetPassword, async ({ updatepwd, updateconfirmPwd, ...target }, asking) => {
    const row = await staff.find(target.id)
    if (!row) throw notFound()
    const given = [
      ['updatepwd', updatepwd],
      ['updateconfirmPwd', updateconfirmPwd],
    ] as const
    return people.resetPassword(asking, target, await judged(row.username, ...given))
  })
  serve(house, calls.unlock, ({ username }, asking) => people.unlock(asking, username))
  serve(house, calls.sessions, async ({ id }, { person }) => {
    if (!(await staff.find(id))) throw notFound()
    const rows = await sessions.listOf(id)
    return rows.map(({ id: sessionId, address, agent, created_at, seen_at }) => ({
      id: sessionId,
      address,
      agent,
      createTime: isoTime(created_at),
      seenTime: isoTime(seen_at),
      current: sessionId === person.sessionId,
    }))
  })
  serve(house, calls.endSession, (input, asking) => people.endSession(asking, input))
  serve(house, calls.listTree, async () => {
    const roles = (await staff.allRoles()).filter(({ flag }) => flag === 'enabled')
    return Promise.all(
      roles.map(async ({ id, title }) => ({
        id,
        title: JSON.parse(title),
        users: await staff.membersOf(id, OF_ONE_ROLE),
      })),
    )
  })
}
