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

/** By what each of them may be changed. */
const CHANGES: Record<'administrators' | 'webhooks', readonly Module[]> = {
  administrators: ['user', 'role', 'right', 'my'],
  webhooks: ['webhook'],
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
  const hooks = await within.selectFrom('webhook').select(['id', 'address']).orderBy('id').execute()
  return {
    log: Number(head?.id ?? 0),
    administrators: people.map(({ id, username }) => `${id} ${username}`),
    webhooks: hooks.map(({ id, address }) => `${id} ${address}`),
  }
}

/** What came and went since, and no entry of the operation log tells of. */
export async function alienInStore(within: Db, before: StoreSeen, now: StoreSeen) {
  const alien: Record<'administrators' | 'webhooks', string[]> = { administrators: [], webhooks: [] }
  for (const what of ['administrators', 'webhooks'] as const) {
    const came = now[what].filter((one) => !before[what].includes(one)).map((one) => `+ ${one}`)
    const went = before[what].filter((one) => !now[what].includes(one)).map((one) => `- ${one}`)
    if (came.length + went.length === 0) continue
    const known = await within
      .selectFrom('operation_log')
      .select('id')
      .where('id', '>', before.log)
      .where('module', 'in', CHANGES[what])
      .where('outcome', '=', 'success')
      .limit(1)
      .executeTakeFirst()
    if (!known) alien[what] = [...came, ...went].map((line) => `${what}: ${line}`)
  }
  return alien
}
