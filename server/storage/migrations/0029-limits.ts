// How far a role reaches in content.
import type { Migration } from '#server/storage/migration.ts'

export const limits: Migration = {
  version: 29,
  name: 'limits of roles',
  statements: () => [
    // JSON (`RoleLimits`); '' reaches everything.
    `alter table role add column limits text not null default ''`,
  ],
}
