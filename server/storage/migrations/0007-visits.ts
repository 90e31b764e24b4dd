// What the count of visits needs: sums by day, and what tells visitors apart until the day is over.
import type { Migration } from '#server/storage/migration.ts'

export const visits: Migration = {
  version: 7,
  name: 'visits',
  statements: ({ int, exact, clustered, covers }) => [
    // The key alone answers every question of the dashboard.
    `create table visit_day (
      part text ${exact} not null, day ${int} not null, value text ${exact} not null, times ${int} not null,
      primary key (part, day, value) ${covers('times')}) ${clustered}`,
    `create table visit_visitor (
      day ${int} not null, hash text ${exact} not null, primary key (day, hash)) ${clustered}`,
    `create table visit_salt (day ${int} primary key, salt text not null)`,
  ],
}
