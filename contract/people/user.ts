// People: what each may see and change of themselves.
import { z } from 'zod'
import { isEmail, isPhone } from '#contract/inputs/checks.ts'
import { Id, Version } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { defineCall } from '#contract/wire/call.ts'

/** 0 male, 1 female, 2 not said. */
export const SEXES = ['0', '1', '2'] as const

const emptyOr = (check: (text: string) => boolean) => (text: string) => text === '' || check(text)

/** The fields a person may change of themselves (spec §3). */
export const OwnFields = z.strictObject({
  nickName: z.string().trim().max(40),
  sex: z.enum(SEXES),
  phone: z
    .string()
    .trim()
    .max(24)
    .refine(emptyOr(isPhone), wanted('phone'))
    .meta({ examples: ['13800138000'] }),
  email: z
    .string()
    .trim()
    .max(254)
    .refine(emptyOr(isEmail), wanted('email'))
    .meta({ examples: ['ana@example.com'] }),
  introduction: z.string().trim().max(500),
})
export type OwnFields = z.output<typeof OwnFields>

/** One session of the asking person. */
export const OwnSession = z.object({
  id: z.int(),
  address: z.string(),
  /** Where the address is, as far as a proxy says it: two letters or `''`. */
  country: z.string(),
  agent: z.string(),
  createTime: z.iso.datetime(),
  seenTime: z.iso.datetime(),
  /** The session that asks. */
  current: z.boolean(),
})
export type OwnSession = z.output<typeof OwnSession>

/** An avatar is at most 5 MB before it is cut to a square. */
export const AVATAR_BYTES = 5 * 1024 * 1024

export const myCalls = {
  update: defineCall({
    path: '/api/user/my/update',
    access: 'signed-in',
    takes: 'body',
    input: OwnFields.extend({
      version: Version,
      /** The current password, which a change of the e-mail address needs: letters for a new password go there. */
      pwd: z.string().max(200).optional(),
    }),
    output: z.object({ version: z.int() }),
    logs: 'my:update',
    summary:
      'Changes the own contact fields; another e-mail address needs the current password, and the old one is told.',
  }),
  avatar: defineCall({
    path: '/api/user/my/avatar',
    access: 'signed-in',
    takes: 'body',
    form: 'upload',
    input: z.strictObject({}),
    output: z.object({ avatar: z.string(), version: z.int() }),
    logs: 'my:avatar',
    summary: 'Stores the own avatar sent as multipart field `file`.',
  }),
  sessions: defineCall({
    path: '/api/user/my/sessions',
    access: 'signed-in',
    takes: 'query',
    input: z.strictObject({}),
    output: z.array(OwnSession),
    summary: 'The own sessions that are still good, the latest used first.',
  }),
  endSession: defineCall({
    path: '/api/user/my/endSession',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({ id: Id }),
    output: z.null(),
    logs: 'my:endSession',
    summary: 'Ends one of the own sessions.',
  }),
}
