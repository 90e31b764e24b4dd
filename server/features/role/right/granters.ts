// Who of the staff may be able to grant something, with what they can do now.
import { ADMIN_ROLE } from '#contract/people/role.ts'
import type { Authority } from '#server/parts/rights/authority.ts'
import { limitedKeys, withPages } from '#server/parts/rights/rights.ts'
import type { Db } from '#server/storage/open.ts'

/** A member of staff who may be able to grant something, with what they can do now. */
export type Granter = { id: number; username: string; nickName: string; email: string; can: Authority }

/** The buttons of which one is needed to grant anything. */
const GRANTS = ['roleSetting:update', 'roleList:members', 'userList:update']
const MOST = 200

/** Everybody who holds the role admin or one of the buttons, those with a mail address first. */
export async function grantersOf(db: Db): Promise<Granter[]> {
  const rows = await db
    .selectFrom('user_account as person')
    .innerJoin('user_role', 'user_role.user_id', 'person.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .leftJoin('role_grant', 'role_grant.role_id', 'role.id')
    .select([
      'person.id',
      'username',
      'nick_name',
      'email',
      'role.name',
      'role.limits',
      'role_grant.resource',
    ])
    .where('person.flag', '=', 'enabled')
    .where('person.trashed_at', 'is', null)
    .where('role.flag', '=', 'enabled')
    .where('person.id', 'in', (some) =>
      some
        .selectFrom('user_role as member')
        .innerJoin('role as own', 'own.id', 'member.role_id')
        .leftJoin('role_grant as given', 'given.role_id', 'own.id')
        .select('member.user_id')
        .where('own.flag', '=', 'enabled')
        .where((e) => e.or([e('own.name', '=', ADMIN_ROLE), e('given.resource', 'in', GRANTS)]))
        .orderBy('member.user_id')
        .limit(MOST),
    )
    .orderBy('person.id')
    .execute()
  const people = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { id, username, nick_name: nickName, email } = first
    const can = {
      admin: own.some(({ name }) => name === ADMIN_ROLE),
      keys: withPages(own.flatMap(({ resource }) => resource ?? [])),
      limited: limitedKeys(own),
    }
    return [{ id, username, nickName, email, can }]
  })
  return people.sort((one, other) => Number(other.email !== '') - Number(one.email !== ''))
}
