// Signing in at a provider of single sign-on, and coming back from there.
import type { SecondStep } from '#contract/people/second-step.ts'
import { send } from '#web/client/send.ts'
import { watchSignIns } from './elsewhere.ts'
import { BESIDE } from './redirect.ts'
import { isIn } from './session.ts'

const QUIET = { quiet: true } as const

/** Goes to a provider; what comes back is the sign-in page, which leads on to `to`. */
export async function goToProvider(provider: string, to: string) {
  const { address } = await send('/api/auth/provider/begin', { provider, to }, QUIET)
  location.assign(address)
}

/** Ends a sign-in that came back from a provider, or answers what the second step needs. */
export async function endProviderSignIn(): Promise<SecondStep | null> {
  const { token, second } = await send('/api/auth/provider/end', {}, QUIET)
  if (!second) isIn(token)
  return second
}

/**
 * Signs in at a provider in a window of its own, so that this page keeps what was typed; call it in the press of a button.
 * It resolves when somebody signed in there; a window that was only closed cannot be told from one that is still open.
 */
export async function signInBeside(
  provider: string,
  { again = false, signal }: { again?: boolean; signal: AbortSignal },
) {
  const beside = window.open('about:blank')
  try {
    const { address } = await send('/api/auth/provider/begin', { provider, to: BESIDE, again }, QUIET)
    const signedIn = watchSignIns(signal)
    if (beside) {
      // The page there must not reach this one.
      beside.opener = null
      beside.location.href = address
    } else window.open(address, '_blank', 'noopener')
    await signedIn
  } catch (error) {
    beside?.close()
    throw error
  }
}
