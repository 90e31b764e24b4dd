// Product types have drafts: publishing one became a right of its own, and whoever could write a type until now published it.
import type { Migration } from '#server/storage/migration.ts'

export const typeDrafts: Migration = {
  version: 16,
  name: 'type drafts',
  statements: () => [
    `insert into role_grant (role_id, resource)
      select distinct role_id, 'web_product_type:publish' from role_grant
      where resource in ('web_product_type:add', 'web_product_type:update')
        and role_id not in (select role_id from role_grant where resource = 'web_product_type:publish')`,
  ],
}
