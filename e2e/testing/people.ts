// People of one role each, made beside the page by an administrator, who have chosen their password already.
import { expect, type Page } from '@playwright/test'
import { call, PASSWORD } from './staff.ts'

/** As in `contract/people/limits.ts`: what is left out is not limited. */
type Limits = { languages?: string[]; groups?: string[]; own?: boolean }
const GIVEN = 'Given-2026!'

/** Answers the login name of somebody whose role grants these keys and reaches this far. */
export async function newPerson(page: Page, grants: readonly string[], limits: Limits = {}): Promise<string> {
  const name = `person-${Math.random().toString(36).slice(2, 8)}`
  const { data: role } = await call<{ id: number; version: number }>(page, '/api/role/add', {
    ...{ name, title: { zh: name, en: name, es: name }, sort: 1, flag: 'enabled', remark: '' },
    limits: { languages: null, groups: null, own: false, ...limits },
  })
  expect((await call(page, '/api/role/grant', { ...role, grants })).code).toBe(200)
  const added = await call(page, '/api/user/add', {
    ...{ username: name, nickName: '', sex: '2', phone: '', email: '', introduction: '', flag: 'enabled' },
    ...{ pwd: GIVEN, confirmPwd: GIVEN, roles: [role.id] },
  })
  expect(added.code).toBe(200)
  const reply = await page.request.post('/api/auth/login', {
    data: { username: name, password: GIVEN, code: 'abcd' },
  })
  const { data } = await reply.json()
  const changed = await page.request.post('/api/user/updatepwd', {
    data: { pwd: GIVEN, updatepwd: PASSWORD, updateconfirmPwd: PASSWORD },
    headers: { 'X-Token': data.token },
  })
  expect(changed.status()).toBe(200)
  return name
}
