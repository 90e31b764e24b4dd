// What can be done with a person outside the form, as far as the signed-in person may.
import { useQuery } from '@tanstack/react-query'
import type { StaffUser } from '#contract/people/staff.ts'
import { useChange } from '#web/admin/forms/record-change.tsx'
import { useHandOverLink } from '#web/admin/page-parts/hand-over-link.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { rolesQuery } from '#web/admin/rights/admin-api.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay, useSession } from '#web/session/permit.tsx'
import { forgetUsers, inviteAgain, unlockUser } from './admin-api.ts'

/**
 * Why somebody may not be changed: they hold what the signed-in person lacks, which is so when one of their roles could
 * not be given. While roles are unknown nothing is blocked: the server judges every write anyway.
 */
export function useUserLimit(): (person: Pick<StaffUser, 'id' | 'roles'>) => 'yourself' | 'beyond' | null {
  const { id } = useSession()
  const { data: roles } = useQuery(rolesQuery())
  const beyond = new Set(roles?.filter(({ grantable }) => !grantable).map((role) => role.id))
  return (person) => {
    if (person.id === id) return 'yourself'
    return person.roles.some((role) => beyond.has(role.id)) ? 'beyond' : null
  }
}

/** Lets somebody sign in again who waits because of wrong passwords; null where that may not be done or is not needed. */
export function useUnlock() {
  const texts = useTexts('console/user/list')
  const may = useMay()
  const limit = useUserLimit()
  const { busy, change } = useChange(forgetUsers)
  const unlockOf = (person: StaffUser) =>
    person.locked && may(['userList:unlock', 'loginLog:unlock']) && limit(person) !== 'beyond'
      ? () => change(texts.unlocked({ name: person.username }), () => unlockUser(person.username))
      : null
  return { unlockOf, busy }
}

/** Sends another link to choose a password; null for whoever signed in before, has no address or is disabled, and without the right. */
export function useInviteAgain(): (person: StaffUser) => (() => Promise<void>) | null {
  const texts = useTexts('console/user/invite')
  const language = useLanguage()
  const may = useMay()
  const { message } = useApp()
  const handOver = useHandOverLink()
  const invite = async ({ id, email }: StaffUser) => {
    const { link } = await inviteAgain({ id, language })
    if (link === null) void message.success(texts.sent({ email }))
    else await handOver(new URL(link, location.href).href, texts.copied)
  }
  return (person) => {
    const waits = person.lastLoginTime === null && person.email !== '' && person.flag === 'enabled'
    // The frame tells what was refused.
    return waits && may('userList:add') ? () => invite(person).catch(() => {}) : null
  }
}
