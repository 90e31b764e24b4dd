// What is known of whoever makes a call, apart from the input.
import type { FastifyRequest } from 'fastify'
import type { Language } from '#contract/languages/language-codes.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { TOKEN_HEADER } from '#contract/wire/token.ts'
import type { Change } from '#server/parts/logs/operations.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { Db } from '#server/storage/open.ts'

export type Asking = {
  person: Person | null
  /** `lang` in the query, else the cookie, else the site's (decision 14). */
  language: Language
  address: string
  /** The host that was asked. */
  host: string
  /** The country, as far as a proxy that is believed says it. */
  country: string
  agent: string
  /** The call came from a page in a browser (Fetch Metadata is there), so its session is bound to a cookie. */
  browser: boolean
  requestId: string
  /** What is asked for is a preview: nobody counts it. */
  preview: boolean
  /** Says that the answer to a public read is made anew each time. */
  keepNothing: () => void
  /** The Idempotency-Key of a write of guests (`once`); null without. */
  onceKey: string | null
  /**
   * Writes what a change did into the operation log, within its transaction, so that there is no change without its
   * entry; several changes are several entries. It holds the end of the log until the commit, so it comes last in the
   * transaction, with all changes at once. A call that records nothing gets its entry before its answer leaves.
   */
  record: (db: Db, ...changes: Change[]) => Promise<void>
  /** A cookie that `setCookie` wrote; `''` without. */
  cookie: (name: string) => string
  setCookie: (name: string, value: string, maxAgeSeconds: number, sameSite?: 'strict' | 'lax') => void
}

/** The language of an answer to `request`. */
export function languageOf(request: FastifyRequest, site: () => Language): Language {
  const query = request.query as { lang?: unknown }
  return asLanguage(query.lang) ?? asLanguage(request.cookies.language) ?? site()
}

const asLanguage = (value: unknown): Language | undefined => LANGUAGES.find((language) => language === value)

/** The token of a program; only this header is looked at, and never the address. */
export function programTokenOf({ headers }: FastifyRequest): string | null {
  const [, token] = /^Bearer (ctk_[\w-]{1,200})$/i.exec(headers.authorization ?? '') ?? []
  return token ?? null
}

/** The token of the header; a cookie alone never authenticates (decision 6). */
export function tokenOf(request: FastifyRequest): string {
  const token = request.headers[TOKEN_HEADER.toLowerCase()]
  return typeof token === 'string' && token.length <= 200 ? token : ''
}
