// What the rows of an import say, each judged alone and beside the others of its file.

import { userCalls } from '#contract/people/staff.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import { take } from '#server/http/input/take.ts'
import type { SheetRow } from '#server/parts/sheets/sheet-reading.ts'
import type { Passwords } from '#server/parts/sign-in/passwords.ts'
import { usernameKey } from '#server/parts/sign-in/sign-in-locks.ts'
import { serverTexts } from '#server/texts.ts'
import { flagIn, type Imported, placesOf, rolesIn, sexIn } from './columns.ts'
import type { Change } from './people.ts'
import type { RoleRow } from './rules.ts'

const words = serverTexts('server/user/rules')

const RowFields = userCalls.add.input.omit({ pwd: true, confirmPwd: true }).partial()

/** One row: what it gives, and what is wrong with it. A column that the file lacks is not given. */
export type ReadRow = {
  row: number
  username: string
  key: string
  fields: Change
  pwd: string
  errors: Partial<Record<Imported, Reason>>
}

/** Reads the rows below the heading; refuses a file without the column of login names. */
export function readRows(sheet: readonly SheetRow[], roles: readonly RoleRow[]): ReadRow[] {
  const [heading, ...below] = sheet
  const places = placesOf(heading?.cells ?? [])
  if (!places.has('username')) throw invalid({ file: words.noHeading })
  const rows = below.map(({ row, cells }) => {
    const cell = (name: Imported) => {
      const at = places.get(name)
      return at === undefined ? undefined : (cells[at] ?? '').trim()
    }
    return readRow(row, cell, roles)
  })
  markRepeated(rows, 'username', ({ key }) => key)
  markRepeated(rows, 'phone', ({ fields }) => fields.phone)
  markRepeated(rows, 'email', ({ fields }) => fields.email?.toLowerCase())
  return rows
}

function readRow(
  row: number,
  cell: (name: Imported) => string | undefined,
  roles: readonly RoleRow[],
): ReadRow {
  const errors: ReadRow['errors'] = {}
  const [sex, flag, named] = [cell('sex'), cell('flag'), cell('roles')]
  const raw: Record<string, unknown> = { username: cell('username') }
  for (const name of ['nickName', 'phone', 'email', 'introduction'] as const) raw[name] = cell(name)
  // An empty cell of these says nothing; an empty phone or name says that there is none.
  if (sex) raw.sex = sexIn(sex) ?? sex
  if (flag) raw.flag = flagIn(flag) ?? flag
  if (named) {
    const ids = rolesIn(named, roles)
    if (ids.includes(null)) errors.roles = words.noSuchRole
    else raw.roles = ids
  }
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined))
  let fields: Change = {}
  try {
    fields = take(RowFields, given)
  } catch (error) {
    if (!(error instanceof Failure) || !error.fields) throw error
    for (const [name, reason] of Object.entries(error.fields)) {
      const column = name.split('.')[0] as Imported
      errors[column] = WRONG[column] ?? reason
    }
  }
  const username = (cell('username') ?? '').slice(0, 60)
  const pwd = cell('pwd') ?? ''
  return { row, username, key: usernameKey(username), fields, pwd, errors }
}

/** What is wrong with the first password of a new person, and with roles that are missing. */
export function judgeNew(
  { username, pwd, fields, errors }: ReadRow,
  passwords: Passwords,
): ReadRow['errors'] {
  const [problem] = passwords.checkNewPassword(pwd, { username })
  return {
    ...(problem && { pwd: problem }),
    ...(!fields.roles?.length &&
      !errors.roles &&
      Object.keys(errors).length === 0 && { roles: words.noRole }),
  }
}

function markRepeated(
  rows: readonly ReadRow[],
  name: 'username' | 'phone' | 'email',
  read: (row: ReadRow) => string | undefined,
) {
  const first = new Map<string, number>()
  for (const row of rows) {
    const value = read(row)
    if (!value) continue
    const before = first.get(value)
    if (before === undefined) first.set(value, row.row)
    else row.errors[name] = words.repeated({ row: before })
  }
}

/** What a column takes, where the check alone would say no more than that it failed. */
const WRONG: Partial<Record<Imported, Reason>> = words.wrongCell
