// Where people of the company may sign in, as a file of the owner says it (decision 56, docs/single-sign-on.md).
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ProviderName } from '#contract/people/single-sign-on.ts'

export const PROVIDER_TYPES = ['oidc', 'wecom', 'dingtalk', 'feishu'] as const

export const PROVIDER_SETTINGS = {
  /** A JSON file that names the providers; none by default. */
  SIGN_IN_PROVIDERS: z.string().min(1).optional(),
}

const text = z.string().trim().min(1).max(500)
const domain = z
  .string()
  .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/, 'must be a domain in lower case, such as example.com')

const ProviderSettings = z
  .strictObject({
    type: z.enum(PROVIDER_TYPES).default('oidc'),
    name: ProviderName,
    /** What the button says. */
    title: z.string().trim().min(1).max(40),
    /** OpenID Connect: the issuer, found by discovery. The others have one of their own. */
    issuer: z.url({ protocol: /^https?$/ }).optional(),
    clientId: text,
    /** Left out by a public client, which PKCE alone protects. */
    clientSecret: text.optional(),
    /** WeCom: the number of the app. */
    agentId: text.optional(),
    /** DingTalk: the corpId, Feishu: the tenant_key; people of other companies are turned away. */
    company: text.optional(),
    /** Where WeCom, DingTalk and Feishu let people sign in and are asked, if elsewhere (such as Lark). */
    signIn: z.url({ protocol: /^https?$/ }).optional(),
    api: z.url({ protocol: /^https?$/ }).optional(),
    scope: text.default('openid profile email'),
    /** What the claims are called. */
    claims: z
      .strictObject({
        username: text.default('preferred_username'),
        name: text.default('name'),
        email: text.default('email'),
        groups: text.default('groups'),
      })
      .prefault({}),
    /** Roles by group, by their names; `*` is everybody. Those that are named here come and go with the groups. */
    roles: z.record(text, z.array(text).max(20)).default({}),
    /** Whether whoever is not known yet gets an account at the first sign-in. */
    people: z.enum(['known', 'made']).default('known'),
    /** Mail domains for which this provider speaks: accounts with such an address are theirs. */
    domains: z.array(domain).max(50).default([]),
    /** Whether an address counts as theirs though the provider does not say that it was verified. */
    unverifiedEmail: z.enum(['refused', 'believed']).default('refused'),
    /** Whether people of these domains may sign in in no other way; `except` names accounts that may, for when it is away. */
    only: z.boolean().default(false),
    except: z.array(text).max(20).default([]),
    /** What the provider shows when it tells of people and groups (SCIM 2.0); without it nobody is listened to. */
    scimToken: z.string().min(32).max(500).optional(),
    /** Who asks for the second step: we do, of those who have one or whose role demands it, or it did. */
    secondStep: z.enum(['ours', 'theirs']).default('ours'),
  })
  .refine(({ type, issuer }) => type !== 'oidc' || issuer, {
    path: ['issuer'],
    message: 'is needed with OpenID Connect',
  })
  .refine(({ type, clientSecret }) => type === 'oidc' || clientSecret, {
    path: ['clientSecret'],
    message: 'is needed',
  })
  .refine(({ type, agentId }) => type !== 'wecom' || agentId, {
    path: ['agentId'],
    message: 'is needed with WeCom',
  })
  .refine(({ type, company }) => (type !== 'dingtalk' && type !== 'feishu') || company, {
    path: ['company'],
    message: 'is needed: people of every company could sign in without it',
  })
  .refine(({ only, domains }) => !only || domains.length > 0, {
    path: ['only'],
    message: 'needs domains',
  })
export type ProviderSettings = z.output<typeof ProviderSettings>

const File = z
  .array(ProviderSettings)
  .max(10)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'names a provider twice')
  .refine((all) => {
    const domains = all.flatMap((one) => one.domains)
    return new Set(domains).size === domains.length
  }, 'gives one domain to two providers')
  .refine((all) => {
    const tokens = all.flatMap((one) => one.scimToken ?? [])
    return new Set(tokens).size === tokens.length
  }, 'gives one scimToken to two providers')

type Given = z.output<z.ZodObject<typeof PROVIDER_SETTINGS>>

/** The providers of the file; `refuse` is told in one line what is wrong with it. */
export function providersIn(
  { SIGN_IN_PROVIDERS: file }: Given,
  publicUrl: string | undefined,
  refuse: (line: string) => never,
): ProviderSettings[] {
  if (!file) return []
  const wrong = (why: string) => refuse(`SIGN_IN_PROVIDERS is wrong: ${why}`)
  if (!publicUrl) return wrong('it needs PUBLIC_URL, since providers send people back to it')
  const read = File.safeParse(jsonIn(file, wrong))
  if (read.success) return read.data
  const [issue] = read.error.issues
  const at = issue?.path.join('.')
  return wrong(`${file}${at ? `, ${at}` : ''}: ${issue?.message}`)
}

function jsonIn(file: string, wrong: (why: string) => never): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    // What stands in the file is secret; Node would quote it.
    const why = error instanceof SyntaxError ? 'is not JSON' : (error as NodeJS.ErrnoException).code
    return wrong(`${file} ${why}`)
  }
}
