// Takes people in from a spreadsheet: says what would happen row by row, or does all of it in one transaction.

import type { Language } from '#contract/languages/language-codes.ts'
import { IMPORT_ROWS, type ImportReport } from '#contract/people/staff.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { RowOutcome } from '#contract/wire/sheet-import.ts'
import { Failure } from '#server/failure.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import {
  type Authority,
  authoritiesOfRoles,
  checkAdminStays,
  covers,
  holdingsOf,
} from '#server/parts/rights/authority.ts'
import { peopleStore as store } from '#server/parts/rights/people-store.ts'
import { importReport, reasonsIn } from '#server/parts/sheets/import-report.ts'
import { readSheetApart } from '#server/parts/sheets/sheets-apart.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { judgeNew, type ReadRow, readRows } from './import-reading.ts'
import { type Before, changePeople, type PeopleParts, writePerson } from './people.ts'
import { mergedFields, roleChange, TAKEN } from './rules.ts'
import { allRoles, findPeople, rolesOf } from './staff-store.ts'

const words = serverTexts('server/user/rules')

/** Different first passwords in one file: each takes some 25 ms to hash. */
const PASSWORDS = 500

type Planned = ReadRow & { does: RowOutcome; before: Before | null }

type ImportParts = PeopleParts & Pick<Parts, 'passwords' | 'threads'>

async function read({ storage, threads }: ImportParts, bytes: Buffer) {
  const sheet = await readSheetApart(threads, bytes, { rows: IMPORT_ROWS + 1 })
  return readRows(sheet, await allRoles(storage.db))
}

/** What each row does, judged against the people and roles there are. */
async function plan(
  { passwords }: ImportParts,
  within: Db,
  asking: AskingPerson,
  asker: Authority,
  rows: readonly ReadRow[],
  updateExisting: boolean,
): Promise<Planned[]> {
  const taken = await store.takenBy(within, {
    usernameKeys: rows.map(({ key }) => key),
    phones: rows.map(({ fields }) => fields.phone ?? ''),
    emails: rows.map(({ fields }) => fields.email?.toLowerCase() ?? ''),
  })
  const idOf = new Map(taken.usernames.map(({ usernameKey, id }) => [usernameKey, id]))
  const phoneOf = new Map(taken.phones.map(({ phone, id }) => [phone, id]))
  const emailOf = new Map(taken.emails.map(({ email, id }) => [email.toLowerCase(), id]))
  const ids = [...idOf.values()]
  const found = ids.length > 0 ? await findPeople(within, ids) : []
  const rowOf = new Map(found.map((row) => [row.id, row]))
  const held = ids.length > 0 ? await holdingsOf(within, ids) : new Map<number, Authority>()
  const given = ids.length > 0 ? await rolesOf(within, ids) : []
  const rolesBy = Map.groupBy(given, ({ userId }) => userId)
  const grants = await authoritiesOfRoles(within, [
    ...rows.flatMap(({ fields }) => fields.roles ?? []),
    ...given.map(({ id }) => id),
  ])
  const beyond = (roles: readonly number[]) =>
    roles.some((id) => {
      const role = grants.get(id)
      return role === undefined || !covers(asker, role)
    })

  return rows.map((read): Planned => {
    const { fields, key } = read
    const id = idOf.get(key)
    const row = id === undefined ? undefined : rowOf.get(id)
    const before = row ? { row, roles: rolesBy.get(row.id) ?? [] } : null
    const errors: ReadRow['errors'] = { ...(row ? {} : judgeNew(read, passwords)), ...read.errors }
    const byOther = (other: number | undefined) => other !== undefined && other !== id
    if (byOther(phoneOf.get(fields.phone ?? ''))) errors.phone = TAKEN.phone
    if (byOther(emailOf.get(fields.email?.toLowerCase() ?? ''))) errors.email = TAKEN.email
    const old = before?.roles.map((role) => role.id) ?? []
    const { added, removed } = roleChange(old, fields.roles ?? old)
    if (beyond([...added, ...removed])) errors.roles = words.beyond
    const changes = row && (changesPerson(row, fields) || added.length + removed.length > 0)
    if (row) {
      const mine = row.id === asking.person.id
      if (!updateExisting || row.trashed_at !== null) errors.username = TAKEN.username
      else if (changes && !covers(asker, held.get(row.id) ?? NOTHING)) errors.username = words.beyond
      else if (mine && (fields.flag === 'disabled' || removed.length > 0)) errors.username = words.yourself
      else if (mine && fields.email !== undefined && fields.email !== row.email)
        errors.email = words.notYourOwnAddress
    }
    const does = Object.keys(errors).length > 0 ? 'refused' : !row ? 'add' : changes ? 'update' : 'nothing'
    return { ...read, errors, before, does }
  })
}

async function hashesOf(
  { passwords }: ImportParts,
  planned: readonly Planned[],
): Promise<Map<string, string>> {
  const distinct = [...new Set(planned.filter(({ does }) => does === 'add').map(({ pwd }) => pwd))]
  if (distinct.length > PASSWORDS)
    throw new Failure(CODE.tooLarge, words.tooManyPasswords({ most: PASSWORDS }))
  const hashes = new Map<string, string>()
  // One at a time, so that sign-ins of others need not wait for all of them.
  for (const pwd of distinct) hashes.set(pwd, await passwords.hashPassword(pwd))
  return hashes
}

const refusedIn = (planned: readonly Planned[]) => planned.some(({ does }) => does === 'refused')

/** What taking the file in would do. */
export async function checkImport(
  parts: ImportParts,
  bytes: Buffer,
  updateExisting: boolean,
  asking: AskingPerson,
): Promise<ImportReport> {
  const rows = await read(parts, bytes)
  return changePeople(parts, asking, async (within, asker) =>
    reportOf(await plan(parts, within, asking, asker, rows, updateExisting), asking.language),
  )
}

/** Takes the whole file in, or says what stands against that. */
export async function importPeople(
  parts: ImportParts,
  file: { bytes: Buffer; name: string },
  updateExisting: boolean,
  asking: AskingPerson,
) {
  const rows = await read(parts, file.bytes)
  const first = await changePeople(parts, asking, (within, asker) =>
    plan(parts, within, asking, asker, rows, updateExisting),
  )
  if (refusedIn(first)) return reportOf(first, asking.language)
  const hashes = await hashesOf(parts, first)
  return changePeople(parts, asking, async (within, asker) => {
    // Planned anew: meanwhile somebody may have taken a name or lost a right.
    const planned = await plan(parts, within, asking, asker, rows, updateExisting)
    const report = reportOf(planned, asking.language)
    if (refusedIn(planned)) return report
    for (const row of planned) await write(parts, within, asking, row, hashes)
    await checkAdminStays(within)
    const after = { added: report.added, updated: report.updated, people: changedNames(planned) }
    await asking.record(within, { recordId: null, recordName: file.name, after })
    return report
  })
}

async function write(
  parts: ImportParts,
  within: Db,
  asking: AskingPerson,
  planned: Planned,
  hashes: Map<string, string>,
) {
  const { does, before, fields, pwd, key } = planned
  if (does === 'update' && before) await writePerson(parts, within, asking, before, fields)
  const hash = hashes.get(pwd)
  if (does !== 'add') return
  if (hash === undefined) throw new Failure(CODE.conflict, words.changedMeanwhile)
  const { roles = [], ...given } = fields
  const id = await store.add(within, { ...mergedFields(NOBODY, given), usernameKey: key }, hash, parts.now())
  await store.setRoles(within, id, roleChange([], roles).added, [])
}

const NOTHING: Authority = { admin: false, keys: new Set(), limited: new Map() }
const NOBODY = {
  username: '',
  nick_name: '',
  sex: '2',
  phone: '',
  email: '',
  introduction: '',
  flag: 'enabled',
} as const

const changesPerson = (row: Before['row'], fields: ReadRow['fields']) => {
  const [old, next] = [mergedFields(row, {}), mergedFields(row, fields)]
  return (Object.keys(old) as (keyof typeof old)[]).some((name) => old[name] !== next[name])
}

const changedNames = (planned: readonly Planned[]) =>
  planned.filter(({ does }) => does === 'add' || does === 'update').map(({ username }) => username)

const reportOf = (planned: readonly Planned[], language: Language): ImportReport =>
  importReport(planned, {
    item: ({ row, username, does, errors }) => ({ row, username, does, errors: reasonsIn(errors, language) }),
  })
