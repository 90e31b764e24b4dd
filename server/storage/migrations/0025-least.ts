// Each step says which programs still run on what it leaves, so that an older one knows whether it may start.
import type { Migration } from '#server/storage/migration.ts'

/** From this version on programs ask for it. */
export const LEAST_SINCE = 25

export const least: Migration = {
  version: LEAST_SINCE,
  name: 'least',
  statements: ({ int }) => [`alter table schema_version add column least ${int} not null default 0`],
}
