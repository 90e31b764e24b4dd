import { expect, test } from 'vitest'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { buildApp } from '#server/app.ts'
import { productRules } from '#server/features/product/rules.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { createPublishing } from '#server/publishing/lifecycle/publishing.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { target } from '#server/testing/desks/release-desk.ts'

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'what one node changes, another node shows: its kept answers are dropped',
  async () => {
    const one = await testApp()
    const admin = await one.signIn()
    const parts = await openParts(one.parts.config, one.parts.now)
    const two = await buildApp(parts, '/nowhere')
    const names = async () => {
      const reply = await two.inject({ url: `${productTypeCalls.listAll.path}?lang=zh` })
      return reply.json().data.map((type: { productTypeName: string }) => type.productTypeName)
    }
    expect(await names()).toEqual([])
    await one.get(productTypeCalls.add, { productTypeName: '来自另一节点', productTypeLevel: '0' }, admin)
    await expect.poll(names).toEqual(['来自另一节点'])
    await two.close()
    await closeParts(parts)
  },
)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a product that changes on one node loses its page on the other, and no other product does',
  async () => {
    const web = builtWeb()
    const one = await testApp({}, web)
    const desk = await productDesk(one)
    const changing = await desk.published('Seven')
    const staying = await desk.published('Nine')
    const elsewhere = { productTypeName: 'Pumps', productTypeLevel: '0' }
    const { id: productTypeId } = await one.get(productTypeCalls.add, elsewhere, desk.admin)
    // Of another type: what stands beside a product is on its page.
    const moved = await one.get(
      productCalls.update,
      { id: staying.id, version: staying.version, productTypeId },
      desk.admin,
    )
    await one.get(productCalls.publish, { id: moved.id, version: moved.version }, desk.admin)

    const parts = await openParts(one.parts.config, one.parts.now)
    const two = await buildApp(parts, web)
    const pageOf = (id: number, name: string, etag = '') =>
      two.inject({ url: `/en/productDetail/${id}-${name}`, headers: { 'if-none-match': etag } })
    const etags = [await pageOf(changing.id, 'seven'), await pageOf(staying.id, 'nine')].map(({ headers }) =>
      String(headers.etag),
    )
    // Time goes on: what is published now is no plan that comes due.
    one.tick(60_000)
    const saved = await one.get(
      productCalls.update,
      { id: changing.id, version: changing.version, summary: { en: 'Told on the other node.' } },
      desk.admin,
    )
    await one.get(productCalls.publish, { id: saved.id, version: saved.version }, desk.admin)
    await expect
      .poll(async () => (await pageOf(changing.id, 'seven', etags[0])).body)
      .toContain('Told on the other node.')
    expect((await pageOf(staying.id, 'nine', etags[1])).statusCode).toBe(304)
    await two.close()
    await closeParts(parts)
  },
)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a node whose connection for news broke listens again and forgets what it may have missed',
  async () => {
    const one = await testApp()
    const heard: unknown[] = []
    one.parts.bus.listen((kinds) => void heard.push(kinds))
    const { db } = one.parts.storage
    const { sql } = await import('kysely')
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'site-watch'`.execute(db)
    await expect.poll(() => heard, { timeout: 5000 }).toContain(null)
  },
)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a node whose clock is behind shows what another node publishes',
  async () => {
    const one = await testApp()
    const desk = await productDesk(one)
    const late = await openParts(one.parts.config, () => one.parts.now() - 300_000)
    const two = await buildApp(late, '/nowhere')
    const { id } = await desk.published('Seven')
    const seen = async () =>
      (await two.inject({ url: `${productCalls.getById.path}?id=${id}&lang=en` })).statusCode
    await expect.poll(seen).toBe(200)
    await two.close()
    await closeParts(late)
  },
)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'the others hear of a change with its commit, even when the node that made it dies right after',
  async () => {
    const one = await testApp()
    const desk = await productDesk(one)
    const product = await desk.published('Seven')
    const { storage, bus, moments, now } = one.parts
    /** Says nothing any more once the change is stored. */
    const dying = { ...bus, tell: () => {}, changed: async () => {} }
    const publishing = createPublishing(storage, dying, moments, now, () => 'en')
    const two = await openParts(one.parts.config, now)
    const heard: unknown[] = []
    two.bus.listen((changed) => void heard.push(...(changed ?? [])))
    const broken = storage.db.transaction().execute(async (within) => {
      await bus.within(within, ['never'])
      throw new Error('undone')
    })
    await expect(broken).rejects.toThrow('undone')
    await publishing.unpublish(productRules, target(product), { by: null })
    await expect.poll(() => heard).toContain(`product:${product.id}`)
    expect(heard).not.toContain('never')
    await closeParts(two)
  },
)

test.runIf(process.env.TEST_DATABASE !== 'postgres')('one process tells itself', async () => {
  const one = await testApp()
  const heard: unknown[] = []
  one.parts.bus.listen((kinds) => void heard.push(kinds))
  await one.parts.bus.changed(['news'])
  expect(heard).toEqual([['news']])
})
