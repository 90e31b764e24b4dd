import { expect, test } from 'vitest'
import { loginLogCalls as calls, operationLogCalls } from '#contract/monitoring/log.ts'
import { authCalls } from '#contract/people/auth.ts'
import { readSheet } from '#server/parts/sheets/sheet-reading.ts'
import { PASSWORD, testApp } from '#server/testing/app.ts'

const app = await testApp()
const admin = await app.signIn()

const list = (filters = {}) => app.get(calls.list, filters, admin)
const tryIn = (username: string, password = 'wrong-one', headers = {}) =>
  app.ask(authCalls.login, { username, password, code: '' }, { headers })
const reasonOf = async (username: string) => (await list({ username, limit: 1 })).items[0]?.reason

test('a sign-in and a sign-out are entries with account, browser and system', async () => {
  const { id } = await app.personWith('regular', [])
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
  const answer = await tryIn(' Regular ', PASSWORD, { 'user-agent': agent })
  const token = answer.code === 200 ? answer.data.token : ''
  await app.get(authCalls.logout, {}, { token, headers: { 'user-agent': agent } })
  const { items } = await list({ username: 'regular' })
  expect(items).toMatchObject([
    { outcome: 'logout', reason: '', username: 'regular', userId: id, browser: 'Chrome 142' },
    {
      outcome: 'success',
      reason: '',
      username: 'Regular',
      userId: id,
      system: 'Windows',
      address: '127.0.0.1',
    },
    { outcome: 'success' },
  ])
})

test('each failure has its reason in the log, while the caller reads the same', async () => {
  const { id } = await app.personWith('disabled', [])
  await app.parts.storage.db
    .updateTable('user_account')
    .set({ flag: 'disabled' })
    .where('id', '=', id)
    .execute()
  await app.personWith('careless', [])
  const answers = [await tryIn('nobody'), await tryIn('careless'), await tryIn('disabled', PASSWORD)]
  for (let tries = 0; tries < 5; tries++) answers.push(await tryIn('careless'))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await reasonOf('nobody')).toBe('unknownUser')
  expect(await reasonOf('disabled')).toBe('disabled')
  expect((await list({ username: 'careless', reason: 'wrongPassword' })).total).toBe(5)
  expect(await reasonOf('careless')).toBe('locked')
  const { items } = await list({ limit: 100 })
  const locked = items.filter((entry) => entry.locked).map(({ username }) => username)
  expect(new Set(locked)).toEqual(new Set(['careless']))
  expect((await list({ outcome: 'failure', username: 'careless' })).total).toBe(6)
})

test('a wrong captcha and one that is gone are told apart in the log', async () => {
  const strict = await testApp({ CAPTCHA: 'on' })
  const login = (cookies: Record<string, string>) =>
    strict.ask(authCalls.login, { username: 'admin', password: PASSWORD, code: '????' }, { cookies })
  const reply = await strict.inject({ method: 'POST', url: authCalls.getCodes.path })
  const captcha = reply.cookies.find(({ name }) => name === 'captcha')?.value ?? ''
  await login({ captcha })
  await login({ captcha })
  const rows = await strict.parts.storage.db.selectFrom('login_log').select('reason').orderBy('id').execute()
  expect(rows.map(({ reason }) => reason)).toEqual(['captchaWrong', 'captchaExpired'])
})

test('tries beyond the limit of an address are entries, but cannot fill the store', async () => {
  const flooded = await testApp()
  const login = { username: 'nobody', password: 'x', code: '' }
  for (let tries = 0; tries < 4; tries++) {
    await Promise.all(Array.from({ length: 30 }, () => flooded.ask(authCalls.login, login)))
  }
  const rows = await flooded.parts.storage.db.selectFrom('login_log').select('reason').execute()
  expect(rows.filter(({ reason }) => reason === 'tooMany')).toHaveLength(20)
  expect(rows).toHaveLength(80)
})

test('a header says nothing of the address, unless a proxy is configured, and never what is no address', async () => {
  const forwarded = {
    'x-forwarded-for': '203.0.113.7',
    'x-real-ip': '203.0.113.8',
    forwarded: 'for=203.0.113.9',
  }
  await tryIn('direct', 'x', forwarded)
  expect((await list({ username: 'direct' })).items[0]?.address).toBe('127.0.0.1')
  const behind = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
  const login = { username: 'nobody', password: 'x', code: '' }
  for (const given of [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '2001:DB8:0::1',
    '<script>',
    '1.2.3.4, 10.9.8.7',
  ]) {
    await behind.ask(authCalls.login, login, { headers: { 'x-forwarded-for': given } })
  }
  const rows = await behind.parts.storage.db.selectFrom('login_log').select('address').orderBy('id').execute()
  expect(rows.map(({ address }) => address)).toEqual([
    '203.0.113.7',
    '203.0.113.7',
    '2001:db8::1',
    '127.0.0.1',
    '10.9.8.7',
  ])
})

test('names and addresses match from their beginning, whatever the case', async () => {
  expect((await list({ username: 'CARE' })).total).toBeGreaterThan(0)
  expect((await list({ username: 'are' })).total).toBe(0)
  expect((await list({ address: '127.0' })).total).toBe((await list()).total)
  expect((await list({ address: '7.0' })).total).toBe(0)
  expect((await list({ address: '127.0', username: 'nobody' })).total).toBe(1)
  expect(await list()).toMatchObject({ keptDays: 180, more: false })
})

test('a list counts to ten thousand and says that there are more; what follows comes by `before`', async () => {
  const { db } = app.parts.storage
  const found = await db.selectFrom('login_log').selectAll().limit(1).executeTakeFirstOrThrow()
  const { id: _, ...row } = found
  const named = { ...row, username: 'Frequent', username_key: 'frequent', reason: 'locked' }
  for (let n = 0; n < 11; n++) {
    const values = Array.from({ length: 1_000 }, (_, m) => ({ ...named, at: 1_000 * n + m }))
    await db
      .insertInto('login_log')
      .values(values as never)
      .execute()
  }
  for (const filters of [{}, { username: 'freq' }, { username: 'freq', address: '127' }]) {
    const last = await list({ ...filters, page: 100, limit: 100 })
    expect([last.total, last.more, last.items.length]).toEqual([10_000, true, 100])
    const beyond = await list({ ...filters, before: last.items.at(-1)?.id, limit: 100 })
    const [end, start] = [last.items.at(-1)?.time ?? '', beyond.items[0]?.time ?? '']
    expect(Date.parse(end) - Date.parse(start)).toBe(1)
  }
})

test('both logs are exported as sheets of all that matches, in the language of the asker; the export is logged', async () => {
  const fetch = async (path: string, query: Record<string, string>) => {
    const reply = await app.inject({
      method: 'POST',
      url: path,
      query,
      headers: { 'x-token': admin.token ?? '' },
    })
    expect(reply.statusCode).toBe(200)
    return (await readSheet(reply.rawPayload, { rows: 20_000 })).map(({ cells }) => cells)
  }
  const { total } = await list({ outcome: 'failure', from: '2026-01-01T00:00:00Z' })
  const query = { outcome: 'failure', from: '2026-01-01T00:00:00Z' }
  const logins = await fetch(calls.exportAll.path, query)
  expect(logins).toHaveLength(total + 1)
  expect(logins[0]?.slice(0, 4)).toEqual(['时间', '用户名', '结果', '原因'])
  const operations = await fetch(operationLogCalls.exportAll.path, { module: 'log' })
  expect(operations[1]?.slice(3, 5)).toEqual(['日志', '导出'])
  const nobody = await app.personWith('curious', ['loginLog', 'operationLog'])
  for (const call of [calls.exportAll, operationLogCalls.exportAll]) {
    const reply = await app.inject({
      method: 'POST',
      url: call.path,
      headers: { 'x-token': nobody.token ?? '' },
    })
    expect(reply.statusCode).toBe(403)
  }
})
