import { expect, test } from 'vitest'
import { productTypeCalls } from '#contract/product-type.ts'
import { buildApp } from '#server/app.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { testApp } from '#server/testing/app.ts'

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
  'a node whose connection for news broke listens again and forgets what it may have missed',
  async () => {
    const one = await testApp()
    const heard: unknown[] = []
    one.parts.bus.listen((kinds) => void heard.push(kinds))
    const { db } = one.parts.storage
    const { sql } = await import('kysely')
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(db)
    await expect.poll(() => heard, { timeout: 5000 }).toContain(null)
  },
)

test.runIf(process.env.TEST_DATABASE !== 'postgres')('one process tells itself', async () => {
  const one = await testApp()
  const heard: unknown[] = []
  one.parts.bus.listen((kinds) => void heard.push(kinds))
  await one.parts.bus.changed(['news'])
  expect(heard).toEqual([['news']])
})
