// Invites people: the account, its role and the link to choose a password come into being together, or not at all.
import { randomBytes } from 'node:crypto'
import type { Language } from '#contract/languages/language-codes.ts'
import { invitationCalls as calls, INVITE_HOURS } from '#contract/people/invitation.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, notFound } from '#server/failure.ts'
import { type AskingPerson, type Router, serve } from '#server/http/serve.ts'
import { checkMayManage } from '#server/parts/rights/authority.ts'
import { freeName } from '#server/parts/rights/free-name.ts'
import { presetRole } from '#server/parts/rights/roles.ts'
import { linkPath, linkTo, newLinkToken } from '#server/parts/sign-in/password-links.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import { keepLink } from '#server/storage/password-links.ts'
import { serverTexts } from '#server/texts.ts'
import { inviteLetter } from './invite-letter.ts'
import { changePeople, insertPerson } from './people.ts'
import { loggedOf } from './rules.ts'
import { findPerson, rolesOf, type StaffRow } from './staff-store.ts'

const words = serverTexts('server/user/rules')

const LINK_MS = INVITE_HOURS * 60 * 60_000

export function inviteRoutes(router: Router, parts: Parts) {
  const { config, outbox, passwords, site, now } = parts
  const mails = () => config.publicUrl !== undefined && outbox.mailReady()

  /** Makes the link, and has it sent where letters can be sent; answers it otherwise. */
  async function send(within: Db, asking: AskingPerson, row: StaffRow, language: Language) {
    const token = newLinkToken()
    const endsAt = now() + LINK_MS
    const { password_hash } = await within
      .selectFrom('user_account')
      .select('password_hash')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    await keepLink(within, token, { id: row.id, email: row.email, password_hash }, endsAt, now())
    if (!mails()) return linkPath(token)
    const link = linkTo(config.publicUrl ?? '', token)
    const inviter = (await findPerson(within, asking.person.id))?.nick_name || asking.person.username
    const letter = { person: row, inviter, site: site.settings(), language, link, endsAt }
    await outbox.put(within, inviteLetter(letter))
    return null
  }

  const mustFind = async (within: Db, id: number) => {
    const row = await findPerson(within, id)
    if (!row || row.trashed_at !== null) throw notFound()
    return row
  }

  serve(router, calls.invite, async ({ role, language, nickName, email }, asking) => {
    // Nobody knows this one: the person chooses another by the link.
    const hash = await passwords.hashPassword(randomBytes(32).toString('base64url'))
    const invited = await changePeople(parts, asking, async (within, asker) => {
      const roleId = typeof role === 'number' ? role : await presetRole(within, role, now())
      const person = {
        ...{ nickName, email, phone: '', sex: '2' as const, introduction: '', flag: 'enabled' as const },
        ...{ username: await freeName(within, email), roles: [roleId] },
      }
      const id = await insertPerson(within, asker, person, hash, now())
      const row = await mustFind(within, id)
      const link = await send(within, asking, row, language)
      const after = loggedOf(row, await rolesOf(within, [id]))
      await asking.record(within, { recordId: id, recordName: row.username, after })
      return { id, username: row.username, link }
    })
    outbox.wake()
    return invited
  })

  serve(router, calls.again, async ({ id, language }, asking) => {
    const invited = await changePeople(parts, asking, async (within, asker) => {
      const row = await mustFind(within, id)
      await checkMayManage(within, asker, [id])
      if (row.last_login_at > 0 || row.email === '' || row.flag === 'disabled') throw notWaiting()
      const link = await send(within, asking, row, language)
      await asking.record(within, { recordId: id, recordName: row.username, after: { invited: row.email } })
      return { id, username: row.username, link }
    })
    outbox.wake()
    return invited
  })
}

const notWaiting = () => new Failure(CODE.unprocessable, words.notWaiting)
