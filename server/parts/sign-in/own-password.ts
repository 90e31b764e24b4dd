// The current password of whoever is signed in, asked for before what would let somebody else take the account over.
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import type { Passwords } from './passwords.ts'
import type { SignInLocks } from './sign-in-locks.ts'

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
  if (pwd === '') throw invalid({ pwd: NO_PASSWORD })
  if (!(await locks.spend(address, username))) throw tooManyTries()
  if (!(await passwords.verifyPassword(password_hash, pwd))) throw invalid({ pwd: WRONG_PASSWORD })
  await locks.clear(address, username)
}

/** The answer to whoever has tried too often. */
export const tooManyTries = () =>
  new Failure(CODE.tooMany, {
    zh: '尝试次数过多，请十分钟后再试',
    en: 'Too many attempts. Please wait ten minutes.',
    es: 'Demasiados intentos. Espere diez minutos.',
  })

const WRONG_PASSWORD: Reason = {
  zh: '当前密码不正确',
  en: 'The current password is not correct.',
  es: 'La contraseña actual no es correcta.',
}

const NO_PASSWORD: Reason = {
  zh: '请输入当前密码',
  en: 'Please enter your current password.',
  es: 'Escriba su contraseña actual.',
}
