// The columns of every table, as Kysely types. Times are milliseconds since 1970, JSON is text, flags are 0 or 1:
// the same on both databases.
import type { Generated } from 'kysely'
import type { Module, Verb } from '#contract/wire/operation.ts'
import type { ContentTables, Flag } from './content-tables.ts'
import type { EnquiryTables } from './enquiry-tables.ts'
import type { ProposalTables } from './proposal-tables.ts'
import type { QuoteTables } from './quote-tables.ts'
import type { SearchTables } from './search-tables.ts'
import type { SettingTables } from './setting-tables.ts'
import type { SignInTables } from './sign-in-tables.ts'
import type { TranslationTables } from './translation-tables.ts'
import type { VisitTables } from './visit-tables.ts'

export type Tables = ContentTables &
  EnquiryTables &
  ProposalTables &
  TranslationTables &
  QuoteTables &
  SearchTables &
  SettingTables &
  SignInTables &
  VisitTables & {
    schema_version: { version: number; name: string; at: number; least: Generated<number> }
    lease: { name: string; holder: string; until: number }
    setting: { name: string; value: string; version: number; updated_at: number }
    user_account: {
      id: Generated<number>
      username: string
      username_key: string
      password_hash: string
      must_change: Flag
      nick_name: string
      sex: string
      phone: string
      email: string
      avatar: string
      introduction: string
      flag: 'enabled' | 'disabled'
      version: number
      created_at: number
      updated_at: number
      trashed_at: number | null
      /** 0: never, which sorts the same on both databases. */
      last_login_at: Generated<number>
      /** What a token that belongs to no person writes as: in the trash from its first day, so that nobody signs in with it. */
      service: Generated<Flag>
    }
    /** Words that a person is found by, in lower case. */
    user_word: { word: string; user_id: number }
    role: {
      id: Generated<number>
      name: string
      title: string
      sort: number
      flag: 'enabled' | 'disabled'
      remark: string
      /** Whoever has it signs in with a second step. */
      second_step: Generated<Flag>
      /** JSON of how far it reaches in content; '' is everything. */
      limits: Generated<string>
      version: number
      created_at: number
      updated_at: number
    }
    user_role: { user_id: number; role_id: number }
    role_grant: { role_id: number; resource: string }
    menu: {
      id: Generated<number>
      parent_id: number | null
      type: 'directory' | 'page' | 'button' | 'link'
      resources: string
      title: string
      icon: string
      address: string
      sort: number
      hidden: Flag
      always_show: Generated<Flag>
      flag: 'enabled' | 'disabled'
      /** Switched off by an admin: nobody else switches it on. */
      off_by_admin: Generated<Flag>
      version: number
    }
    session: {
      id: Generated<number>
      token_hash: string
      /** Of the http-only cookie that a browser session is bound to; null for programs (decision 6). */
      binding_hash: string | null
      user_id: number
      created_at: number
      seen_at: number
      address: string
      agent: string
      /** When its person last showed who they are. */
      proved_at: Generated<number>
      /** Two letters, or `''` where nobody said it. */
      country: Generated<string>
      ended_at: number | null
      /** The provider that it came from, and what its session is called there. */
      provider: Generated<string>
      provider_session: Generated<string>
      ended_by: 'logout' | 'provider' | 'password' | 'disabled' | 'deleted' | 'administrator' | null
    }
    login_log: {
      id: Generated<number>
      at: number
      username: string
      username_key: string
      user_id: number | null
      address: string
      agent: string
      browser: string
      system: string
      outcome: 'success' | 'failure' | 'logout' | 'reset'
      reason: string
      request_id: string
    }
    operation_log: {
      id: number
      at: number
      module: Module
      verb: Verb
      user_id: number | null
      username: string
      username_key: string
      /** The token of a program that did it in this person's name; `''` for the person. */
      program: Generated<string>
      address: string
      agent: string
      path: string
      record_id: number | null
      record_name: string
      outcome: 'success' | 'refused' | 'fault'
      code: number
      message: string
      duration: number
      request_id: string
      parameters: string
      changes: string
      previous_hash: string
      hash: string
    }
    /** The ends of the chain of the operation log; whoever appends holds this row. */
    operation_chain: {
      name: 'operations'
      head_id: number
      head_hash: string
      removed_id: number
      removed_hash: string
    }
    /** How often nodes told each other that something changed; for those that cannot hear it (`server/parts/bus.ts`). */
    news_count: { name: 'content'; number: number }
    saved_view: {
      id: Generated<number>
      user_id: number
      list: string
      name: string
      query: string
      created_at: number
    }
    captcha: { id_hash: string; code: string; expires_at: number }
    /** Links that set a new password, once; `made_for` tells whether password and mail address are still those of then. */
    password_reset: { token_hash: string; user_id: number; made_for: string; expires_at: number }
    /** `subject`: what several keys share, such as the account of its pairs with addresses; empty when there is none. */
    rate_limit: { key: string; points: number; expires_at: number; subject: Generated<string> }
  }
