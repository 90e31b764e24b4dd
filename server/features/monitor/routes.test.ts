import { expect, test, vi } from 'vitest'
import { MonitorReport, monitorCalls } from '#contract/monitoring/monitor.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'

const app = await testApp()
const watcher = await app.personWith('watcher', ['monitor'])

test('the holder of the key is told of this node, its database and its last samples', async () => {
  // A sample leaves out what a busy machine does not read in time; the next one has it.
  const report = await vi.waitUntil(
    async () => {
      const { database, ...others } = await app.get(monitorCalls.server, {}, watcher)
      return database.version !== null && database.size !== null && { database, ...others }
    },
    { timeout: 25_000, interval: 500 },
  )
  expect(MonitorReport.parse(report)).toEqual(report)
  expect(report.node.pid).toBe(process.pid)
  const kind = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'
  expect(report.database).toEqual({
    kind,
    version: expect.stringMatching(/^\d+\./),
    size: expect.any(Number),
  })
  expect(report.database.size).toBeGreaterThan(10_000)
  expect(report.versions.node).toBe(process.versions.node)
  const last = report.samples.at(-1)
  expect(last?.databaseLatency).toBeGreaterThan(0)
  expect(last?.sessions).toBeGreaterThanOrEqual(0)
  expect(last?.diskFree).toBeGreaterThan(0)
})

test('who holds the samples of this node already gets only what came since; of another node they count for nothing', async () => {
  const { node, samples } = await app.get(monitorCalls.server, {}, watcher)
  const after = samples.at(-1)?.time ?? 0
  const ask = (id: string) => app.get(monitorCalls.server, { node: id, after }, watcher)
  expect((await ask(node.id)).samples.filter(({ time }) => time <= after)).toEqual([])
  expect((await ask('another:1:1')).samples.length).toBeGreaterThanOrEqual(samples.length)
})

test('without the key it is 403, for a guest 401, and a forged query 400', async () => {
  const other = await app.personWith('other', ['operationLog'])
  expect((await app.ask(monitorCalls.server, {}, other)).code).toBe(CODE.forbidden)
  expect((await app.ask(monitorCalls.server, {})).code).toBe(CODE.notSignedIn)
  const wrong = { after: '1e9' as unknown as number }
  expect((await app.ask(monitorCalls.server, wrong, watcher)).code).toBe(CODE.invalid)
})

test('open sessions are counted, ended and idle ones are not', async () => {
  const before = await app.parts.sessions.countOpen()
  await app.signIn()
  expect(await app.parts.sessions.countOpen()).toBe(before + 1)
  app.tick(31 * 60_000)
  expect(await app.parts.sessions.countOpen()).toBe(0)
})
