// How people sign in, as the environment says it.
import { z } from 'zod'

const minutes = z.coerce
  .number()
  .positive()
  .max(60 * 24 * 365)

export const SIGN_IN_SETTINGS = {
  /** `on` shows a picture, `work` lets the browser work instead (decision 57). */
  CAPTCHA: z.enum(['on', 'work', 'off']).default('on'),
  SESSION_IDLE_MINUTES: minutes.default(30),
  SESSION_LIFE_MINUTES: minutes.default(720),
  /** So long after signing in, or after showing it again, nobody is asked who they are; 0 never asks (decision 54). */
  PROOF_MINUTES: z.coerce
    .number()
    .min(0)
    .max(60 * 24 * 365)
    .default(15),
  /** Calls that one token of a program may make in a minute on each node (decision 55). */
  PROGRAM_CALLS: z.coerce.number().int().min(1).max(1_000_000).default(600),
}

type Given = z.output<z.ZodObject<typeof SIGN_IN_SETTINGS>>

export const signInSettings = (given: Given) => ({
  captcha: given.CAPTCHA !== 'off',
  work: given.CAPTCHA === 'work',
  session: {
    idleMs: given.SESSION_IDLE_MINUTES * 60_000,
    lifeMs: given.SESSION_LIFE_MINUTES * 60_000,
  },
  /** Milliseconds; 0 for never. */
  proofMs: given.PROOF_MINUTES * 60_000,
  programs: { perMinute: given.PROGRAM_CALLS },
})
