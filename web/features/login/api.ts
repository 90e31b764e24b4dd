// The calls of a forgotten password; the pages themselves say what failed.
import { send } from '#web/client/send.ts'

/** Asks for a letter; the answer is the same whoever is asked for. */
export const askForLetter = (input: { username: string; code: string }) =>
  send('/api/auth/forgotPassword', input, { quiet: true })

/** Whose password a link changes. */
export const readLink = (token: string, signal: AbortSignal) =>
  send('/api/auth/resetInfo', { token }, { signal, quiet: true })

export const setPassword = (input: { token: string; updatepwd: string; updateconfirmPwd: string }) =>
  send('/api/auth/resetPassword', input, { quiet: true })
