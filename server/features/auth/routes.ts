// What answers the calls of signing in and out (spec §4 "Session", §7; decisions 6 to 9).
import { randomBytes, randomInt } from 'node:crypto'
import type { LoginReason } from '#contract/monitoring/log.ts'
import { authCalls as calls } from '#contract/people/auth.ts'
import type { TakenBy } from '#contract/wire/call.ts'
import { invalid, notFound } from '#server/failure.ts'
import type { Asking } from '#server/http/callers/asking.ts'
import { BINDING_COOKIE } from '#server/http/callers/own-cookies.ts'
import { type AskingPerson, type Router, serve, servePicture } from '#server/http/serve.ts'
import { passwordLetter } from '#server/parts/outbox/account-letters.ts'
import { drawCaptcha, newCaptchaCode, sameCode } from '#server/parts/sign-in/captcha.ts'
import { checkOwnPassword, tooManyTries } from '#server/parts/sign-in/own-password.ts'
import { createRateLimit } from '#server/parts/sign-in/rate-limit.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import { addressKey, createSignInLocks, usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import { newWork } from '#server/parts/sign-in/work.ts'
import type { Parts } from '#server/parts.ts'
import { serverTexts } from '#server/texts.ts'
import { openSession } from './open-session.ts'
import { proofRoutes } from './proof-routes.ts'
import { singleSignOnRoutes } from './provider-routes.ts'
import { resetRoutes } from './reset-routes.ts'
import {
  ADDRESS_LIMIT,
  buttonsOf,
  CAPTCHA_COOKIE,
  CAPTCHA_LIMIT,
  CAPTCHA_MS,
  failureOf,
  isUsable,
  LOGGED_REFUSALS,
  menusOf,
  signInThere,
  wrongCaptcha,
  wrongCredentials,
} from './rules.ts'
import { beginSecondStep, secondRoutes } from './second-routes.ts'
import { authStore } from './store.ts'

const words = serverTexts('server/auth')

/** Everything of signing in: the password, the second step, showing again who one is, a forgotten password. */
export function authRoutes(router: Router, parts: Parts) {
  passwordRoutes(router, parts)
  secondRoutes(router, parts)
  singleSignOnRoutes(router, parts)
  proofRoutes(router, parts)
  resetRoutes(router, parts)
}

function passwordRoutes(router: Router, parts: Parts) {
  const { config, storage, sessions, providers, passwords, loginLog, now } = parts
  const { db } = storage
  const store = authStore(db)
  const locks = createSignInLocks(db, now)
  const addresses = createRateLimit(db, ADDRESS_LIMIT, now)
  const loggedRefusals = createRateLimit(db, LOGGED_REFUSALS, now)
  const captchas = createRateLimit(db, CAPTCHA_LIMIT, now)
  const random = () => randomInt(2 ** 32) / 2 ** 32

  /** Remembers what the next sign-in of this browser must send; there is one way, so that nobody takes the easier one. */
  async function keepCode(code: string, byWork: boolean, { address, setCookie }: Asking) {
    if (config.work !== byWork) throw notFound()
    if (!(await captchas.spend(addressKey(address)))) throw tooManyTries()
    const id = randomBytes(16).toString('base64url')
    await store.keepCaptcha(id, code, now() + CAPTCHA_MS, now())
    setCookie(CAPTCHA_COOKIE, id, CAPTCHA_MS / 1000)
  }

  servePicture(router, calls.getCodes, async (asking) => {
    const code = newCaptchaCode(random)
    await keepCode(code, false, asking)
    return { bytes: await drawCaptcha(code, random), type: 'image/png' }
  })

  serve(router, calls.getWork, async (_, asking) => {
    const { number, work } = newWork()
    await keepCode(String(number), true, asking)
    return work
  })

  serve(router, calls.login, async ({ username, password, code }, asking) => {
    const { address, agent, cookie, requestId } = asking
    const note = (reason: LoginReason, userId: number | null = null) =>
      loginLog.write({ username, userId, address, agent, outcome: 'failure', reason, requestId })
    if (!(await addresses.spend(addressKey(address)))) {
      // Whoever goes on all the same must not fill the store with entries.
      if (await loggedRefusals.spend(addressKey(address))) await note('tooMany')
      throw tooManyTries()
    }
    if (config.captcha) {
      const expected = await store.takeCaptcha(cookie(CAPTCHA_COOKIE), now())
      if (expected === null || !sameCode(expected, code)) {
        await note(expected === null ? 'captchaExpired' : 'captchaWrong')
        throw wrongCaptcha()
      }
    }
    // The try is counted before the password is looked at, and a locked pair is made to wait for a check all the same.
    const user = await store.findByUsername(usernameKey(username))
    const known = await sessions.knows(user?.id ?? 0, address)
    const open = (await locks.spend(address, username)) && (known || (await locks.spendAccount(username)))
    const usable = user !== undefined && isUsable(user)
    const right = await passwords.verifyPassword(usable ? user.password_hash : null, password)
    if (!open || !user || !usable || !right) {
      await note(failureOf(open, user, usable), user?.id ?? null)
      throw wrongCredentials()
    }
    // An office behind one address may sign in as often as it likes; only what failed counts.
    await Promise.all([
      locks.clear(address, username),
      addresses.giveBack(addressKey(address)),
      ...(known ? [] : [locks.giveBackAccount(username)]),
    ])
    const sole = providers.soleOf(user)
    if (sole) {
      await note('passwordOff', user.id)
      throw signInThere(sole.title)
    }
    const second = await beginSecondStep(parts, asking, user)
    return { token: second ? '' : await openSession(parts, asking, user, '', { username }), second }
  })

  serve(router, calls.logout, async (_, { person, address, agent, requestId, setCookie }) => {
    await sessions.end(person.sessionId, 'logout')
    const { id: userId, username } = person
    await loginLog.write({ username, userId, address, agent, outcome: 'logout', reason: '', requestId })
    setCookie(BINDING_COOKIE, '', 0)
    return null
  })

  const providerOf = ({ provider }: Person) => providers.offered.find(({ name }) => name === provider) ?? null

  serve(router, calls.getUserInfo, async (_, { person }) => {
    const [user, menus] = await Promise.all([store.find(person.id), store.menus()])
    return {
      id: user.id,
      version: user.version,
      username: user.username,
      name: user.username,
      nickName: user.nick_name,
      avatar: user.avatar,
      introduction: user.introduction,
      sex: user.sex,
      phone: user.phone,
      email: user.email,
      mustChangePassword: user.must_change === 1,
      mustSetUpSecondStep: person.mustSetUpSecondStep,
      provider: providerOf(person),
      roles: person.roles,
      menus: menusOf(menus, person),
      buttons: buttonsOf(menus, person),
      ...(person.limited.size > 0 && { limits: Object.fromEntries(person.limited) }),
    }
  })

  serve(router, calls.updatePassword, (input, asking) => changePassword(parts, input, asking))
}

/** Changes the own password and signs the person out everywhere. */
async function changePassword(
  { storage, sessions, passwords, outbox, site, now }: Parts,
  { pwd, updatepwd, updateconfirmPwd }: TakenBy<typeof calls.updatePassword>,
  { person, address, language, record }: AskingPerson,
) {
  const store = authStore(storage.db)
  const locks = createSignInLocks(storage.db, now)
  const user = await store.find(person.id)
  await checkOwnPassword({ passwords, locks }, user, address, pwd)
  const [problem] = passwords.checkNewPassword(updatepwd, { username: user.username })
  if (problem) throw invalid({ updatepwd: problem })
  const mismatch = passwords.checkRepetition(updatepwd, updateconfirmPwd)
  if (mismatch) throw invalid({ updateconfirmPwd: mismatch })
  if (updatepwd === pwd) throw invalid({ updatepwd: words.samePassword })
  const hash = await passwords.hashPassword(updatepwd)
  await storage.db.transaction().execute(async (transaction) => {
    await store.setPassword(transaction, person.id, hash, now())
    await sessions.endAll(person.id, 'password', transaction)
    const change = { before: { password: user.password_hash }, after: { password: hash } }
    if (user.email !== '') {
      const to = { person: user, site: site.settings(), language, address }
      await outbox.put(transaction, passwordLetter(to, 'oneself'))
    }
    await record(transaction, { recordId: person.id, recordName: person.username, ...change })
  })
  outbox.wake()
  return null
}
