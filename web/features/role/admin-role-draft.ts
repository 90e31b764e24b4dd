// The form of a role: what it holds and how it becomes a write.
import { NO_TEXT } from '#contract/content/blank.ts'
import { trimmed } from '#contract/languages/language-codes.ts'
import type { Role } from '#contract/people/role.ts'

/** What the drawer was opened for. */
export type RoleTask = { do: 'add' } | { do: 'edit'; role: Role }
export type RoleFields = Pick<Role, 'name' | 'title' | 'sort' | 'flag' | 'remark'>

/** The order is that of the first roles, so that a new one comes behind them. */
export const BLANK_ROLE: RoleFields = { name: '', title: NO_TEXT, sort: 10, flag: 'enabled', remark: '' }

/** The part of a role that the form edits. */
export const fieldsOf = ({ name, title, sort, flag, remark }: RoleFields): RoleFields => ({
  ...{ name, title, sort, flag, remark },
})

/** As the server will keep it. */
export const tidied = (fields: RoleFields): RoleFields => ({
  ...fields,
  name: fields.name.trim(),
  title: trimmed(fields.title),
  remark: fields.remark.trim(),
})

/** As the contract has it (`contract/people/role.ts`). */
export const isRoleName = (name: string) => /^[A-Za-z][\w-]{1,59}$/.test(name)
