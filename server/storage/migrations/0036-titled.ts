// In which languages a published record has a title, for those in which it does not exist without one.
import type { Migration } from '#server/storage/migration.ts'

export const titled: Migration = {
  version: 36,
  name: 'languages with a title',
  // Bits of languages; null is every language: of kinds without a list, and until upkeep has looked at the record.
  statements: ({ int }) => [`alter table publication add column titled ${int}`],
}
