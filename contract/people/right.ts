// Closed doors: what is missing to open a page, who can grant it, and asking them for it.
import { z } from 'zod'
import { Id } from '#contract/inputs/number.ts'
import { Text } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { RESOURCES } from '#contract/wire/resource.ts'

/** People who are named as those who can grant a right. */
export const GRANTERS_NAMED = 10
/** The reason that somebody gives, at most. */
export const WHY_LENGTH = 300

const Resource = z.enum(RESOURCES)
const Person = z.object({ id: z.int(), username: z.string(), nickName: z.string() })

export const ClosedDoor = z.object({
  /** It is held by now. */
  held: z.boolean(),
  /** The titles from the top menu to the key; empty when no menu has it. */
  path: z.array(Text),
  /** A menu on the way is switched off: nobody but an administrator has it. */
  off: z.boolean(),
  /** Titles of the roles that hold it. */
  roles: z.array(Text),
  /** Who can grant it, people who can be told by mail first. */
  people: z.array(Person),
  /** The asker's own request of the last day, and who has put it aside. */
  asked: z.object({ time: z.iso.datetime(), declinedBy: z.string().nullable() }).nullable(),
})
export type ClosedDoor = z.output<typeof ClosedDoor>

export const RightRequest = z.object({
  id: z.int(),
  person: Person,
  resource: Resource,
  path: z.array(Text),
  why: z.string(),
  time: z.iso.datetime(),
})
export type RightRequest = z.output<typeof RightRequest>

/** The buttons that give somebody a right. */
const GRANTS = ['roleSetting:update', 'roleList:members', 'userList:update'] as const

export const rightCalls = {
  door: defineCall({
    path: '/api/right/door',
    access: 'signed-in',
    takes: 'query',
    background: true,
    input: z.strictObject({ resource: Resource }),
    output: ClosedDoor,
    summary:
      'What a key is called, whether the asker holds it, who can grant it, and whether the asker has asked for it.',
  }),
  ask: defineCall({
    path: '/api/right/ask',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({ resource: Resource, why: z.string().trim().max(WHY_LENGTH).default('') }),
    output: z.object({ time: z.iso.datetime() }),
    logs: 'right:add',
    redacted: ['why'],
    summary: 'Asks those who can grant a key for it: once a day for each key, in the console and by mail.',
  }),
  list: defineCall({
    path: '/api/right/list',
    access: GRANTS,
    takes: 'query',
    background: true,
    input: z.strictObject({}),
    output: z.array(RightRequest),
    summary: 'What others have asked for that the asker can grant, and that they do not hold yet.',
  }),
  decline: defineCall({
    path: '/api/right/decline',
    access: GRANTS,
    takes: 'body',
    input: z.strictObject({ id: Id }),
    output: z.null(),
    logs: 'right:discard',
    summary: 'Puts a request aside; who asked reads by whom.',
  }),
}
