// People with a second step, for tests of signing in.
import { TOTP } from 'otpauth'
import { authCalls } from '#contract/people/auth.ts'
import { factorCalls } from '#contract/people/factor.ts'
import { secondStepCalls } from '#contract/people/second-step.ts'
import { PASSWORD, type testApp, type With } from '#server/testing/app.ts'
import { softPasskey } from './soft-passkey.ts'

type App = Awaited<ReturnType<typeof testApp>>

/** The six digits that an authenticator with this secret shows now. */
export const codeOf = (app: App, secret: string) =>
  new TOTP({ secret }).generate({ timestamp: app.parts.now() })

export const secondSteps = (app: App) => ({
  /** Gives whoever is signed in an authenticator; answers its secret and the recovery codes. */
  async addAuthenticator(who: With) {
    const { step, secret } = await app.get(factorCalls.beginAuthenticator, {}, who)
    const code = codeOf(app, secret)
    const { recoveryCodes } = await app.get(factorCalls.addAuthenticator, { step, code }, who)
    return { secret, recoveryCodes: recoveryCodes ?? [] }
  },

  /** Gives whoever is signed in a passkey; `at`: elsewhere than at `http://localhost`. */
  async addPasskey(who: With, name = 'Laptop', at: { origin?: string } = {}) {
    const key = softPasskey()
    const { step, passkey } = await app.get(factorCalls.beginPasskey, {}, who)
    const given = { step, name, passkey: key.make(passkey, at) }
    const { id, recoveryCodes } = await app.get(factorCalls.addPasskey, given, who)
    return { key, id, recoveryCodes: recoveryCodes ?? [] }
  },

  /** Gives the right password; answers what the second step needs. */
  async begin(username: string, password = PASSWORD) {
    const { token, second } = await app.get(authCalls.login, { username, password, code: '' })
    if (!second) throw new Error(`${username} signs in with the password alone`)
    return { token, ...second }
  },

  /** Ends a sign-in by a code; answers the envelope. */
  byCode: (step: string, code: string, way: 'code' | 'recovery' = 'code') =>
    app.ask(secondStepCalls.second, { step, way, code }),
})
