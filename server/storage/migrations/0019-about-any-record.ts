// A message may be about any published record: `product_id` and `product_name` name it, and this says its kind.
import type { Migration } from '#server/storage/migration.ts'

export const aboutAnyRecord: Migration = {
  version: 19,
  name: 'about any record',
  // What was asked about before were products; no row is written, however many there are.
  statements: () => [`alter table message add column about_kind text not null default 'product'`],
}
