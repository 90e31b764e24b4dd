// An account of ours that becomes that of somebody at a provider, by its address.
import { providerLetter } from '#server/parts/outbox/account-letters.ts'
import type { Outbox } from '#server/parts/outbox/outbox.ts'
import { peopleStore } from '#server/parts/rights/people-store.ts'
import type { Programs } from '#server/parts/sign-in/programs.ts'
import type { Factors } from '#server/parts/sign-in/second/factors.ts'
import type { Sessions } from '#server/parts/sign-in/sessions.ts'
import type { SitePart } from '#server/parts/site/site.ts'
import type { Db } from '#server/storage/open.ts'
import type { ProviderSettings } from './settings.ts'

type Needed = {
  sessions: Sessions
  factors: Factors
  programs: Programs
  outbox: Outbox
  site: SitePart
  now: () => number
}
type Account = { id: number; username: string; nick_name: string; email: string }

/**
 * Whoever had the account may have typed an address that is not theirs: what opened it before opens it no more, and its address
 * is told. `hash` is of a password that nobody knows.
 */
export async function takeOver(
  { sessions, factors, programs, outbox, site, now }: Needed,
  within: Db,
  { title }: Pick<ProviderSettings, 'title'>,
  { person, hash, address }: { person: Account; hash: string; address: string },
) {
  const { id } = person
  await peopleStore.change(within, id, { password_hash: hash, must_change: 0 }, now())
  await factors.removeAll(within, id)
  await programs.endAll(id, title, within)
  await sessions.endAll(id, 'provider', within)
  const own = site.settings()
  await outbox.put(within, providerLetter({ person, site: own, language: own.language, address }, title))
}
