// Who people are at the providers of single sign-on, and which sessions came from there.
import type { Migration } from '#server/storage/migration.ts'

export const singleSignOn: Migration = {
  version: 28,
  name: 'single sign-on',
  statements: ({ id, int }) => [
    // Who somebody is says what the issuer calls them for ever; names and addresses change hands.
    `create table provider_account (
      id ${id}, issuer text not null, subject text not null,
      user_id ${int} not null references user_account(id) on delete cascade, created_at ${int} not null,
      used_at ${int} not null, unique (issuer, subject))`,
    `create index provider_account_by_person on provider_account (user_id)`,
    // The provider of a session, and what the session there is called; '' for sessions that were opened here.
    `alter table session add column provider text not null default ''`,
    `alter table session add column provider_session text not null default ''`,
    // JSON: where a sign-in came from that waits for its second step; '' for a password.
    `alter table sign_in_step add column came_from text not null default ''`,
  ],
}
