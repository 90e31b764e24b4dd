// Who is an administrator and where webhooks go, as the store has it, against what the operation log tells of both.
import { ADMIN_ROLE } from '#contract/people/role.ts'
import type { Module } from '#contract/wire/operation.ts'
import type { Db } from '#server/storage/open.ts'

export type StoreSeen = {
  /** The last entry of the operation log. */
  log: number
  administrators: string[]
  webhooks: string[]
}

type What = 'administrators' | 'webhooks'

/** What entries tell of one of them: those about itself, and those that may be about many. */
const CHANGES: Record<What, { own: readonly Module[]; wide: readonly Module[] }> = {
  administrators: { own: ['user', 'my'], wide: ['role', 'right'] },
  webhooks: { own: ['webhook'], wide: [] },
}

/** How it stands; in one transaction, since a change and its entry are in one as well. */
export async function readStore(within: Db): Promise<StoreSeen> {
  const head = await within
    .selectFrom('operation_log')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  const people = await within
    .selectFrom('role')
    .innerJoin('user_role', 'user_role.role_id', 'role.id')
    .innerJoin('user_account', 'user_account.id', 'user_role.user_id')
    .select(['user_account.id', 'user_account.username'])
    .where('role.name', '=', ADMIN_ROLE)
    .where('role.flag', '=', 'enabled')
    .where('user_account.flag', '=', 'enabled')
    .where('user_account.trashed_at', 'is', null)
    .orderBy('user_account.id')
    .execute()
  const hooks = await within
    .selectFrom('webhook')
    .select(['id', 'address', 'events', 'kinds', 'active'])
    .orderBy('id')
    .execute()
  return {
    log: Number(head?.id ?? 0),
    administrators: people.map(({ id, username }) => `${id} ${username}`),
    webhooks: hooks.map(
      ({ id, address, events, kinds, active }) => `${id} ${address} ${events} ${kinds} ${active}`,
    ),
  }
}

/** What came and went since, and no entry of the operation log tells of. */
export async function alienInStore(within: Db, before: StoreSeen, now: StoreSeen) {
  const alien: Record<What, string[]> = { administrators: [], webhooks: [] }
  for (const what of ['administrators', 'webhooks'] as const) {
    const came = now[what].filter((one) => !before[what].includes(one)).map((one) => ({ sign: '+', one }))
    const went = before[what].filter((one) => !now[what].includes(one)).map((one) => ({ sign: '-', one }))
    for (const { sign, one } of [...came, ...went])
      if (!(await isTold(within, before.log, CHANGES[what], Number.parseInt(one, 10))))
        alien[what].push(`${what}: ${sign} ${one}`)
  }
  return alien
}

/** Whether somebody did something since that may have changed this one; an import names none. */
async function isTold(within: Db, after: number, { own, wide }: (typeof CHANGES)[What], id: number) {
  const found = await within
    .selectFrom('operation_log')
    .select('id')
    .where('id', '>', after)
    .where('outcome', '=', 'success')
    .where((entry) =>
      entry.or([
        entry.and([
          entry('module', 'in', own),
          entry.or([entry('record_id', '=', id), entry('record_id', 'is', null)]),
        ]),
        ...(wide.length > 0 ? [entry('module', 'in', wide)] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
