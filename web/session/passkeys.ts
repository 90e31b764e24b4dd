// Passkeys as this browser has them. What speaks to it comes with the first press.
import type { Ceremony, NewPasskey, PasskeyAnswer } from '#contract/people/second-step.ts'

const library = () => import('@simplewebauthn/browser')

/** Nobody answered: it was cancelled, took too long, or this device has none for this site. */
export class PasskeyUnused extends Error {}
/** The device has a passkey of this person already. */
export class PasskeyKnown extends Error {}

/** Whether passkeys can be used: a browser asks for them over https and at a name alone. */
export const passkeysHere = () =>
  typeof PublicKeyCredential === 'function' && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname)

/** Asks the browser for a passkey; throws `PasskeyUnused`. */
export async function askPasskey(asked: Ceremony): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library()
  const optionsJSON = asked as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  return (await startAuthentication({ optionsJSON }).catch(unused)) as PasskeyAnswer
}

/** Has the browser make a passkey; throws `PasskeyUnused`, `PasskeyKnown`. */
export async function makePasskey(asked: Ceremony): Promise<NewPasskey> {
  const { startRegistration } = await library()
  const optionsJSON = asked as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  return (await startRegistration({ optionsJSON }).catch(unused)) as NewPasskey
}

function unused(error: unknown): never {
  const known = error instanceof Error && error.name === 'InvalidStateError'
  throw new (known ? PasskeyKnown : PasskeyUnused)(String(error), { cause: error })
}
