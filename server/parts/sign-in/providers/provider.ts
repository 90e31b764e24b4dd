// What every provider can do, whatever it speaks: send somebody there, and say who came back.
import type { ProviderRefusal } from '#contract/people/provider-return.ts'
import type { ProviderSettings } from './settings.ts'

/** What was asked of the provider, and must come back with the answer. */
export type Asked = {
  /** Where it sends people back to. */
  redirect: string
  state: string
  nonce: string
  /** Of PKCE. */
  verifier: string
  /** Whoever is signed in there shows again who they are. */
  again: boolean
}

/** Who came back. Who somebody is says `issuer` and `subject` alone; names and addresses change hands. */
export type Identity = {
  issuer: string
  subject: string
  username: string
  name: string
  email: string
  emailVerified: boolean
  groups: string[]
  /** When they showed there who they are, as far as it is said; milliseconds. */
  provedAt: number | null
  /** The session there, so that its end can be told; '' when it has no name. */
  session: string
}

/** Whose sessions end because they ended there. */
export type SignedOut = { issuer: string; subject: string; session: string; tokenId: string; until: number }

export type Provider = {
  settings: ProviderSettings
  /** The address that somebody goes to. Throws `ProviderRefused`. */
  begin: (asked: Asked) => Promise<string>
  /** Who came back to `returned`, the whole address. Throws `ProviderRefused`. */
  end: (returned: URL, asked: Asked) => Promise<Identity>
  /** What a token of a sign-out says. Throws `ProviderRefused`; null where there is no such thing. */
  signedOut: ((token: string) => Promise<SignedOut>) | null
}

/** A provider let nobody in, for one of the reasons that people are told. */
export class ProviderRefused extends Error {
  readonly why: ProviderRefusal
  constructor(why: ProviderRefusal, cause?: unknown) {
    super(`the provider refused: ${why}`, { cause })
    this.why = why
  }
}

/** Longer ones are cut: they stand in tables and on pages. */
const LONGEST = { subject: 255, name: 60, email: 254, group: 200 }
const GROUPS = 1_000

/** What came from outside, as texts of a bounded length. */
export const textOf = (value: unknown, of: keyof typeof LONGEST): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '').trim().slice(0, LONGEST[of])

export const groupsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .slice(0, GROUPS)
    .map((one) => textOf(one, 'group'))
    .filter((one) => one !== '')
