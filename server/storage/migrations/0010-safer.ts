// Remembers which menus an admin switched off, so that nobody else switches them on again.
import type { Migration } from '#server/storage/migration.ts'

export const safer: Migration = {
  version: 10,
  name: 'safer',
  statements: ({ int }) => [
    `alter table menu add column off_by_admin ${int} not null default 0`,
    // Nobody knows who switched these off; an admin switches them on.
    `update menu set off_by_admin = 1 where flag = 'disabled'`,
  ],
}
