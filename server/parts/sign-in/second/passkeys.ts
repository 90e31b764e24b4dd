// Passkeys (WebAuthn): what a browser is asked, and whether what it answers is true. The library judges signatures; who may
// use which key, where and how often is judged here.
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { Ceremony, NewPasskey, PasskeyAnswer } from '#contract/people/second-step.ts'
import type { Db } from '#server/storage/open.ts'

/** Loaded by the first who asks for a passkey: a start does without it. */
const library = () => import('@simplewebauthn/server')

/** Where a page stands: keys are made for its host, and believed from its origins alone. */
export type KeySite = { host: string; origins: string[] }

/** Challenge and question of one asking. */
type Asked = { challenge: string; options: Ceremony }
type Person = { id: number; username: string; nick_name: string }

export function createPasskeys(db: Db, now: () => number) {
  const keysOf = (userId: number) =>
    db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  const named = (rows: readonly { credential: string; transports: string }[]) =>
    rows.map(({ credential, transports }) => ({
      id: credential,
      transports: JSON.parse(transports) as AuthenticatorTransport[],
    }))

  return {
    keysOf,

    /** Asks for a new passkey that the browser can find by itself, and that checks who holds it. */
    async askForNew(site: KeySite, company: string, person: Person): Promise<Asked> {
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: company,
        rpID: site.host,
        userName: person.username,
        userID: new TextEncoder().encode(handleOf(person.id)),
        userDisplayName: person.nick_name || person.username,
        attestationType: 'none',
        excludeCredentials: named(await keysOf(person.id)),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { challenge: options.challenge, options: options as unknown as Ceremony }
    },

    /** The new passkey, or null when what came is no answer to what was asked. */
    async judgeNew(site: KeySite, challenge: string, passkey: NewPasskey) {
      const { verifyRegistrationResponse } = await library()
      const judged = await verifyRegistrationResponse({
        response: passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin: site.origins,
        expectedRPID: site.host,
        requireUserVerification: true,
      }).catch(() => null)
      if (!judged?.verified) return null
      const { credential, credentialBackedUp } = judged.registrationInfo
      return {
        ...{ credential: credential.id, site: site.host, counter: credential.counter },
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        transports: JSON.stringify(credential.transports ?? []),
        synced: credentialBackedUp ? (1 as const) : (0 as const),
      }
    },

    /** Asks for a passkey of these, or of anybody. */
    async askFor(site: KeySite, rows: readonly { credential: string; transports: string }[] = []) {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({
        rpID: site.host,
        allowCredentials: named(rows),
        userVerification: 'required',
      })
      return { challenge: options.challenge, options: options as unknown as Ceremony }
    },

    /**
     * Whose passkey answered the challenge, or null. With `userId` it must be one of theirs. A key that counts and comes with
     * an older count was copied: it is believed no more.
     */
    async judge(
      site: KeySite,
      challenge: string,
      passkey: PasskeyAnswer,
      userId?: number,
    ): Promise<number | null> {
      const row = await db
        .selectFrom('passkey')
        .selectAll()
        .where('credential', '=', passkey.id)
        .where('site', '=', site.host)
        .executeTakeFirst()
      if (!row || (userId !== undefined && row.user_id !== userId)) return null
      const { userHandle } = passkey.response
      if (userHandle !== undefined && textOf(userHandle) !== handleOf(row.user_id)) return null
      const { verifyAuthenticationResponse } = await library()
      const judged = await verifyAuthenticationResponse({
        response: passkey as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin: site.origins,
        expectedRPID: site.host,
        requireUserVerification: true,
        credential: {
          id: row.credential,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: row.counter,
        },
      }).catch(() => null)
      if (!judged?.verified) return null
      const { newCounter } = judged.authenticationInfo
      const used = await db
        .updateTable('passkey')
        .set({ counter: newCounter, used_at: now() })
        .where('id', '=', row.id)
        .where('counter', '=', row.counter)
        .executeTakeFirst()
      return Number(used.numUpdatedRows) === 1 ? row.user_id : null
    },
  }
}

/** What a passkey knows of its person: nothing that says who they are. */
const handleOf = (userId: number) => `person-${userId}`
const textOf = (encoded: string) => Buffer.from(encoded, 'base64url').toString()
