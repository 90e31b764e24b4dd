// The picture of deploy/compose.yaml stands up on loopback, with the programs that it names.
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { productCalls } from '#contract/products/product.ts'
import { lacking, openPicture, statusOf } from './picture.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const PROGRAMS = { server: [join(ROOT, 'server/main.ts')], admin: [join(ROOT, 'server/admin/admin.ts')] }
/** Seven programs start one after another, beside whatever else a machine of two cores is testing. */
const PATIENCE_MS = 120_000
// On PostgreSQL alone; once is enough.
const there = process.env.TEST_DATABASE === 'postgres' && lacking().length === 0
const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends) await end()
})

test.runIf(there)(
  'what the compose file says stands up as it says, and answers by TLS while a node is away',
  async () => {
    const told: string[] = []
    const { address, nodes, close } = await openPicture(
      PROGRAMS,
      { CAPTCHA: 'off', LOG_LEVEL: 'error' },
      (what) => told.push(what),
    )
    ends.push(close)
    await expect.poll(() => nodes.every((node) => node.ready())).toBe(true)
    expect(await statusOf(`${address}${newsCalls.listAll.path}?lang=zh`)).toBe(200)
    await nodes[0]?.kill()
    for (let at = 0; at < 20; at++)
      expect(await statusOf(`${address}${productCalls.listAll.path}?lang=en`)).toBe(200)
    expect(told).toEqual([])
  },
  PATIENCE_MS,
)
