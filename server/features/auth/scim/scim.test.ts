import { expect, test } from 'vitest'
import { authCalls } from '#contract/people/auth.ts'
import { roleCalls } from '#contract/people/role.ts'
import { PASSWORD, testApp } from '#server/testing/app.ts'
import { withProvider } from '#server/testing/sign-in/single-sign-on.ts'

const SCIM_TOKEN = 'a-token-of-the-company-that-is-long-enough'
const OTHER_TOKEN = 'a-token-of-another-provider-long-enough-too'
const company = await withProvider(
  {
    ...{ scimToken: SCIM_TOKEN, people: 'made', domains: ['example.com'] },
    ...{ roles: { editors: ['desk'], chiefs: ['admin'] }, except: ['admin'] },
  },
  [
    { name: 'other', title: 'Other', scimToken: OTHER_TOKEN, people: 'known', roles: { '*': ['desk'] } },
    { name: 'silent', title: 'Silent' },
  ],
)
const app = await testApp(company.environment)
const admin = await app.signIn()
const { db } = app.parts.storage
await app.get(
  roleCalls.add,
  { name: 'desk', title: { zh: '', en: 'Desk', es: '' }, sort: 1, flag: 'enabled', remark: '' },
  admin,
)

type Answer = { status: number; body: Record<string, unknown> & { Resources?: unknown[] } }
async function scim(method: string, path: string, payload?: object, token = SCIM_TOKEN): Promise<Answer> {
  const reply = await app.inject({
    method: method as 'GET',
    url: `/scim/v2/${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    ...(payload && { payload: JSON.stringify(payload) }),
  })
  return { status: reply.statusCode, body: reply.body === '' ? {} : reply.json() }
}
const userOf = (name: string, more: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  ...{ userName: `${name}@example.com`, displayName: name, active: true },
  emails: [{ value: `${name}@example.com`, type: 'work', primary: true }],
  ...more,
})
const patchOf = (...operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
})
const add = async (name: string, more: object = {}) =>
  (await scim('POST', 'company/Users', userOf(name, more))).body as unknown as { id: string }
const group = async (displayName: string, members: readonly string[] = []) =>
  (
    await scim('POST', 'company/Groups', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      ...{ displayName, members: members.map((value) => ({ value })) },
    })
  ).body as unknown as { id: string }
const account = (username: string) =>
  db
    .selectFrom('user_account')
    .select(['id', 'flag', 'nick_name'])
    .where('username', '=', username)
    .executeTakeFirst()
const rolesOf = async (username: string) =>
  (
    await db
      .selectFrom('user_account')
      .innerJoin('user_role', 'user_role.user_id', 'user_account.id')
      .innerJoin('role', 'role.id', 'user_role.role_id')
      .select('role.name')
      .where('username', '=', username)
      .orderBy('role.name')
      .execute()
  ).map(({ name }) => name)

const editors = await group('editors')
const addTo = (groupId: string, ...ids: string[]) =>
  scim(
    'PATCH',
    `company/Groups/${groupId}`,
    patchOf({ op: 'add', path: 'members', value: ids.map((value) => ({ value })) }),
  )

test('somebody whom the provider tells of has an account once a group gives them a role', async () => {
  const { id } = await add('li.mei', { externalId: 'ext-1' })
  expect(await account('li.mei')).toBeUndefined()
  expect((await addTo(editors.id, id)).status).toBeLessThan(300)
  expect(await account('li.mei')).toMatchObject({ flag: 'enabled', nick_name: 'li.mei' })
  expect(await rolesOf('li.mei')).toEqual(['desk'])
  const read = await scim('GET', `company/Users/${id}`)
  expect(read.body).toMatchObject({
    ...{ id, externalId: 'ext-1', userName: 'li.mei@example.com', active: true },
    groups: [{ value: editors.id, display: 'editors' }],
    meta: { location: `${company.publicUrl}/scim/v2/company/Users/${id}` },
  })
  expect(
    (await scim('GET', 'company/Users?filter=userName%20eq%20%22LI.MEI@example.com%22')).body,
  ).toMatchObject({
    totalResults: 1,
    Resources: [{ id }],
  })
})

test('whoever is switched off there is out here at once, and comes back as they were', async () => {
  const { id } = await add('zhou.hang')
  await addTo(editors.id, id)
  const { id: userId } = (await account('zhou.hang')) ?? { id: 0 }
  const { token } = await app.parts.sessions.open({ id: userId }, { address: '', agent: '', browser: false })
  const who = { token }
  expect((await app.ask(authCalls.getUserInfo, {}, who)).code).toBe(200)
  // As Entra says it.
  const off = patchOf({ op: 'Replace', path: 'active', value: 'False' })
  expect((await scim('PATCH', `company/Users/${id}`, off)).status).toBe(200)
  expect((await account('zhou.hang'))?.flag).toBe('disabled')
  expect((await app.ask(authCalls.getUserInfo, {}, who)).code).not.toBe(200)
  await scim('PATCH', `company/Users/${id}`, patchOf({ op: 'replace', value: { active: true } }))
  expect((await account('zhou.hang'))?.flag).toBe('enabled')
  expect(await rolesOf('zhou.hang')).toEqual(['desk'])
})

test('whom a person of ours disabled stays disabled, whatever the provider says', async () => {
  const { id } = await add('held')
  await addTo(editors.id, id)
  await db.updateTable('user_account').set({ flag: 'disabled' }).where('username', '=', 'held').execute()
  await scim('PUT', `company/Users/${id}`, userOf('held', { displayName: 'Held Here' }))
  expect(await account('held')).toMatchObject({ flag: 'disabled', nick_name: 'Held Here' })
})

test('roles come and go with groups, and who has none left is disabled', async () => {
  const { id } = await add('ana')
  const chiefs = await group('chiefs', [id])
  expect(await rolesOf('ana')).toEqual(['admin'])
  await addTo(editors.id, id)
  expect(await rolesOf('ana')).toEqual(['admin', 'desk'])
  const leaves = patchOf({ op: 'remove', path: `members[value eq "${id}"]` })
  expect((await scim('PATCH', `company/Groups/${chiefs.id}`, leaves)).status).toBeLessThan(300)
  expect(await rolesOf('ana')).toEqual(['desk'])
  await scim('DELETE', `company/Groups/${chiefs.id}`)
  await scim('PATCH', `company/Groups/${editors.id}`, leaves)
  expect((await account('ana'))?.flag).toBe('disabled')
})

test('whoever is removed there is disabled here, and nothing of them is lost', async () => {
  const { id } = await add('gone')
  await addTo(editors.id, id)
  expect((await scim('DELETE', `company/Users/${id}`)).status).toBe(204)
  expect((await account('gone'))?.flag).toBe('disabled')
  expect((await scim('GET', `company/Users/${id}`)).status).toBe(404)
  expect(
    (await scim('GET', 'company/Users?filter=userName%20eq%20%22gone@example.com%22')).body.totalResults,
  ).toBe(0)
  const again = await add('gone')
  await addTo(editors.id, again.id)
  expect((await account('gone'))?.flag).toBe('enabled')
})

test('an account of the company’s domain is taken, one of another domain and the one for emergencies never', async () => {
  const own = await app.personWith('own', [])
  const stranger = await app.personWith('stranger', [])
  const mail = (id: number, email: string) =>
    db.updateTable('user_account').set({ email }).where('id', '=', id).execute()
  await mail(own.id, 'own@example.com')
  await mail(stranger.id, 'stranger@elsewhere.org')
  const before = await app.signIn('own')
  const told = await add('own')
  const far = await add('far', {
    userName: 'stranger@elsewhere.org',
    emails: [{ value: 'stranger@elsewhere.org' }],
  })
  await addTo(editors.id, told.id, far.id)
  expect(await rolesOf('own')).toEqual(['desk', 'role-own'])
  // Whoever had typed that address is out, and gets no roles of somebody else by it.
  expect((await app.ask(authCalls.getUserInfo, {}, before)).code).not.toBe(200)
  expect((await app.ask(authCalls.login, { username: 'own', password: PASSWORD, code: '' })).code).not.toBe(
    200,
  )
  expect(await rolesOf('stranger')).toEqual(['role-stranger'])
  await db
    .updateTable('user_account')
    .set({ email: 'admin@example.com' })
    .where('username', '=', 'admin')
    .execute()
  const boss = await add('admin')
  await addTo(editors.id, boss.id)
  await scim('PATCH', `company/Users/${boss.id}`, patchOf({ op: 'replace', path: 'active', value: false }))
  expect((await account('admin'))?.flag).toBe('enabled')
  expect((await app.ask(authCalls.login, { username: 'admin', password: PASSWORD, code: '' })).code).toBe(200)
})

test('no token, a wrong one and that of another provider open nothing; a provider without one is not there', async () => {
  expect((await scim('GET', 'company/Users', undefined, 'wrong')).status).toBe(401)
  expect((await scim('GET', 'company/Users', undefined, OTHER_TOKEN)).status).toBe(401)
  expect((await scim('GET', 'silent/Users')).status).toBe(401)
  const { id } = await add('mixed')
  expect((await scim('GET', `other/Users/${id}`, undefined, OTHER_TOKEN)).status).toBe(404)
  expect((await scim('DELETE', `other/Users/${id}`, undefined, OTHER_TOKEN)).status).toBe(404)
  expect(
    (await app.inject({ method: 'GET', url: `/scim/v2/company/Users?token=${SCIM_TOKEN}` })).statusCode,
  ).toBe(401)
})

test('a provider that makes no people makes none', async () => {
  const { body } = await scim('POST', 'other/Users', userOf('nobody.known'), OTHER_TOKEN)
  expect(body).toMatchObject({ userName: 'nobody.known@example.com' })
  expect(await account('nobody.known')).toBeUndefined()
})

test('what is told wrongly is refused in the words of the protocol', async () => {
  await add('twice')
  expect(await scim('POST', 'company/Users', userOf('twice'))).toMatchObject({
    status: 409,
    body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], scimType: 'uniqueness' },
  })
  expect((await scim('POST', 'company/Users', { displayName: 'Nameless' })).status).toBe(400)
  expect((await scim('GET', 'company/Users?filter=userName%20eq')).status).toBe(400)
  expect((await scim('GET', 'company/Printers')).status).toBe(404)
  expect(
    (await scim('PATCH', 'company/Users/999999', patchOf({ op: 'replace', path: 'active', value: false })))
      .status,
  ).toBe(404)
  expect((await scim('GET', 'company/ServiceProviderConfig')).body).toMatchObject({
    patch: { supported: true },
  })
  const { body } = await scim('GET', 'company/Schemas')
  expect(JSON.stringify(body)).toContain('urn:ietf:params:scim:schemas:core:2.0:Group')
})

test('all of it stands in the operation log, as what it is', async () => {
  const { id } = await add('logged')
  await addTo(editors.id, id)
  const entry = await db
    .selectFrom('operation_log')
    .select(['username', 'module', 'verb', 'record_name'])
    .where('record_name', '=', 'logged')
    .executeTakeFirst()
  expect(entry).toMatchObject({ username: 'SCIM company', module: 'user', verb: 'add' })
})

test('of many who change a group at the same moment none is lost', async () => {
  const crew = await group('crew')
  const ids = []
  for (let at = 0; at < 8; at++) ids.push((await add(`crew-${at}`)).id)
  await Promise.all(ids.map((id) => addTo(crew.id, id)))
  const { body } = await scim('GET', `company/Groups/${crew.id}`)
  expect(body.members).toHaveLength(8)
})
