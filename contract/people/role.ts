// Roles: what their people may see and press (spec §2 roleList, roleSetting; decision 10).
import { z } from 'zod'
import { NO_LIMITS } from '#contract/content/touched.ts'
import { Id, QueryId, Version } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { Text, textOf } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { Keyword, longPageOf, PageQuery, pageOf, sortBy } from '#contract/wire/page.ts'
import { RESOURCES } from '#contract/wire/resource.ts'
import { RoleLimits } from './limits.ts'
import { Flag } from './staff.ts'

/** The role that passes every check (spec §6). */
export const ADMIN_ROLE = 'admin'
/** People added to a role or taken off it at once, at most. */
export const MEMBERS_AT_ONCE = 200

export const Role = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  title: Text,
  sort: z.int(),
  flag: Flag,
  remark: z.string(),
  /** Whoever has it signs in with a second step (decision 54). */
  secondStep: z.boolean(),
  /** What of content its keys let somebody write (decision 58). */
  limits: RoleLimits,
  /** People who have it, the ones in the trash left out. */
  members: z.int(),
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
})
export type Role = z.output<typeof Role>

const Fields = z.strictObject({
  name: z
    .string()
    .trim()
    .min(2)
    .max(60)
    .regex(/^[A-Za-z][\w-]*$/, wanted('roleName')),
  title: textOf(60),
  sort: z.int().min(0).max(100_000),
  flag: Flag,
  remark: z.string().trim().max(500),
})
const Target = z.strictObject({ id: Id, version: Version })
const Changed = z.object({ id: z.int(), version: z.int() })
const Member = z.object({
  id: z.int(),
  username: z.string(),
  nickName: z.string(),
  avatar: z.string(),
  flag: Flag,
})
const Resource = z.enum(RESOURCES)

/** Why a person may or may not do something. */
export const Explanation = z.object({
  allowed: z.boolean(),
  /** What stands against it, or nothing. */
  missing: z.enum(['userDisabled', 'noRole', 'menuDisabled', 'notGranted']).nullable(),
  /** Every role of the person, and how it stands to the key. */
  roles: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      title: Text,
      flag: Flag,
      /** `admin` passes every check; `key`: granted itself; `button`: a button of the page is granted, and with it the page. */
      grants: z.enum(['admin', 'key', 'button', 'nothing']),
      /** The granted keys that give it. */
      by: z.array(z.string()),
      /** As far as it reaches with that. */
      limits: RoleLimits,
    }),
  ),
  /** The menus from the root to the key; the first disabled one is what stands against it. */
  menus: z.array(z.object({ id: z.int(), resources: z.string(), title: Text, flag: Flag })),
  /** Other enabled roles that would give it. */
  wouldGrant: z.array(z.object({ id: z.int(), name: z.string(), title: Text })),
})
export type Explanation = z.output<typeof Explanation>

export const roleCalls = {
  list: defineCall({
    path: '/api/role/list',
    access: 'roleList',
    takes: 'query',
    input: PageQuery.extend({
      name: Keyword.optional(),
      flag: Flag.optional(),
      sort: sortBy(['sort', 'name', 'updateTime']).default('sort'),
    }),
    output: pageOf(Role),
    summary: 'A page of roles.',
  }),
  listAll: defineCall({
    path: '/api/role/listAll',
    access: ['userList', 'roleList', 'roleSetting'],
    takes: 'query',
    input: z.strictObject({}),
    output: z.array(
      Role.pick({ id: true, name: true, title: true, flag: true }).extend({
        /** Whether the asking person may give it: nobody grants what they lack. */
        grantable: z.boolean(),
      }),
    ),
    summary: 'All roles, for pickers.',
  }),
  read: defineCall({
    path: '/api/role/read',
    access: ['roleList', 'roleSetting'],
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: Role.extend({ grants: z.array(z.string()) }),
    summary: 'One role with the pages and buttons it grants; only leaves are stored.',
  }),
  add: defineCall({
    path: '/api/role/add',
    access: 'roleList:add',
    takes: 'body',
    input: Fields.extend({ secondStep: z.boolean().default(false), limits: RoleLimits.default(NO_LIMITS) }),
    output: Changed,
    logs: 'role:add',
    summary: 'Adds a role that grants nothing yet.',
  }),
  update: defineCall({
    path: '/api/role/update',
    access: 'roleList:update',
    takes: 'body',
    input: Fields.extend({ secondStep: z.boolean(), limits: RoleLimits }).partial().extend(Target.shape),
    output: Changed,
    fresh: true,
    logs: 'role:update',
    summary: 'Changes a role; what is left out stays.',
  }),
  remove: defineCall({
    path: '/api/role/delete',
    access: 'roleList:delete',
    takes: 'body',
    input: Target,
    output: z.null(),
    logs: 'role:delete',
    summary: 'Deletes a role that nobody has.',
  }),
  grant: defineCall({
    path: '/api/role/grant',
    access: 'roleSetting:update',
    takes: 'body',
    input: Target.extend({ grants: z.array(Resource).max(RESOURCES.length) }),
    output: Changed,
    fresh: true,
    logs: 'role:grant',
    summary: 'Sets the pages and buttons that a role grants.',
  }),
  members: defineCall({
    path: '/api/role/members',
    access: ['roleList', 'roleSetting'],
    takes: 'query',
    input: PageQuery.extend({ id: QueryId, name: Keyword.optional() }),
    output: longPageOf(Member),
    summary: 'A page of the people who have a role.',
  }),
  setMembers: defineCall({
    path: '/api/role/setMembers',
    access: 'roleList:members',
    takes: 'body',
    input: z.strictObject({
      id: Id,
      add: z.array(Id).max(MEMBERS_AT_ONCE).default([]),
      remove: z.array(Id).max(MEMBERS_AT_ONCE).default([]),
    }),
    output: z.null(),
    fresh: true,
    logs: 'role:members',
    summary: 'Gives a role to people and takes it from others; nobody is left without a role.',
  }),
  explain: defineCall({
    path: '/api/role/explain',
    access: ['roleList', 'roleSetting', 'userList'],
    takes: 'query',
    input: z.strictObject({ userId: QueryId, resource: Resource }),
    output: Explanation,
    summary: 'Which role and menu gives a person a key, or what is missing.',
  }),
}
