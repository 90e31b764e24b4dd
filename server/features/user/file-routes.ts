// What answers the calls that move people out to spreadsheets and in from them.

import type { Language } from '#contract/languages/language-codes.ts'
import { userCalls as calls, IMPORT_BYTES } from '#contract/people/staff.ts'
import type { TakenBy } from '#contract/wire/call.ts'
import { type Router, serveUpload } from '#server/http/serve.ts'
import { serveSheet } from '#server/http/serve-sheet.ts'
import type { Cell } from '#server/parts/sheets/sheets.ts'
import type { Parts } from '#server/parts.ts'
import { serverTexts } from '#server/texts.ts'
import { columnsOf, FLAG_WORDS, IMPORTED, rolesCell, SEX_WORDS } from './columns.ts'
import { checkImport, importPeople } from './import.ts'
import { fieldsOf } from './rules.ts'
import { allRoles, everybody, rolesOf } from './staff-store.ts'

const words = serverTexts('server/user/sheet')

const EXPORTED = [
  ...IMPORTED.filter((name) => name !== 'pwd'),
  'lastLoginTime',
  'createTime',
  'updateTime',
] as const

export function fileRoutes(router: Router, parts: Parts) {
  const { db } = parts.storage

  async function* cells(query: TakenBy<typeof calls.exportAll>, language: Language): AsyncGenerator<Cell[]> {
    for await (const batch of everybody(db, query)) {
      const roles = Map.groupBy(
        await rolesOf(
          db,
          batch.map(({ id }) => id),
        ),
        ({ userId }) => userId,
      )
      for (const row of batch) {
        const { username, nickName, sex, phone, email, introduction } = fieldsOf(row)
        yield [
          username,
          nickName,
          SEX_WORDS[sex][language],
          phone,
          email,
          rolesCell(roles.get(row.id) ?? [], language),
          FLAG_WORDS[row.flag][language],
          introduction,
          row.last_login_at === 0 ? null : { at: row.last_login_at },
          { at: row.created_at },
          { at: row.updated_at },
        ]
      }
    }
  }

  serveSheet(router, parts, calls.exportAll, async (query, { language }) => ({
    name: words.sheetName[language],
    columns: columnsOf(EXPORTED, language),
    rows: cells(query, language),
  }))

  serveSheet(router, parts, calls.importTemplate, async (_, { language }) => {
    const [role] = (await allRoles(db)).filter(({ name, flag }) => name !== 'admin' && flag === 'enabled')
    const example = [
      'zhang.san',
      '张三',
      SEX_WORDS[2][language],
      '13800000000',
      'zhang.san@example.com',
      role ? rolesCell([role], language) : '',
      FLAG_WORDS.enabled[language],
      '',
      '',
    ]
    return { name: words.templateName[language], columns: columnsOf(IMPORTED, language), rows: [example] }
  })

  serveUpload(router, calls.importCheck, IMPORT_BYTES, ({ bytes }, asking, { updateExisting }) =>
    checkImport(parts, bytes, updateExisting, asking),
  )
  serveUpload(router, calls.importAll, IMPORT_BYTES, (file, asking, { updateExisting }) =>
    importPeople(parts, file, updateExisting, asking),
  )
}
