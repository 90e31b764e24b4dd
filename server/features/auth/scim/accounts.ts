// The account of somebody whom a provider tells of: it follows what was told, and nothing else of it is touched (decision 60).
import { randomBytes } from 'node:crypto'
import { CODE } from '#contract/wire/answer.ts'
import type { Verb } from '#contract/wire/operation.ts'
import { checkAdminStays } from '#server/parts/rights/authority.ts'
import { peopleStore } from '#server/parts/rights/people-store.ts'
import { alignRoles, wantedRoles } from '#server/parts/sign-in/providers/group-roles.ts'
import { addAccount } from '#server/parts/sign-in/providers/new-account.ts'
import { providerStore } from '#server/parts/sign-in/providers/provider-store.ts'
import { domainOf, isExcepted } from '#server/parts/sign-in/providers/providers.ts'
import type { ProviderSettings } from '#server/parts/sign-in/providers/settings.ts'
import { takeOver } from '#server/parts/sign-in/providers/take-over.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import { scimStore } from './store.ts'

export type From = { address: string; agent: string; requestId: string; path: string }
export type Needed = Pick<Parts, 'storage' | 'passwords' | 'sessions' | 'operations' | 'now'> &
  Pick<Parts, 'factors' | 'programs' | 'outbox' | 'site'>
type Told = { user_name: string; display_name: string; email: string }

/** Makes the account of a person follow what is told of them now; `hash` is of a password that nobody knows. */
export async function follow(
  parts: Needed,
  within: Db,
  settings: ProviderSettings,
  { id, hash, from }: { id: number; hash: string; from: From },
) {
  const { sessions, operations, now } = parts
  const store = scimStore(within, settings.name)
  const told = await store.told(id)
  if (!told) return
  const groups = (await store.groupsOf(id)).map(({ name }) => name)
  const named = [...(await providerStore(within).rolesByName([...wantedRoles(settings, groups)])).keys()]
  const belongs = told.active === 1 && named.length > 0
  const person = told.user_id === null && belongs ? await known(within, settings, told) : null
  if (person) await takeOver(parts, within, settings, { person, hash, address: from.address })
  const before = told.user_id ?? person?.id ?? null
  const userId =
    before ??
    (belongs && settings.people === 'made' ? await addAccount(within, accountOf(told), hash, now()) : null)
  if (userId === null) return
  if (told.user_id === null) await store.changeUser(id, { user_id: userId }, now())
  const account = await within
    .selectFrom('user_account')
    .select(['username', 'nick_name', 'flag', 'trashed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  // What is kept for the day when the provider is away is nobody's to switch off.
  if (isExcepted(settings, account.username) || account.trashed_at !== null) return

  const log = async (verb: Verb, change: { before?: object; after?: object }) =>
    operations.append(
      within,
      {
        ...{ module: 'user' as const, verb, person: { id: 0, username: `SCIM ${settings.name}` } },
        ...{ ...from, code: CODE.ok, message: '', duration: 0 },
        parameters: { provider: settings.name },
      },
      [{ recordId: userId, recordName: account.username, ...change }],
    )
  if (!belongs) {
    if (account.flag === 'disabled') return
    await peopleStore.change(within, userId, { flag: 'disabled' }, now())
    await store.changeUser(id, { put_off: 1 }, now())
    await sessions.endAll(userId, 'disabled', within)
    await checkAdminStays(within)
    return log('disable', { before: { flag: 'enabled' }, after: { flag: 'disabled' } })
  }
  const roles = await alignRoles(within, userId, settings, groups, now())
  const isBack = account.flag === 'disabled' && told.put_off === 1
  const isNamed = told.display_name !== '' && told.display_name !== account.nick_name
  if (isBack) await store.changeUser(id, { put_off: 0 }, now())
  if (isBack || isNamed)
    await peopleStore.change(
      within,
      userId,
      { ...(isBack && { flag: 'enabled' as const }), ...(isNamed && { nick_name: told.display_name }) },
      now(),
    )
  await checkAdminStays(within)
  const linked = told.user_id === null
  if (!(roles || isBack || isNamed || linked)) return
  await log(before === null ? 'add' : isBack ? 'enable' : 'update', {
    before: { ...roles?.before, ...(isNamed && { nickName: account.nick_name }) },
    after: {
      ...roles?.after,
      ...(isNamed && { nickName: told.display_name }),
      ...(linked && { provider: settings.title }),
    },
  })
}

const accountOf = ({ user_name, display_name, email }: Told) => ({
  ...{ username: user_name.split('@', 1)[0] || user_name, name: display_name, email },
})

/** An account of this address, of a domain that the provider speaks for, that nobody of it stands for yet. */
async function known(within: Db, settings: ProviderSettings, { email }: Told) {
  if (email === '' || !settings.domains.includes(domainOf(email))) return null
  const person = await providerStore(within).byEmail(email)
  if (!person || isExcepted(settings, person.username)) return null
  return (await scimStore(within, settings.name).standsFor(person.id)) ? null : person
}

/** A password that nobody knows takes a while to make, so it is made before anybody waits for the transaction. */
export const unknownPassword = ({ passwords }: Pick<Needed, 'passwords'>) =>
  passwords.hashPassword(randomBytes(32).toString('base64url'))
