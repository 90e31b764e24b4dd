// A store that was made before a language came opens with it: staff and visitors read everything, and what is saved is whole.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import { isByLanguage } from '#contract/languages/language-codes.ts'
import { mediaLibraryCalls } from '#contract/media/media-library.ts'
import { menuCalls } from '#contract/people/menu.ts'
import { roleCalls } from '#contract/people/role.ts'
import { productCalls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Call } from '#contract/wire/call.ts'
import { findAddress } from '#server/publishing/references/addresses.ts'
import { testApp } from '#server/testing/app.ts'

/** The language that the store knows nothing of. */
const CAME = 'es'
const earlier = (stored: unknown) =>
  JSON.stringify(
    JSON.parse(String(stored), (_, value) => {
      if (typeof value !== 'object' || value === null || !isByLanguage(value)) return value
      const { [CAME]: _came, ...rest } = value
      return rest
    }),
  )

// The store is a file of SQLite; how rows are read is the same on both databases.
const folder = mkdtempSync(join(tmpdir(), 'site-earlier-language-'))
const file = join(folder, 'site.sqlite')
writeFileSync(file, gunzipSync(readFileSync(new URL('first-store.sqlite.gz', import.meta.url))))
const store = new DatabaseSync(file)
store.function('earlier', earlier)
const texts = store.prepare(`select tables.name as "table", columns.name as "column"
  from sqlite_master as tables join pragma_table_info(tables.name) as columns
  where tables.type = 'table' and lower(columns.type) = 'text' and tables.name not like 'operation%'`)
let changed = 0
for (const { table, column } of texts.all())
  changed += Number(
    store
      .prepare(
        `update "${table}" set "${column}" = earlier("${column}") where "${column}" like '{%"${CAME}":%'`,
      )
      .run().changes,
  )
store.close()

const onSqlite = process.env.TEST_DATABASE !== 'postgres'
const app = await testApp(onSqlite ? { DATA_DIR: folder } : {})
// What was published then is seen from then on.
app.tick(365 * 24 * 3_600_000)

test.runIf(onSqlite)(
  'every read that needs no more than an id or a language answers, of every record',
  async () => {
    expect(changed).toBeGreaterThan(100)
    const admin = await app.signIn()
    const asked: string[] = []
    const faults: string[] = []
    async function ask(call: Call, input: object) {
      if (!call.input.safeParse(input).success) return
      const { code, data } = await app.ask(call, input, admin)
      asked.push(call.path)
      if (code === CODE.fault) faults.push(`${call.path} ${JSON.stringify(input)}`)
      return data as { items?: { id: number }[] } | null | undefined
    }
    const reads = (CALLS as readonly Call[]).filter(
      ({ form = 'envelope', logs, once, path }) =>
        form === 'envelope' && !logs && !once && !/logout/i.test(path),
    )
    for (const read of reads) {
      const { items = [] } = (await ask(read, {})) ?? {}
      await ask(read, { lang: CAME })
      const one = reads.find(({ path }) => path === read.path.replace(/list$/, 'read'))
      if (one && one !== read) for (const { id } of items) await ask(one, { id })
      const seen = reads.find(({ path }) => path === read.path.replace(/list$/, 'getById'))
      if (seen && seen !== read) for (const { id } of items) await ask(seen, { id, lang: CAME })
    }
    expect(faults).toEqual([])
    expect(new Set(asked).size).toBeGreaterThan(50)
  },
)

test.runIf(onSqlite)('what nobody wrote in it is empty for staff and falls back for visitors', async () => {
  const admin = await app.signIn()
  const [menu] = (await app.get(menuCalls.tree, {}, admin)).menus
  const [role] = (await app.get(roleCalls.list, {}, admin)).items
  const [picture] = (await app.get(mediaLibraryCalls.list, {}, admin)).items
  for (const text of [menu?.title, role?.title, picture?.alt]) expect(text).toMatchObject({ [CAME]: '' })
  const [product] = (await app.get(productCalls.list, { state: 'published' }, admin)).items
  const { id = 0, productName } = product ?? {}
  expect(productName).toMatchObject({ [CAME]: '' })
  const shown = await app.get(productCalls.getById, { id, lang: CAME })
  expect(shown).toMatchObject({ productName: productName?.en, shownIn: { productName: 'en' } })
  expect(shown.address).toBe(`/productDetail/${id}`)
  const company = app.parts.site.settings().companyName
  expect(company).toMatchObject({ en: 'Lanbo Fluid Technology', [CAME]: '' })
  const page = await findAddress(
    app.parts.storage.db,
    { lang: CAME, page: 'productDetail', end: `${id}` },
    app.parts.now(),
  )
  expect(Object.keys(page?.alternates ?? {})).toEqual(['zh', 'en'])
})
