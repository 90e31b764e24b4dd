// The groups that a provider told of an account by SCIM.
import type { Db } from '#server/storage/open.ts'

/** Their names; none for an account that the provider never told of. */
export async function scimGroupsOf(db: Db, provider: string, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('scim_user')
    .innerJoin('scim_member', 'scim_member.member_id', 'scim_user.id')
    .innerJoin('scim_group', 'scim_group.id', 'scim_member.group_id')
    .select('scim_group.name')
    .where('scim_user.provider', '=', provider)
    .where('scim_user.user_id', '=', userId)
    .execute()
  return rows.map(({ name }) => name)
}
