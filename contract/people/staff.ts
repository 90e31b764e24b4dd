// People as administrators manage them (spec §2 userList, §3 "User", §7; decision 10).
import { z } from 'zod'
import { Id, QueryId, queryFlag, Version } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { Text } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { Keyword, longPageOf, PageQuery, sortBy, TimeSpan } from '#contract/wire/page.ts'
import { ImportCounts, importCalls, ROW_OUTCOMES } from '#contract/wire/sheet-import.ts'
import { OwnFields, OwnSession } from './user.ts'

/** Roles of one person, at most. */
export const ROLES_OF_ONE = 20
/** Rows of one import, at most. */
export const IMPORT_ROWS = 5_000
/** Bytes of an imported table, at most. */
export const IMPORT_BYTES = 5 * 1024 * 1024

export const FLAGS = ['enabled', 'disabled'] as const
export const Flag = z.enum(FLAGS)
export type Flag = z.output<typeof Flag>

const RoleOf = z.object({ id: z.int(), name: z.string(), title: Text })

/** One person of the staff. */
export const StaffUser = z.object({
  id: z.int(),
  version: z.int(),
  username: z.string(),
  nickName: z.string(),
  sex: z.string(),
  phone: z.string(),
  email: z.string(),
  avatar: z.string(),
  introduction: z.string(),
  flag: Flag,
  roles: z.array(RoleOf),
  /** The password was set by somebody else and waits to be changed. */
  mustChangePassword: z.boolean(),
  /** They sign in with a second step (decision 54). */
  secondStep: z.boolean(),
  /** Sign-ins of this account wait because of wrong passwords (decision 8). */
  locked: z.boolean(),
  /** Good sessions of this person. */
  sessions: z.int(),
  lastLoginTime: z.iso.datetime().nullable(),
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
  trashTime: z.iso.datetime().nullable(),
})
export type StaffUser = z.output<typeof StaffUser>

/** What the list of people is filtered by; `name` begins a login name or a word of the person's name. */
export const UserFilters = z.strictObject({
  name: Keyword.optional(),
  phone: z.string().trim().max(24).optional(),
  flag: Flag.optional(),
  roleId: QueryId.optional(),
  /** The people in the trash instead of the others. */
  trashed: queryFlag.optional(),
  ...TimeSpan,
})
export type UserFilters = z.output<typeof UserFilters>

export const USER_SORTS = ['createTime', 'updateTime', 'username', 'lastLoginTime'] as const
const UserQuery = UserFilters.extend({
  ...PageQuery.shape,
  sort: sortBy(USER_SORTS).default('-createTime'),
})

/** A login name: letters, digits, `.`, `_`, `-`, `@`; Chinese too. Unique whatever its case. */
export const Username = z
  .string()
  .trim()
  .min(2)
  .max(60)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._@-]*$/u, wanted('username'))

const Roles = z.array(Id).min(1).max(ROLES_OF_ONE)
const Fields = OwnFields.extend({ username: Username, flag: Flag, roles: Roles })

/** A row of an import as it was read, and what is wrong with it: column to message. */
export const ImportRow = z.object({
  /** As the spreadsheet counts: the first row of people is 2. */
  row: z.int(),
  username: z.string(),
  does: z.enum(ROW_OUTCOMES),
  errors: z.record(z.string(), z.string()),
})
export const ImportReport = ImportCounts.extend({
  /** The first thousand rows, refused ones first. */
  items: z.array(ImportRow),
})
export type ImportReport = z.output<typeof ImportReport>
const ImportQuery = z.strictObject({
  /** People who are there already are changed; otherwise their rows are refused. */
  updateExisting: queryFlag.default(false),
})

const Target = z.strictObject({ id: Id, version: Version })
const Changed = z.object({ id: z.int(), version: z.int() })

export const userCalls = {
  list: defineCall({
    path: '/api/user/list',
    access: 'userList',
    takes: 'query',
    input: UserQuery,
    output: longPageOf(StaffUser),
    summary: 'A page of people.',
  }),
  read: defineCall({
    path: '/api/user/read',
    access: 'userList',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: StaffUser,
    summary: 'One person.',
  }),
  add: defineCall({
    path: '/api/user/add',
    access: 'userList:add',
    takes: 'body',
    input: Fields.extend({ pwd: z.string().max(200), confirmPwd: z.string().max(200) }),
    output: Changed,
    fresh: true,
    logs: 'user:add',
    summary: 'Adds a person; the password must be changed at the first sign-in.',
  }),
  update: defineCall({
    path: '/api/user/update',
    access: 'userList:update',
    takes: 'body',
    input: Fields.partial().extend(Target.shape),
    output: Changed,
    fresh: true,
    logs: 'user:update',
    summary: 'Changes fields, roles or state of a person; what is left out stays.',
  }),
  remove: defineCall({
    path: '/api/user/delete',
    access: 'userList:delete',
    takes: 'query',
    input: z.strictObject({ id: QueryId, version: QueryId }),
    output: z.null(),
    logs: 'user:delete',
    summary: 'Puts a person into the trash and ends their sessions.',
  }),
  recover: defineCall({
    path: '/api/user/recover',
    access: 'userList:delete',
    takes: 'body',
    /** Without `roles` the person has those of before; they are asked for when none of them is left. */
    input: Target.extend({ roles: Roles.optional() }),
    output: Changed,
    fresh: true,
    logs: 'user:recover',
    summary: 'Takes a person out of the trash.',
  }),
  resetPassword: defineCall({
    path: '/api/user/resetPassword',
    access: 'userList:resetPassword',
    takes: 'body',
    input: Target.extend({ updatepwd: z.string().max(200), updateconfirmPwd: z.string().max(200) }),
    output: Changed,
    fresh: true,
    logs: 'user:resetPassword',
    summary: 'Sets a password that must be changed at the next sign-in, and ends the sessions of the person.',
  }),
  resetFactors: defineCall({
    path: '/api/user/resetFactors',
    access: 'userList:resetPassword',
    takes: 'body',
    input: Target,
    output: Changed,
    fresh: true,
    logs: 'user:resetFactors',
    summary:
      'Takes passkeys, authenticator and recovery codes of a person away, and ends their sessions: for whoever lost a device.',
  }),
  unlock: defineCall({
    path: '/api/user/unlock',
    access: ['userList:unlock', 'loginLog:unlock'],
    takes: 'body',
    input: z.strictObject({ username: z.string().trim().min(1).max(60) }),
    output: z.null(),
    logs: 'user:unlock',
    summary: 'Lets an account that waits because of wrong passwords sign in at once, from every address.',
  }),
  sessions: defineCall({
    path: '/api/user/sessions',
    access: 'userList',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: z.array(OwnSession),
    summary: 'The sessions of a person that are still good.',
  }),
  endSession: defineCall({
    path: '/api/user/endSession',
    access: 'userList:endSession',
    takes: 'body',
    /** Without `sessionId` all of them. */
    input: z.strictObject({ id: Id, sessionId: Id.optional() }),
    output: z.null(),
    logs: 'user:endSession',
    summary: 'Signs a person out: one session or all of them.',
  }),
  exportAll: defineCall({
    path: '/api/user/export',
    access: 'userList:export',
    takes: 'query',
    form: 'file',
    input: UserFilters.extend({ sort: sortBy(USER_SORTS).default('-createTime') }),
    output: z.unknown(),
    fresh: true,
    logs: 'user:export',
    summary: 'Everybody who matches the filter as an xlsx file.',
  }),
  ...importCalls({
    path: 'user',
    access: 'userList:import',
    input: ImportQuery,
    output: ImportReport,
    fresh: true,
    logs: 'user:import',
    summary: 'Adds and changes people from an xlsx file; when one row is refused, none is written.',
  }),
  listTree: defineCall({
    path: '/api/user/listTreeUser',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({}),
    output: z.array(
      z.object({
        id: z.int(),
        title: Text,
        users: z.array(
          z.object({ id: z.int(), username: z.string(), nickName: z.string(), avatar: z.string() }),
        ),
      }),
    ),
    summary: 'Enabled people grouped by role, for pickers; at most 200 of a role.',
  }),
}
