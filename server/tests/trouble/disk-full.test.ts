// What people see while there is no room to write, and that all goes on by itself when there is room again.
import { chmodSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { authCalls } from '#contract/people/auth.ts'
import { productCalls } from '#contract/products/product.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'
import { mountSmallDisk } from '#server/testing/small-disk.ts'
import { ownPostgres } from '#server/testing/stores/own-postgres.ts'

const POSTGRES = process.env.TEST_DATABASE === 'postgres'
const PATIENCE = 120_000
const READY_MS = 1_000
/** Some of these fill what lies unused in the pages of a store. */
const LONG = 'x'.repeat(600)

type App = Awaited<ReturnType<typeof testApp>>
type Room = { fill: () => Promise<void>; free: () => Promise<void> }

/** Gone after the last test. */
function smallDisk(megabytes: number) {
  const disk = mountSmallDisk(megabytes)
  afterAll(() => disk?.close())
  return disk
}

/** Saves until there is no room, and judges what everybody is told then and after. */
async function endures(app: App, { fill, free }: Room) {
  const desk = await productDesk(app)
  const shown = await desk.published('Shown')
  const other = await desk.published('Other')
  const pageOf = ({ id }: { id: number }, name: string) =>
    app.inject({ url: `/en/productDetail/${id}-${name}` })
  expect((await pageOf(shown, 'shown')).statusCode).toBe(200)
  let count = 0
  const add = () => {
    const productModel = `P${++count}`
    const summary = { zh: LONG, en: LONG, es: LONG }
    const productTypeId = desk.type.id
    return app.ask(
      productCalls.add,
      { productModel, productName: { en: productModel }, productTypeId, summary },
      desk.admin,
    )
  }
  const ready = async () => {
    const begun = performance.now()
    const { statusCode, body } = await app.inject({ url: '/readyz' })
    return { statusCode, body, ms: performance.now() - begun }
  }
  expect((await ready()).statusCode).toBe(200)

  const before = (await app.get(productCalls.list, { page: 1, limit: 100 }, desk.admin)).total
  let saved = 0
  await fill()
  let refused = await add()
  for (let tries = 0; refused.code === 200 && tries < 200; tries++) {
    saved += 1
    refused = await add()
  }
  expect([refused.status, refused.code]).toEqual([507, 507])
  expect(refused.message).toMatch(/服务器存储空间已满/)
  const full = await ready()
  expect([full.statusCode, full.body]).toEqual([503, '{"status":"disk full"}'])
  expect(full.ms).toBeLessThan(READY_MS)
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  expect((await pageOf(shown, 'shown')).statusCode).toBe(200)
  expect((await pageOf(other, 'other')).statusCode).toBe(200)
  // Long enough for a session to be written to, if it could.
  app.tick(10 * 60_000)
  expect((await app.ask(authCalls.getUserInfo, {}, desk.admin)).code).toBe(200)
  expect((await app.get(productCalls.list, { page: 1, limit: 100 }, desk.admin)).total).toBe(before + saved)

  await free()
  expect((await ready()).statusCode).toBe(200)
  expect((await add()).code).toBe(200)
  expect(await app.get(operationLogCalls.verify, {}, desk.admin)).toMatchObject({ whole: true })
  return desk
}

test.runIf(!POSTGRES)(
  'a SQLite file that cannot grow refuses writes with 507, content too, and reads go on until there is room',
  { timeout: PATIENCE },
  async () => {
    const app = await testApp({}, builtWeb())
    const { db } = app.parts.storage
    const pages = (count: number) => sql.raw(`pragma max_page_count = ${count}`).execute(db)
    await endures(app, {
      // Never less than there are: SQLite takes it as "no more".
      fill: async () => void (await pages(1)),
      free: async () => void (await pages(1_000_000)),
    })
  },
)

const disk = POSTGRES ? null : smallDisk(24)
test.runIf(disk !== null)(
  'a disk that is full under a SQLite file and its pictures is told in the same way',
  { timeout: PATIENCE },
  async () => {
    if (!disk) return
    const app = await testApp({ DATA_DIR: disk.folder }, builtWeb())
    const desk = await endures(app, disk)
    await disk.fill()
    const upload = () =>
      drawPicture('#123456').then((bytes) => uploadPicture(app.app, desk.admin.token, bytes))
    expect((await upload()).json()).toMatchObject({ code: 507 })
    await disk.free()
    expect((await upload()).json()).toMatchObject({ code: 200 })
  },
)

const cluster = POSTGRES ? smallDisk(192) : null
test.runIf(cluster !== null)(
  'a disk that is full under PostgreSQL is told in the same way',
  { timeout: PATIENCE },
  async () => {
    if (!cluster) return
    chmodSync(cluster.folder, 0o777)
    const postgres = await ownPostgres(cluster.folder)
    const app = await testApp({ DATABASE_URL: postgres.url }, builtWeb())
    await endures(app, cluster)
  },
)
