// Signing in and out (spec §3, §7; decisions 6 to 9).
import { z } from 'zod'
import { Text } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { LimitedKeys } from './limits.ts'
import { ProviderOffer } from './provider-offer.ts'
import { SecondStep } from './second-step.ts'

/** A menu of the signed-in person; `resources` is the key that a route is matched on. */
export type MenuNode = {
  resources: string
  title: Text
  icon: string
  hidden: boolean
  /** A parent with one visible child is shown all the same (spec §2, §3). */
  alwaysShow: boolean
  address?: string | undefined
  children: MenuNode[]
}
export const MenuNode: z.ZodType<MenuNode> = z.lazy(() =>
  z.object({
    resources: z.string(),
    title: Text,
    icon: z.string(),
    hidden: z.boolean(),
    alwaysShow: z.boolean(),
    address: z.string().optional(),
    children: z.array(MenuNode),
  }),
)

/** Spec §3 "Session info". */
export const SessionInfo = z.object({
  id: z.int(),
  /** Of the person's record; a change of the own fields names it. */
  version: z.int(),
  username: z.string(),
  name: z.string(),
  nickName: z.string(),
  avatar: z.string(),
  introduction: z.string(),
  sex: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The password was set by somebody else: until it is changed every other call is refused (decision 9). */
  mustChangePassword: z.boolean(),
  /** A role demands a second step and there is none: until it is set up every other call is refused (decision 54). */
  mustSetUpSecondStep: z.boolean(),
  /** Where they sign in, if not here (decision 56). */
  provider: ProviderOffer.nullable(),
  roles: z.array(z.string()),
  menus: z.array(MenuNode),
  buttons: z.array(z.object({ resources: z.string() })),
  /** Left out where nothing is limited. */
  limits: LimitedKeys.optional(),
})
export type SessionInfo = z.output<typeof SessionInfo>

const Nothing = z.strictObject({})

/** A number from 0 to `most` is looked for: SHA-256 of `salt` and its digits is `hash`, in hexadecimal digits. It is sent as `code`. */
export const Work = z.object({ salt: z.string(), hash: z.string(), most: z.int() })
export type Work = z.output<typeof Work>

export const authCalls = {
  getCodes: defineCall({
    path: '/api/auth/getCodes',
    access: 'anyone',
    takes: 'query',
    form: 'picture',
    input: z.unknown(),
    output: z.unknown(),
    summary: 'A new captcha as a PNG picture; its answer is good for one try within two minutes.',
  }),
  getWork: defineCall({
    path: '/api/auth/getWork',
    access: 'anyone',
    takes: 'body',
    input: Nothing,
    output: Work,
    summary:
      'Work in place of a captcha, where the owner wants that; its answer is good for one try within two minutes.',
  }),
  login: defineCall({
    path: '/api/auth/login',
    access: 'anyone',
    takes: 'body',
    input: z.strictObject({
      username: z.string().trim().min(1).max(60),
      password: z.string().min(1).max(200),
      code: z.string().trim().max(20),
    }),
    /** With a second step the token is empty: `/api/auth/second` answers it. */
    output: z.object({ token: z.string(), second: SecondStep.nullable() }),
    summary: 'Signs in and answers the token, or what the second step needs.',
  }),
  logout: defineCall({
    path: '/api/auth/logout',
    access: 'signed-in',
    takes: 'query',
    input: z.strictObject({ token: z.string().max(200).optional() }),
    output: z.null(),
    duringPasswordChange: true,
    summary: 'Ends the session of the token in the header; the token in the query is taken and ignored.',
  }),
  getUserInfo: defineCall({
    path: '/api/user/getUserInfo',
    access: 'signed-in',
    takes: 'body',
    input: Nothing,
    output: SessionInfo,
    duringPasswordChange: true,
    summary: 'The signed-in person with roles, menus and buttons.',
  }),
  updatePassword: defineCall({
    path: '/api/user/updatepwd',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({
      pwd: z.string().max(200),
      updatepwd: z.string().max(200),
      updateconfirmPwd: z.string().max(200),
    }),
    output: z.null(),
    duringPasswordChange: true,
    logs: 'my:updatePassword',
    summary: 'Changes the own password and ends every session of the person.',
  }),
}
