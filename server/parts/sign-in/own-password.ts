// The current password of whoever is signed in, asked for before what would let somebody else take the account over.
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'
import type { Passwords } from './passwords.ts'
import type { SignInLocks } from './sign-in-locks.ts'

const words = serverTexts('server/parts/people')

type Who = { username: string; password_hash: string }

/**
 * Refuses by the field `pwd` unless it is the current password. Wrong ones count like those of a sign-in, so that a
 * borrowed session is no place to guess.
 */
export async function checkOwnPassword(
  { passwords, locks }: { passwords: Passwords; locks: SignInLocks },
  { username, password_hash }: Who,
  address: string,
  pwd: string,
): Promise<void> {
  if (pwd === '') throw invalid({ pwd: words.noPassword })
  if (!(await locks.spend(address, username))) throw tooManyTries()
  if (!(await passwords.verifyPassword(password_hash, pwd))) throw invalid({ pwd: words.wrongPassword })
  await locks.clear(address, username)
}

/** The answer to whoever has tried too often. */
export const tooManyTries = () => new Failure(CODE.tooMany, words.tooManyTries)
