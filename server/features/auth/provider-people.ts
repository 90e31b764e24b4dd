// Whose account somebody has who comes from a provider: found, taken over by its address, or made; with the roles of their groups.
import { randomBytes } from 'node:crypto'
import { CODE } from '#contract/wire/answer.ts'
import { checkAdminStays, holdAuthority } from '#server/parts/rights/authority.ts'
import { alignRoles } from '#server/parts/sign-in/providers/group-roles.ts'
import { addAccount } from '#server/parts/sign-in/providers/new-account.ts'
import { type Identity, ProviderRefused } from '#server/parts/sign-in/providers/provider.ts'
import { providerStore } from '#server/parts/sign-in/providers/provider-store.ts'
import { domainOf, isExcepted } from '#server/parts/sign-in/providers/providers.ts'
import { scimGroupsOf } from '#server/parts/sign-in/providers/scim-groups.ts'
import type { ProviderSettings } from '#server/parts/sign-in/providers/settings.ts'
import { takeOver } from '#server/parts/sign-in/providers/take-over.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import { type Account, authStore } from './store.ts'

/** The request, for the operation log. */
type From = { address: string; agent: string; requestId: string; path: string }
type Needed = Pick<Parts, 'storage' | 'passwords' | 'sessions' | 'factors' | 'programs'> &
  Pick<Parts, 'operations' | 'outbox' | 'site' | 'now'>

/**
 * The account of whoever came back; throws `ProviderRefused` when there is none. Who somebody is says what the issuer
 * calls them; their address counts once, and only where the owner says that this provider speaks for its domain.
 */
export async function personBehind(
  parts: Needed,
  settings: ProviderSettings,
  identity: Identity,
  from: From,
): Promise<Account> {
  const { storage, passwords, operations, outbox, now } = parts
  // A password that nobody knows takes a while to make, so it is made before anybody waits for the transaction.
  const isKnown = (await providerStore(storage.db).find(identity)) !== null
  const hash = isKnown ? '' : await passwords.hashPassword(randomBytes(32).toString('base64url'))
  const found = await storage.db.transaction().execute(async (within) => {
    await holdAuthority(storage, within)
    const store = providerStore(within)
    const known = await store.find(identity)
    const id = known ?? (await taken(parts, within, settings, identity, hash, from)) ?? null
    const userId = id ?? (await made(within, settings, identity, hash, now()))
    if (known === null) await store.link(identity, userId, now())
    else await store.used(identity, now())
    // Where the provider tells groups by SCIM, those count, and not what stands in a token.
    const groups = settings.scimToken ? await scimGroupsOf(within, settings.name, userId) : identity.groups
    const change = await alignRoles(within, userId, settings, groups, now())
    const user = await authStore(within).findById(userId)
    if (!user) throw new ProviderRefused('unknown')
    if (known !== null && !change) return user
    await checkAdminStays(within)
    const operation = {
      ...{ module: 'user' as const, verb: id === null ? ('add' as const) : ('update' as const) },
      ...{ person: user, ...from, code: CODE.ok, message: '', duration: 0 },
      parameters: { provider: settings.name },
    }
    const after = { ...change?.after, ...(known === null && { provider: settings.title }) }
    const entry = { recordId: userId, recordName: user.username, before: change?.before, after }
    await operations.append(within, operation, [entry])
    return user
  })
  outbox.wake()
  return found
}

/** Whether the provider may say whose this address is. */
function speaksFor(settings: ProviderSettings, { email, emailVerified }: Identity): boolean {
  const believed = emailVerified || settings.unverifiedEmail === 'believed'
  return email !== '' && believed && settings.domains.includes(domainOf(email))
}

/**
 * Takes over the account of this address, if the provider speaks for its domain and nobody of it came from there yet.
 */
async function taken(
  parts: Needed,
  within: Db,
  settings: ProviderSettings,
  identity: Identity,
  hash: string,
  { address }: From,
): Promise<number | null> {
  if (!speaksFor(settings, identity)) return null
  const store = providerStore(within)
  const person = await store.byEmail(identity.email)
  // What is kept for the day when the provider is away keeps its password.
  if (!person || isExcepted(settings, person.username)) return null
  const { id } = person
  // An address that went to somebody else must not bring them the account of the one before.
  if (await store.isLinked(id, identity.issuer)) throw new ProviderRefused('unknown')
  await takeOver(parts, within, settings, { person, hash, address })
  return id
}

/** Makes an account, where the owner wants that. */
async function made(
  within: Db,
  { people }: ProviderSettings,
  identity: Identity,
  hash: string,
  at: number,
): Promise<number> {
  if (people !== 'made') throw new ProviderRefused('unknown')
  const { username, name, email } = identity
  return addAccount(within, { username: username || name, name, email }, hash, at)
}
