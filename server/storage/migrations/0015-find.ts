// What the console's search finds records by, and what still waits to be found by its pinyin.
import type { Migration } from '#server/storage/migration.ts'

export const find: Migration = {
  version: 15,
  name: 'find',
  statements: ({ int, exact }) => [
    `create table entry_word (
      word text ${exact} not null, entry_id ${int} not null references entry(id) on delete cascade, primary key (word, entry_id))`,
    `create index entry_word_by_entry on entry_word (entry_id, word)`,
    // Rows whose words were written without pinyin; upkeep spells them and takes them out.
    `create table unspelled (subject text not null, id ${int} not null, primary key (subject, id))`,
    `insert into unspelled (subject, id) select 'entry', id from entry`,
    `insert into unspelled (subject, id) select 'media', id from media where library = 1`,
    `insert into unspelled (subject, id) select 'user', id from user_account`,
    `insert into unspelled (subject, id) select 'message', id from message`,
  ],
}
