// How much nodes told each other so far: one that hears nothing sees by it that something changed.
import type { Migration } from '#server/storage/migration.ts'

export const newsCount: Migration = {
  version: 24,
  name: 'news count',
  statements: ({ int }) => [
    `create table news_count (name text not null primary key, number ${int} not null)`,
    `insert into news_count (name, number) values ('content', 0)`,
  ],
}
