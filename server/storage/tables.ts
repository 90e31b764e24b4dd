// The columns of every table, as Kysely types. Times are milliseconds since 1970, JSON is text, flags are 0 or 1:
// the same on both databases.
import type { Generated } from 'kysely'
import type { Kind } from '#contract/kind.ts'
import type { Module, Verb } from '#contract/operation.ts'

type Flag = 0 | 1

export type EntryTable = {
  id: Generated<number>
  kind: Kind
  parent_id: number | null
  sort: number
  /** A short name of the record's own, such as a product's model. */
  code: string
  /** What records of a kind are filtered by, such as the category of news. */
  label: string
  hot: Flag
  /** A day that the record names itself, such as the date of news. */
  dated: number
  /** Lower-case text that the console's keyword filter looks into. */
  search: string
  version: number
  working: string
  /** The version that visitors see; null when none was ever published or it was taken off. */
  published_version: number | null
  published_at: number | null
  trashed_at: number | null
  created_at: number
  created_by: number | null
  updated_at: number
  updated_by: number | null
}

/** What visitors see. Public queries read this table only, so a forgotten filter cannot show a draft. */
export type PublicationTable = {
  id: Generated<number>
  entry_id: number
  kind: Kind
  parent_id: number | null
  sort: number
  code: string
  label: string
  hot: Flag
  dated: number
  search: string
  version: number
  content: string
  visible_from: number
  visible_until: number
  published_at: number
  published_by: number | null
}

export type Tables = {
  schema_version: { version: number; name: string; at: number }
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
    ended_at: number | null
    ended_by: 'logout' | 'password' | 'disabled' | 'deleted' | 'administrator' | null
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
    outcome: 'success' | 'failure' | 'logout'
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
  saved_view: {
    id: Generated<number>
    user_id: number
    list: string
    name: string
    query: string
    created_at: number
  }
  captcha: { id_hash: string; code: string; expires_at: number }
  /** `subject`: what several keys share, such as the account of its pairs with addresses; empty when there is none. */
  rate_limit: { key: string; points: number; expires_at: number; subject: Generated<string> }
  entry: EntryTable
  publication: PublicationTable
  /** What a working copy points at: media by id, other entries by id. */
  entry_reference: { from_entry: number; to: 'media' | 'entry'; target: number }
  media: {
    id: Generated<number>
    key: string
    name: string
    type: string
    bytes: number
    width: number
    height: number
    alt: string
    version: number
    created_at: number
    created_by: number | null
  }
}
