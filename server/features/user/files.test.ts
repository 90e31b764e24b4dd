import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/people/auth.ts'
import { userCalls as calls, type ImportReport } from '#contract/people/staff.ts'
import { readSheet } from '#server/parts/sheets/sheet-reading.ts'
import { writeSheet } from '#server/parts/sheets/sheets.ts'
import { testApp, type With } from '#server/testing/app.ts'
import { uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const admin = await app.signIn()
const manager = await app.personWith('manager', [
  'userList',
  'userList:add',
  'userList:update',
  'userList:delete',
  'userList:export',
  'userList:import',
])
const ROLE = 'role-manager'
const HEAD = ['用户名', 'Name', 'Teléfono', 'Email', '角色', 'status', 'Initial password (new people only)']

async function upload(
  rows: string[][],
  { updateExisting = false, really = true, who = manager as With } = {},
) {
  const [head = [], ...below] = rows
  const file = await buffer(
    writeSheet(
      'people',
      head.map((title) => ({ title, width: 10 })),
      below,
    ),
  )
  return send(file, { updateExisting, really, who })
}
async function send(file: Buffer, { updateExisting = false, really = true, who = manager as With } = {}) {
  const url = `${(really ? calls.importAll : calls.importCheck).path}?updateExisting=${updateExisting}`
  const reply = await uploadPicture(app.app, who.token, file, 'people.xlsx', url)
  return reply.json() as { code: number; message: string; data: ImportReport & { fields?: object } }
}
async function download(
  call: { path: string },
  query: Record<string, string>,
  who: With = manager,
  language = 'zh',
) {
  const reply = await app.inject({
    method: 'POST',
    url: call.path,
    query,
    headers: { 'x-token': who.token ?? '' },
    cookies: { language },
  })
  const rows = await readSheet(reply.rawPayload, { rows: 100_000 })
  return { reply, rows: rows.map(({ cells }) => cells) }
}
const find = async (name: string) => (await app.get(calls.list, { name }, admin)).items
const errorsOf = (report: ImportReport) =>
  Object.fromEntries(report.items.map(({ row, errors }) => [row, errors]))

test('a dry run says what would happen by row and changes nothing; the import then does it', async () => {
  const rows = [
    HEAD,
    ['li.si', '李四', '13900000001', 'li@si.cn', ROLE, '', 'Secret-77'],
    ['wang.wu', '王五', '', '', ROLE, '停用', 'Secret-77'],
  ]
  expect((await upload(rows, { really: false })).data).toMatchObject({ rows: 2, added: 2, refused: 0 })
  expect(await find('li.si')).toEqual([])
  const { data } = await upload(rows)
  expect(data).toMatchObject({ rows: 2, added: 2, updated: 0, refused: 0 })
  expect(data.items[0]).toEqual({ row: 2, username: 'li.si', does: 'add', errors: {} })
  expect(await find('李四')).toMatchObject([{ username: 'li.si', phone: '13900000001', flag: 'enabled' }])
  expect(await find('五')).toMatchObject([{ username: 'wang.wu', flag: 'disabled', roles: [{ name: ROLE }] }])
  const who = await app.signIn('li.si', 'Secret-77')
  expect((await app.get(authCalls.getUserInfo, {}, who)).mustChangePassword).toBe(true)
})

test('every mistake is told by its row and column, and one of them keeps all rows out', async () => {
  const rows = [
    HEAD,
    ['good.one', '', '', '', ROLE, '', 'Secret-77'],
    ['x', '', '12', 'nobody', 'no such role', 'perhaps', '12345'],
    ['GOOD.one', '', '', '', ROLE, '', 'Secret-77'],
    ['admin', '', '', '', ROLE, '', 'Secret-77'],
    ['poor', '', '13900000001', '', '', '', ''],
    ['rise', '', '', '', 'Administrator', '', 'Secret-77'],
  ]
  const { data } = await upload(rows)
  expect(data).toMatchObject({ rows: 6, added: 1, refused: 5 })
  expect(data.items[0]?.row).toBe(3)
  const errors = errorsOf(data)
  expect(Object.keys(errors[3] ?? {}).toSorted()).toEqual([
    'email',
    'flag',
    'phone',
    'pwd',
    'roles',
    'username',
  ])
  expect(errors[4]).toMatchObject({ username: '与第 2 行重复' })
  expect(errors[5]).toHaveProperty('username')
  expect(Object.keys(errors[6] ?? {}).toSorted()).toEqual(['phone', 'pwd', 'roles'])
  expect(errors[7]).toMatchObject({ roles: '超出您自己的权限' })
  expect(await find('good.one')).toEqual([])
})

test('people who are there are changed only when asked, within the own rights; equal rows do nothing', async () => {
  const rows = [
    ['User name', 'Name', 'Roles'],
    ['li.si', '李四四', ROLE],
    ['wang.wu', '王五', ROLE],
  ]
  expect((await upload(rows)).data).toMatchObject({ refused: 2, updated: 0 })
  expect((await upload(rows, { updateExisting: true })).data).toMatchObject({
    refused: 0,
    updated: 1,
    unchanged: 1,
  })
  expect(await find('四四')).toMatchObject([{ username: 'li.si', phone: '13900000001', version: 2 }])
  expect(await find('wang.wu')).toMatchObject([{ flag: 'disabled', version: 1 }])
  const beyond = [rows[0] ?? [], ['admin', 'x', '']]
  expect(errorsOf((await upload(beyond, { updateExisting: true })).data)[2]).toHaveProperty('username')
  const self = [
    ['username', 'flag'],
    ['manager', 'disabled'],
  ]
  expect(errorsOf((await upload(self, { updateExisting: true })).data)[2]).toHaveProperty('username')
})

test('an import that disables a person signs them out', async () => {
  const who = await app.signIn('li.si', 'Secret-77')
  await upload(
    [
      ['username', 'flag'],
      ['li.si', 'Disabled'],
    ],
    { updateExisting: true },
  )
  expect((await app.ask(authCalls.getUserInfo, {}, who)).code).toBe('4001')
})

test('what is no spreadsheet, names no columns or has too many rows is refused', async () => {
  expect((await send(Buffer.from('username\nx'))).code).toBe(415)
  expect(
    (
      await upload([
        ['a', 'b'],
        ['c', 'd'],
      ])
    ).data.fields,
  ).toHaveProperty('file')
  const many = Array.from({ length: 5_001 }, (_, index) => [`user${index}`])
  expect((await upload([['username'], ...many])).code).toBe(413)
  expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1))).code).toBe(413)
})

test('the export holds all who match, in the language asked for, with formulas made harmless', async () => {
  const id = (await find('wang.wu'))[0]?.id ?? 0
  await app.get(calls.update, { id, version: 1, nickName: '=cmd|x' }, manager)
  const { reply, rows } = await download(calls.exportAll, { sort: 'username', name: 'w' }, manager, 'es')
  expect(reply.headers['content-disposition']).toContain('Personas-2026-06-01.xlsx')
  expect(rows).toEqual([
    [
      'Usuario',
      'Nombre',
      'Sexo',
      'Teléfono',
      'Correo electrónico',
      'Roles',
      'Estado',
      'Presentación',
      'Último inicio de sesión',
      'Creado',
      'Modificado',
    ],
    [
      'wang.wu',
      '=cmd|x',
      'Prefiere no decir',
      '',
      '',
      'manager',
      'Inactivo',
      '',
      '',
      '2026-06-01T08:00:00.000Z',
      '2026-06-01T08:00:00.000Z',
    ],
  ])
})

test('an export can be taken in again and changes nothing', async () => {
  const { reply } = await download(calls.exportAll, {}, admin)
  const { data } = await send(reply.rawPayload, { updateExisting: true, who: admin })
  expect(data).toMatchObject({ refused: 0, added: 0, updated: 0, unchanged: data.rows })
})

test('the template is read as it is, and only its password is missing', async () => {
  const { reply } = await download(calls.importTemplate, {})
  const { data } = await send(reply.rawPayload, { really: false })
  expect(Object.keys(data.items[0]?.errors ?? {})).toEqual(['pwd'])
})

test('an export of more than a batch holds everybody once, in every order', async () => {
  const { db } = app.parts.storage
  const row = await db
    .selectFrom('user_account')
    .selectAll()
    .where('username', '=', 'wang.wu')
    .executeTakeFirstOrThrow()
  const { id: _, ...person } = row
  for (let from = 0; from < 1_200; from += 100) {
    const names = Array.from({ length: 100 }, (_, index) => `many${from + index}`)
    await db
      .insertInto('user_account')
      .values(names.map((name) => ({ ...person, username: name, username_key: name, phone: '', email: '' })))
      .execute()
  }
  for (const sort of ['username', '-createTime', 'lastLoginTime']) {
    const names = (await download(calls.exportAll, { sort })).rows.slice(1).map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name?.startsWith('many'))).toHaveLength(1_200)
  }
})
