// Signing in and out, and who is signed in.
import type { CallAt } from '#contract/calls.ts'
import type { SessionInfo } from '#contract/people/auth.ts'
import type { SecondStep } from '#contract/people/second-step.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { ask, send, Unreachable } from '#web/client/send.ts'
import { tellOtherWindows } from './elsewhere.ts'
import { askPasskey } from './passkeys.ts'
import { dropToken, keepToken, readToken } from './token.ts'

export type Credentials = { username: string; password: string; code: string }
export type PasswordChange = { pwd: string; updatepwd: string; updateconfirmPwd: string }

/**
 * Signs in and keeps the token, or answers what the second step needs. The name loses the white space around it (spec §5); with `work` nobody typed a code.
 * The form itself says what failed, here and in what follows.
 */
export async function signIn(
  { username, password, code }: Credentials,
  work = false,
): Promise<SecondStep | null> {
  const given = { username: username.trim(), password, code: await codeOf(code, work) }
  const { token, second } = await send('/api/auth/login', given, { quiet: true })
  if (!second) isIn(token)
  return second
}

/** The code of a captcha as it was typed, or found by work. */
export const codeOf = async (typed: string, work: boolean) =>
  work ? (await import('./work.ts')).codeByWork() : typed.trim()

/** Ends a sign-in that waits for its second step. */
export async function takeSecondStep(answer: InputOf<CallAt<'/api/auth/second'>>) {
  const { token } = await send('/api/auth/second', answer, { quiet: true })
  isIn(token)
}

/** Signs in with a passkey of this device alone. */
export async function signInByPasskey() {
  const { step, passkey } = await send('/api/auth/passkey/begin', {}, { quiet: true })
  const answer = { step, passkey: await askPasskey(passkey) }
  const { token } = await send('/api/auth/passkey', answer, { quiet: true })
  isIn(token)
}

/** Keeps the token of whoever signed in. */
export function isIn(token: string) {
  keepToken(token)
  tellOtherWindows()
}

/** The signed-in person with the token that answered; throws for an answer that nobody can work with (spec §5). */
export async function readSession(
  options: { signal?: AbortSignal; quiet?: boolean } = {},
): Promise<SignedIn> {
  const token = readToken()
  const info: SessionInfo = await send('/api/user/getUserInfo', {}, options).catch((error: unknown) => {
    const empty = error instanceof Unreachable && error.why === 'empty'
    throw empty ? new Error('Verification failed, please login again.', { cause: error }) : error
  })
  if (info.roles.length === 0) {
    throw new Error('getInfo: roles must be a non-null array!')
  }
  return { token, info }
}
export type SignedIn = { token: string; info: SessionInfo }

/** The query of the signed-in person; each navigation asks it again, so that changed rights are felt there (decision 11). */
export const sessionQuery = (quiet = false) => ({
  queryKey: ['session'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readSession({ signal, quiet }),
  staleTime: 0,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Ends the session on the server, as far as it can be reached, and forgets the token. */
export async function signOut() {
  try {
    await ask('/api/auth/logout', { token: readToken() }, { quiet: true })
  } catch (error) {
    // The person wants to leave: an ended session or a lost connection must not keep them in.
    console.error(error)
  } finally {
    dropToken()
    tellOtherWindows()
  }
}

/** Changes the own password; the server ends every session of the person. Quietly: its form reports what was refused. */
export const changePassword = (change: PasswordChange) => send('/api/user/updatepwd', change, { quiet: true })
