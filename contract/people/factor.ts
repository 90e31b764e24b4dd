// What a person signs in with beside the password: passkeys, an authenticator, recovery codes (decision 54).
import { z } from 'zod'
import { Id } from '#contract/inputs/number.ts'
import { defineCall } from '#contract/wire/call.ts'
import { Ceremony, NewPasskey } from './second-step.ts'

/** Passkeys of one person, at most. */
export const PASSKEYS_OF_ONE = 20
/** Recovery codes that are made at once. */
export const RECOVERY_CODES = 10
/** The name of a passkey. */
export const PASSKEY_NAME = 60

const Name = z.string().trim().min(1).max(PASSKEY_NAME)
const Step = z.string().max(100)
/** New recovery codes, shown this once; null where the person has some already. */
const Codes = z.array(z.string()).nullable()

export const OwnFactors = z.object({
  passkeys: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** The account of its maker takes it to other devices. */
      synced: z.boolean(),
      createTime: z.iso.datetime(),
      usedTime: z.iso.datetime().nullable(),
    }),
  ),
  /** Since when codes of an authenticator are taken. */
  authenticatorTime: z.iso.datetime().nullable(),
  /** Recovery codes that were not used yet. */
  recoveryCodes: z.int(),
  /** Titles of the roles that demand a second step. */
  demandedBy: z.array(z.string()),
})
export type OwnFactors = z.output<typeof OwnFactors>

export const factorCalls = {
  read: defineCall({
    path: '/api/user/my/factors',
    access: 'signed-in',
    takes: 'query',
    input: z.strictObject({}),
    output: OwnFactors,
    duringSetUp: true,
    summary: 'What the asker signs in with beside the password.',
  }),
  beginPasskey: defineCall({
    path: '/api/user/my/passkey/begin',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({}),
    output: z.object({ step: z.string(), passkey: Ceremony }),
    duringSetUp: true,
    fresh: true,
    summary: 'Begins a new passkey of the asker.',
  }),
  addPasskey: defineCall({
    path: '/api/user/my/passkey/add',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({ step: Step, name: Name, passkey: NewPasskey }),
    output: z.object({ id: z.int(), recoveryCodes: Codes }),
    duringSetUp: true,
    fresh: true,
    secret: true,
    logs: 'factor:add',
    redacted: ['passkey', 'step'],
    summary: 'Keeps a new passkey, ends the other sessions, and answers recovery codes with the first one.',
  }),
  renamePasskey: defineCall({
    path: '/api/user/my/passkey/update',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({ id: Id, name: Name }),
    output: z.null(),
    logs: 'factor:update',
    summary: 'Calls a passkey otherwise.',
  }),
  removePasskey: defineCall({
    path: '/api/user/my/passkey/delete',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({ id: Id }),
    output: z.null(),
    fresh: true,
    logs: 'factor:delete',
    summary: 'Takes a passkey of the asker away; not the last one where a role demands a second step.',
  }),
  beginAuthenticator: defineCall({
    path: '/api/user/my/authenticator/begin',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({}),
    output: z.object({ step: z.string(), secret: z.string(), address: z.string() }),
    duringSetUp: true,
    fresh: true,
    secret: true,
    summary: 'A secret for an authenticator; it counts once a code of it was sent.',
  }),
  addAuthenticator: defineCall({
    path: '/api/user/my/authenticator/add',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({ step: Step, code: z.string().trim().min(1).max(20) }),
    output: z.object({ recoveryCodes: Codes }),
    duringSetUp: true,
    fresh: true,
    secret: true,
    logs: 'factor:add',
    redacted: ['code', 'step'],
    summary: 'Takes codes of the authenticator from now on, instead of those of the one before.',
  }),
  removeAuthenticator: defineCall({
    path: '/api/user/my/authenticator/delete',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({}),
    output: z.null(),
    fresh: true,
    logs: 'factor:delete',
    summary: 'Takes no codes of the authenticator any more.',
  }),
  renewRecovery: defineCall({
    path: '/api/user/my/recovery/renew',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({}),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    fresh: true,
    secret: true,
    logs: 'factor:rotate',
    summary: 'Ten new recovery codes instead of those of before, shown this once.',
  }),
}
