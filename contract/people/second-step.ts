// The second step of a sign-in, passkeys, and proving again who one is (decision 54).
import { z } from 'zod'
import { defineCall } from '#contract/wire/call.ts'

/** How somebody shows that they are who the password says: the passkey of a device, a code of an authenticator, or one of ten recovery codes. */
export const SECOND_WAYS = ['passkey', 'code', 'recovery'] as const
export type SecondWay = (typeof SECOND_WAYS)[number]
/** How somebody who is signed in shows it again; `provider`: by signing in again where they came from. */
export const PROOF_WAYS = ['passkey', 'code', 'password', 'provider'] as const
export type ProofWay = (typeof PROOF_WAYS)[number]

/** What was begun waits so long for its second half. */
export const STEP_MINUTES = 5
/** Wrong codes of one begun sign-in; then it begins anew. */
export const STEP_TRIES = 5

const Secret = z.string().max(100)
const Encoded = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)

/** What a page hands to the browser so that it asks its passkeys; as WebAuthn says it in JSON. */
export const Ceremony = z.record(z.string(), z.unknown())
export type Ceremony = z.output<typeof Ceremony>

const Answered = {
  id: Encoded.min(1).max(1500),
  rawId: Encoded.min(1).max(1500),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
}
/** What a passkey answered, as the browser says it in JSON. */
export const PasskeyAnswer = z.object({
  ...Answered,
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Encoded.optional(),
  }),
})
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>
/** What a new passkey says of itself. */
export const NewPasskey = z.object({
  ...Answered,
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
})
export type NewPasskey = z.output<typeof NewPasskey>

/** A sign-in whose password was right and that waits for its second step. */
export const SecondStep = z.object({
  step: z.string(),
  ways: z.array(z.enum(SECOND_WAYS)),
  /** Where the person has passkeys. */
  passkey: Ceremony.nullable(),
})
export type SecondStep = z.output<typeof SecondStep>

const Code = z.string().trim().min(1).max(20)
const byPasskey = z.strictObject({ step: Secret, way: z.literal('passkey'), passkey: PasskeyAnswer })
const byCode = z.strictObject({ step: Secret, way: z.literal('code'), code: Code })
const byRecovery = z.strictObject({ step: Secret, way: z.literal('recovery'), code: Code })
const byPassword = z.strictObject({
  step: Secret,
  way: z.literal('password'),
  pwd: z.string().min(1).max(200),
})
const byProvider = z.strictObject({ step: Secret, way: z.literal('provider') })
const Begun = z.object({ step: z.string(), passkey: Ceremony })

export const secondStepCalls = {
  second: defineCall({
    path: '/api/auth/second',
    access: 'anyone',
    takes: 'body',
    input: z.discriminatedUnion('way', [byPasskey, byCode, byRecovery]),
    output: z.object({ token: z.string() }),
    summary: 'Ends a sign-in that waits for its second step, and answers the token.',
  }),
  beginPasskey: defineCall({
    path: '/api/auth/passkey/begin',
    access: 'anyone',
    takes: 'body',
    input: z.strictObject({}),
    output: Begun,
    summary: 'Begins a sign-in with a passkey; the browser finds out whose it is.',
  }),
  passkey: defineCall({
    path: '/api/auth/passkey',
    access: 'anyone',
    takes: 'body',
    input: z.strictObject({ step: Secret, passkey: PasskeyAnswer }),
    output: z.object({ token: z.string() }),
    summary: 'Signs in with a passkey and answers the token; nothing else is asked for.',
  }),
  beginProof: defineCall({
    path: '/api/auth/proof/begin',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({}),
    output: z.object({
      step: z.string(),
      ways: z.array(z.enum(PROOF_WAYS)),
      passkey: Ceremony.nullable(),
    }),
    duringSetUp: true,
    summary: 'How the asker can show again who they are, before what only they may do.',
  }),
  prove: defineCall({
    path: '/api/auth/proof',
    access: 'signed-in',
    takes: 'body',
    input: z.discriminatedUnion('way', [byPasskey, byCode, byPassword, byProvider]),
    output: z.null(),
    duringSetUp: true,
    summary: 'Shows again who the asker is; calls that want to know are answered for a while.',
  }),
}
