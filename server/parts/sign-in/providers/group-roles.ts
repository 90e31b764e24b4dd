// The roles of people who come from a provider, by their groups there.
import { peopleStore } from '#server/parts/rights/people-store.ts'
import type { Db } from '#server/storage/open.ts'
import { ProviderRefused } from './provider.ts'
import { providerStore } from './provider-store.ts'
import type { ProviderSettings } from './settings.ts'

const namesIn = ({ roles }: ProviderSettings) => [...new Set(Object.values(roles).flat())]

/** The names of the roles that somebody in these groups has. */
export function wantedRoles({ roles }: ProviderSettings, groups: readonly string[]): Set<string> {
  const own = new Set([...groups, '*'])
  return new Set(Object.entries(roles).flatMap(([group, names]) => (own.has(group) ? names : [])))
}

/** Gives and takes the roles that the owner's file names; all others are left alone. Null when nothing changed. */
export async function alignRoles(
  within: Db,
  userId: number,
  settings: ProviderSettings,
  groups: readonly string[],
  at: number,
) {
  const store = providerStore(within)
  const governed = await store.rolesByName(namesIn(settings))
  const wanted = wantedRoles(settings, groups)
  const held = await store.rolesOf(userId)
  const heldIds = new Set(held.map(({ id }) => id))
  const added = [...governed].filter(([name, id]) => wanted.has(name) && !heldIds.has(id))
  const removed = held.filter(({ name }) => governed.has(name) && !wanted.has(name))
  // Nobody is without a role (spec §5).
  if (held.length - removed.length + added.length === 0) throw new ProviderRefused('unknown')
  if (added.length === 0 && removed.length === 0) return null
  const gone = new Set(removed.map(({ id }) => id))
  await peopleStore.setRoles(
    within,
    userId,
    added.map(([, id]) => id),
    [...gone],
  )
  await peopleStore.change(within, userId, {}, at)
  const kept = held.filter(({ id }) => !gone.has(id)).map(({ name }) => name)
  return {
    before: { roles: held.map(({ name }) => name) },
    after: { roles: [...kept, ...added.map(([name]) => name)] },
  }
}
