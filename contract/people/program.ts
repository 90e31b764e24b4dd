// Tokens for programs: what a person lets a program do in their name, for a time (decision 55).
import { z } from 'zod'
import { WRITTEN } from '#contract/content/touched.ts'
import { Id } from '#contract/inputs/number.ts'
import { Text } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { PageQuery, pageOf } from '#contract/wire/page.ts'
import { RESOURCES } from '#contract/wire/resource.ts'

/** What every token begins with, so that one that was left somewhere is found by programs that look for secrets. */
export const PROGRAM_TOKEN_START = 'ctk_'
export const PROGRAM_NAME_LENGTH = 60
/** Tokens of one person that work at the same time. */
export const PROGRAMS_OF_ONE = 20
/** Tokens that belong to nobody and work at the same time. */
export const PROGRAMS_OF_NOBODY = 50
/** Days that a token works, at most. */
const LONGEST_DAYS = 365

const Resource = z.enum(RESOURCES)
/** What a token writes in; null is all that its keys reach. */
const Languages = z.array(z.enum(WRITTEN)).min(1).max(WRITTEN.length).readonly().nullable()

/** A page of the console with the keys on it that a program has or could be given. */
export const ScopePage = z.object({
  page: Resource,
  title: Text,
  buttons: z.array(z.object({ key: Resource, title: Text })),
})
export type ScopePage = z.output<typeof ScopePage>

/** `resting`: its person may not hold tokens now, or cannot sign in as they are; it works again when they can. */
export const PROGRAM_STATES = ['working', 'resting', 'expired', 'revoked'] as const

export const ProgramToken = z.object({
  id: z.int(),
  name: z.string(),
  /** Its last characters, to tell it by. */
  hint: z.string(),
  /** Null is nobody's: it goes on when whoever made it is gone. */
  person: z.object({ id: z.int(), username: z.string(), nickName: z.string() }).nullable(),
  /** Who made one that is nobody's. */
  madeBy: z.string(),
  /** What it was given; one of a person does what that person may do as well, and no more. */
  scope: z.array(ScopePage),
  languages: Languages,
  state: z.enum(PROGRAM_STATES),
  createTime: z.iso.datetime(),
  expireTime: z.iso.datetime(),
  /** When and from where it was used last, to the minute; null: never. */
  usedTime: z.iso.datetime().nullable(),
  usedAddress: z.string(),
  revokedBy: z.string().nullable(),
})
export type ProgramToken = z.output<typeof ProgramToken>

export const programCalls = {
  list: defineCall({
    path: '/api/token/list',
    access: 'tokenList',
    takes: 'query',
    input: PageQuery,
    output: pageOf(ProgramToken),
    summary: 'Tokens of the asker, with `tokenList:all` those of everybody; the newest first.',
  }),
  scope: defineCall({
    path: '/api/token/scope',
    access: 'tokenList:add',
    takes: 'query',
    input: z.strictObject({}),
    output: z.array(ScopePage),
    summary: 'What the asker may do and could let a program do.',
  }),
  add: defineCall({
    path: '/api/token/add',
    access: 'tokenList:add',
    takes: 'body',
    input: z.strictObject({
      name: z.string().trim().min(1).max(PROGRAM_NAME_LENGTH),
      scope: z.array(Resource).min(1).max(RESOURCES.length),
      days: z.int().min(1).max(LONGEST_DAYS),
      languages: Languages.default(null),
      /** It is to belong to nobody, which asks for `tokenList:all` as well. */
      service: z.boolean().default(false),
    }),
    output: z.object({ id: z.int(), token: z.string() }),
    fresh: true,
    secret: true,
    logs: 'token:add',
    summary: 'Makes a token for a program and answers it, this once.',
  }),
  self: defineCall({
    path: '/api/token/self',
    access: 'signed-in',
    takes: 'query',
    forPrograms: true,
    input: z.strictObject({}),
    output: z.object({
      name: z.string(),
      username: z.string(),
      /** It belongs to nobody. */
      service: z.boolean(),
      /** What it may do now. */
      may: z.array(Resource),
      languages: Languages,
      expireTime: z.iso.datetime(),
    }),
    summary: 'What the token that asks is called, whose it is and what it may do; for programs alone.',
  }),
  revoke: defineCall({
    path: '/api/token/revoke',
    access: ['tokenList', 'tokenList:all'],
    takes: 'body',
    input: z.strictObject({ id: Id }),
    output: z.null(),
    logs: 'token:disable',
    summary: 'Ends a token at once: an own one, or with `tokenList:all` that of anybody.',
  }),
}
