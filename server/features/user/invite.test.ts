// Inviting a colleague: the role, the letter, the link, and who may.
import { afterAll, expect, test } from 'vitest'
import { authCalls } from '#contract/people/auth.ts'
import { invitationCalls as calls, INVITE_HOURS } from '#contract/people/invitation.ts'
import { passwordResetCalls } from '#contract/people/password-reset.ts'
import { PRESET_GRANTS, ROLE_PRESETS } from '#contract/people/role-preset.ts'
import { userCalls } from '#contract/people/staff.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { mailServer, type Taken } from '#server/testing/mail-server.ts'

const smtp = await mailServer()
afterAll(() => smtp.close())
const app = await testApp({ ...LONG_SESSIONS, ...smtp.environment, PUBLIC_URL: 'https://lanbo.example' })
const alone = await testApp()
const admin = await app.signIn()
const NEW = 'Lanbo-2027!'
const HOUR = 3_600_000

const invite = (email: string, role: (typeof ROLE_PRESETS)[number] | number = 'editor', who = admin) =>
  app.ask(calls.invite, { nickName: 'Ana Torres', email, role, language: 'es' }, who)
const tokenIn = (text = '') => /newPassword\?token=([\w-]{43})/.exec(text)?.[1] ?? ''
const read = new Set<Taken>()
/** The letter that was not read yet. */
async function letterTo(email: string) {
  await app.parts.outbox.flush()
  const letter = smtp.taken.find((one) => one.envelopeTo.includes(email) && !read.has(one))
  if (!letter) throw new Error(`no letter to ${email}`)
  read.add(letter)
  return letter
}
const choose = (token: string) =>
  app.ask(passwordResetCalls.reset, { token, updatepwd: NEW, updateconfirmPwd: NEW })

test('an invited person gets a letter in their language, chooses a password by its link once, and signs in with the role', async () => {
  const answer = await invite('ana@lanbo.example', 'translator')
  expect(answer).toMatchObject({ code: CODE.ok, data: { username: 'ana', link: null } })
  const letter = await letterTo('ana@lanbo.example')
  expect(letter.subject).toContain('lo invita')
  expect(letter.text).toContain('«ana»')
  const token = tokenIn(letter.text)
  expect((await choose(token)).code).toBe(CODE.ok)
  expect((await choose(token)).code).toBe(CODE.gone)
  const session = await app.get(authCalls.login, { username: 'ana', password: NEW, code: '' })
  const me = await app.get(authCalls.getUserInfo, {}, session)
  expect(me.roles).toEqual(['translator'])
  expect(me.buttons.map(({ resources }) => resources)).toContain('web_news:update')
  expect(me.buttons.map(({ resources }) => resources)).not.toContain('web_news:publish')
})

test('each preset becomes one role with its grants, however many get it, and an owner may change it', async () => {
  for (const preset of ROLE_PRESETS) {
    await invite(`${preset}-1@lanbo.example`, preset)
    await invite(`${preset}-2@lanbo.example`, preset)
    const roles = await app.parts.storage.db
      .selectFrom('role')
      .select('id')
      .where('name', '=', preset)
      .execute()
    expect(roles, preset).toHaveLength(1)
    const grants = await app.parts.storage.db
      .selectFrom('role_grant')
      .select('resource')
      .where('role_id', '=', roles[0]?.id ?? 0)
      .execute()
    expect(grants.map(({ resource }) => resource).toSorted()).toEqual([...PRESET_GRANTS[preset]].toSorted())
  }
})

test('a link ends after its hours, and another invitation makes a new one until the person has signed in', async () => {
  const { id } = await app.get(
    calls.invite,
    { nickName: 'Late', email: 'late@lanbo.example', role: 'editor', language: 'en' },
    admin,
  )
  const first = tokenIn((await letterTo('late@lanbo.example')).text)
  app.tick((INVITE_HOURS + 1) * HOUR)
  expect((await choose(first)).code).toBe(CODE.gone)
  const again = { id, language: 'en' as const }
  expect((await app.ask(calls.again, again, admin)).code).toBe(CODE.ok)
  const second = tokenIn((await letterTo('late@lanbo.example')).text)
  expect((await choose(second)).code).toBe(CODE.ok)
  await app.get(authCalls.login, { username: 'late', password: NEW, code: '' })
  expect((await app.ask(calls.again, again, admin)).code).toBe(CODE.unprocessable)
})

test('a taken address is refused at its field, and equal names before the @ get a number', async () => {
  expect(await invite('same@lanbo.example')).toMatchObject({ data: { username: 'same' } })
  expect(await invite('same@other.example')).toMatchObject({ data: { username: 'same2' } })
  const taken = await invite('SAME@lanbo.example')
  expect(taken.code).toBe(CODE.invalid)
  expect(Object.keys((taken.data as unknown as { fields: object }).fields)).toEqual(['email'])
})

test('nobody invites into a role that holds more than they do, and then no role is left behind', async () => {
  const clerk = await app.personWith('clerk', ['userList', 'userList:add', 'web_product'])
  await app.parts.storage.db
    .deleteFrom('user_role')
    .where('role_id', 'in', (row) => row.selectFrom('role').select('id').where('name', '=', 'publisher'))
    .execute()
  await app.parts.storage.db.deleteFrom('role').where('name', '=', 'publisher').execute()
  for (const role of ['publisher', 'admin'] as const)
    expect((await invite('more@lanbo.example', role, clerk)).code).toBe(CODE.forbidden)
  expect(
    await app.parts.storage.db.selectFrom('role').select('id').where('name', '=', 'publisher').execute(),
  ).toEqual([])
  expect((await app.get(userCalls.list, { name: 'more' }, admin)).items).toEqual([])
})

test('where no letter can be sent the link is answered, to be handed over', async () => {
  const who = await alone.signIn()
  const { link } = await alone.get(
    calls.invite,
    { nickName: 'Ben', email: 'ben@lanbo.example', role: 'sales', language: 'en' },
    who,
  )
  const token = tokenIn(link ?? '')
  expect((await alone.ask(passwordResetCalls.read, { token })).data).toEqual({ username: 'ben' })
})
