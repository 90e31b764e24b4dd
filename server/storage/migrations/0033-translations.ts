// What sentences were translated to before, for the translation desk (decision 63).
import type { Migration } from '#server/storage/migration.ts'

export const translations: Migration = {
  version: 33,
  name: 'sentences that were translated',
  statements: ({ id, int }) => [
    // `key` is a hash of the sentence and of the two languages; a sentence may be longer than an index takes.
    `create table translated_sentence (
      id ${id}, key text not null unique, source text not null, target text not null,
      said text not null, means text not null, used_at ${int} not null)`,
    `create index translated_sentence_by_use on translated_sentence (used_at)`,
  ],
}
