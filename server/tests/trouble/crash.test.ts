import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { releaseCalls as calls } from '#contract/content/release.ts'
import { productCalls } from '#contract/products/product.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { releaseDesk, target } from '#server/testing/desks/release-desk.ts'

const CHILD = fileURLToPath(new URL('../../testing/die-within.ts', import.meta.url))
/** At how many places of an action a process dies. */
const DEATHS = 5
const PATIENCE = 120_000

const app = await testApp(LONG_SESSIONS)
const { admin, published, rename, newNews, seen, seenNews, releaseOf, current, read } = await releaseDesk(app)

type Action = { action: 'publish' | 'release'; id: number; version: number }

/** Does an action in another process on the same store; answers what it said. `killed` kills it when it says that. */
async function elsewhere(
  { action, id, version }: Action,
  { dieAt, killed }: { dieAt?: number; killed?: string },
) {
  const { config } = app.parts
  const child = spawn(process.execPath, [CHILD], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
      ...{ ACTION: action, ID: String(id), VERSION: String(version), AT: String(app.parts.now()) },
      DIE_AT: String(dieAt ?? ''),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
    if (killed && said.includes(killed)) child.kill('SIGKILL')
  })
  const [code, signal] = await once(child, 'close')
  // Nothing that was kept before is taken for what is stored.
  await app.parts.bus.changed(['product', 'news'])
  return { code, signal, said }
}

/** How an action goes, tried on a copy of the same shape: the number of its statements. */
async function statementsOf(action: Action) {
  const { code, said } = await elsewhere(action, {})
  expect(code).toBe(0)
  return Number(/statements (\d+)/.exec(said)?.[1])
}

/** Places spread over an action, its last statement among them. */
const places = (statements: number) =>
  Array.from({ length: DEATHS }, (_, index) => Math.ceil(((index + 1) * statements) / DEATHS))

async function changedProduct(name: string) {
  const product = await published(name)
  return rename(product, `${name} new`)
}

test('a process that dies while it publishes leaves the old state, wherever it dies', {
  timeout: PATIENCE,
}, async () => {
  const trial = await changedProduct('trial')
  const statements = await statementsOf({ action: 'publish', id: trial.id, version: trial.version })
  expect(await seen(trial.id)).toBe('trial new')
  const { id, version } = await changedProduct('A')
  const { total } = await app.get(productCalls.revisions, { id }, admin)
  for (const dieAt of places(statements)) {
    expect((await elsewhere({ action: 'publish', id, version }, { dieAt })).signal).toBe('SIGKILL')
    expect([dieAt, await seen(id), (await read(id)).state]).toEqual([dieAt, 'A', 'changed'])
    expect((await app.get(productCalls.revisions, { id }, admin)).total).toBe(total)
  }
  await app.get(productCalls.publish, { id, version }, admin)
  expect(await seen(id)).toBe('A new')
})

test('a process that dies while it publishes a release leaves all of the old or all of the new', {
  timeout: PATIENCE,
}, async () => {
  const make = async (name: string) => {
    const one = await changedProduct(`${name} one`)
    const two = await changedProduct(`${name} two`)
    const off = await published(`${name} off`)
    const news = await newNews(`${name} news`)
    const release = await releaseOf([one, two, news, { id: off.id, action: 'unpublish' }], name)
    return {
      release,
      shown: async () => [
        await seen(one.id),
        await seen(two.id),
        await seen(off.id),
        await seenNews(news.id),
      ],
      before: [`${name} one`, `${name} two`, `${name} off`, 404],
      after: [`${name} one new`, `${name} two new`, 404, `${name} news`],
    }
  }
  const trial = await make('trial')
  const statements = await statementsOf({ action: 'release', ...target(trial.release) })
  expect(await trial.shown()).toEqual(trial.after)

  const real = await make('real')
  const action: Action = { action: 'release', ...target(real.release) }
  for (const dieAt of places(statements).slice(0, -1)) {
    expect((await elsewhere(action, { dieAt })).signal).toBe('SIGKILL')
    expect([dieAt, await real.shown(), await current(real.release)]).toEqual([
      dieAt,
      real.before,
      real.release,
    ])
  }
  // Killed while it commits: one or the other, and the release says which.
  await elsewhere(action, { killed: 'last' })
  const { state, version } = await current(real.release)
  expect(await real.shown()).toEqual(state === 'open' ? real.before : real.after)
  if (state === 'open') await app.get(calls.publish, { id: real.release.id, version }, admin)
  expect(await real.shown()).toEqual(real.after)
})
