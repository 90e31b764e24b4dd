// The rules of signing in: what is refused, and what menus and buttons a person sees.

import type { LoginReason } from '#contract/monitoring/log.ts'
import type { MenuNode } from '#contract/people/auth.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid } from '#server/failure.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/auth')

/** Tries of one address that failed, whatever the account. */
export const ADDRESS_LIMIT = { name: 'login-address', points: 60, seconds: 600 }
/** Of the tries beyond that, so many go into the login log. */
export const LOGGED_REFUSALS = { name: 'login-logged', points: 20, seconds: 600 }
/** Codes of the second step that one account is tried with, whoever tries. */
export const SECOND_LIMIT = { name: 'second-step', points: 20, seconds: 600 }
/** Captcha pictures of one address: drawing one costs processor time. */
export const CAPTCHA_LIMIT = { name: 'captcha-address', points: 120, seconds: 600 }
export const CAPTCHA_MS = 120_000
/** Which captcha a browser was shown. */
export const CAPTCHA_COOKIE = 'captcha'

/** Whether an account may sign in at all. */
export const isUsable = ({ flag, trashed_at }: { flag: string; trashed_at: number | null }) =>
  flag === 'enabled' && trashed_at === null

/** What the login log says of a failure that the caller is told less about. */
export const failureOf = (open: boolean, user: object | undefined, usable: boolean): LoginReason =>
  !open ? 'locked' : !user ? 'unknownUser' : !usable ? 'disabled' : 'wrongPassword'

/** Unknown name, wrong password, locked and disabled read the same (decision 8). */
export const wrongCredentials = () => new Failure(CODE.invalid, words.wrongCredentials)

/** Only whoever knew the password hears it. */
export const signInThere = (provider: string) => new Failure(CODE.forbidden, words.signInThere({ provider }))

export const wrongCaptcha = () =>
  invalid({
    code: words.wrongCaptcha,
  })

export type MenuRow = Omit<MenuNode, 'children'> & {
  id: number
  parentId: number | null
  type: 'directory' | 'page' | 'button' | 'link'
  flag: 'enabled' | 'disabled'
}

/**
 * The menus a person sees, as a tree: granted pages, links (which lead outside, so there is nothing to grant), and the
 * directories above them (decision 11). Below a disabled menu only `admin` sees anything.
 */
export function menusOf(rows: readonly MenuRow[], person: Person): MenuNode[] {
  const under = (parentId: number | null): MenuNode[] =>
    rows
      .filter((row) => row.parentId === parentId && row.type !== 'button')
      .filter((row) => person.admin || row.flag === 'enabled')
      .flatMap(({ id, resources, title, icon, hidden, alwaysShow, address, type }) => {
        const children = under(id)
        if (type === 'directory' && children.length === 0) return []
        if (type === 'page' && !person.admin && !person.resources.has(resources)) return []
        return [{ resources, title, icon, hidden, alwaysShow, ...(address && { address }), children }]
      })
  return under(null)
}

/** The buttons a person may press. */
export function buttonsOf(rows: readonly MenuRow[], person: Person): { resources: string }[] {
  return rows
    .filter((row) => row.type === 'button' && (person.admin || person.resources.has(row.resources)))
    .map(({ resources }) => ({ resources }))
}
