// Signing in where the people of a company sign in already: OpenID Connect, WeCom, DingTalk, Feishu (decision 56).
import { z } from 'zod'
import { defineCall } from '#contract/wire/call.ts'
import { ProviderOffer } from './provider-offer.ts'
import { SecondStep } from './second-step.ts'

/** A name of a provider, as it stands in addresses. */
export const ProviderName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,29}$/, 'must be 1 to 30 lower-case letters, digits and hyphens')

/** Where a provider sends people back to; it is registered there. */
export const returnPath = (name: string) => `/api/auth/provider/${name}/return`
/** Where a provider says that somebody signed out there (back-channel). */
export const signedOutPath = (name: string) => `/api/auth/provider/${name}/logout`

export const singleSignOnCalls = {
  list: defineCall({
    path: '/api/auth/provider/list',
    access: 'anyone',
    takes: 'query',
    method: 'GET',
    input: z.strictObject({}),
    output: z.array(ProviderOffer),
    summary: 'Where else people may sign in.',
  }),
  begin: defineCall({
    path: '/api/auth/provider/begin',
    access: 'anyone',
    takes: 'body',
    input: z.strictObject({
      provider: ProviderName,
      /** The page of the console that is wanted afterwards. */
      to: z.string().max(2_000).optional(),
      /** Even whoever is signed in there shows again who they are. */
      again: z.boolean().optional(),
    }),
    output: z.object({ address: z.string() }),
    summary: 'Begins a sign-in at a provider and answers the address to go to.',
  }),
  end: defineCall({
    path: '/api/auth/provider/end',
    access: 'anyone',
    takes: 'body',
    input: z.strictObject({}),
    /** With a second step the token is empty: `/api/auth/second` answers it. */
    output: z.object({ token: z.string(), second: SecondStep.nullable() }),
    summary: 'Ends a sign-in that came back from a provider to this browser, and answers the token.',
  }),
}
