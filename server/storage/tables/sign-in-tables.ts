// The columns of the tables of second steps, as Kysely types. Of times 0 means never.
import type { Generated } from 'kysely'
import type { Flag } from './content-tables.ts'

export type SignInTables = {
  passkey: {
    id: Generated<number>
    user_id: number
    /** The id that its device gave it, base64url. */
    credential: string
    /** The host it was made for; it is taken nowhere else. */
    site: string
    /** COSE, base64url. */
    public_key: string
    counter: number
    /** JSON: how a browser reaches it. */
    transports: string
    name: string
    synced: Flag
    created_at: number
    used_at: number
  }
  authenticator: {
    user_id: number
    /** Sealed. */
    secret: string
    created_at: number
    last_step: number
  }
  recovery_code: { id: Generated<number>; user_id: number; code_hash: string; used_at: number }
  program_token: {
    id: Generated<number>
    user_id: number
    name: string
    token_hash: string
    /** Its last characters. */
    hint: string
    /** JSON: the keys it was given. */
    scope: string
    created_at: number
    expires_at: number
    used_at: number
    used_address: string
    ended_at: number
    ended_by: string
    /** Who made a token that is nobody's; '' for that of a person. */
    made_by: Generated<string>
    /** JSON: what it writes in; '' is everything. */
    languages: Generated<string>
  }
  provider_account: {
    id: Generated<number>
    issuer: string
    subject: string
    user_id: number
    created_at: number
    used_at: number
  }
  scim_user: {
    id: Generated<number>
    provider: string
    external_id: string
    user_name: string
    /** The name in lower case, which no other of the provider has. */
    user_key: string
    display_name: string
    email: string
    active: 0 | 1
    /** The account was disabled because of this, and not by a person. */
    put_off: Generated<0 | 1>
    /** When the provider removed them; 0: they are there. */
    removed_at: Generated<number>
    user_id: number | null
    created_at: number
    updated_at: number
  }
  scim_group: {
    id: Generated<number>
    provider: string
    external_id: string
    name: string
    created_at: number
    updated_at: number
  }
  scim_member: { group_id: number; member_id: number }
  sign_in_step: {
    token_hash: string
    purpose:
      | ('second' | 'passkey' | 'addPasskey' | 'addAuthenticator' | 'prove')
      | ('provider' | 'cameBack' | 'signedOut')

    /** Null while a passkey says whose it is. */
    user_id: number | null
    /** What of the account it holds for; void once that changes. */
    made_for: string
    /** The challenge of a passkey, the sealed secret of a new authenticator, or what a provider was asked. */
    challenge: string
    tries: number
    expires_at: number
    /** JSON: the provider that a sign-in came from; '' for a password. */
    came_from: Generated<string>
  }
}
