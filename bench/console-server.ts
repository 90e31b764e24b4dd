// What the calls of the console cost the server: a list of 20 from 100,000 records as a share of a bare `node:http` server
// that sends the same bytes, and a write with history and log as a share of a bare transaction that writes the same rows.
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Figure, type Mark, spelled } from '#bench/figures/figures.ts'
import { MARKS } from '#bench/figures/marks.ts'
import { middle } from '#bench/figures/median.ts'
import { countAsIndexed, seedContent } from '#bench/stores/seed-content.ts'
import { openBare, openSite, signIn } from './running-site.ts'

const RECORDS = 100_000
const ROUNDS = 5
const SECONDS = 2
const AT_ONCE = 16
const WRITES = 200
const LIST = '/api/web/product/list'
const UPDATE = '/api/web/product/update'

/** The medians of several rounds; each round asks the bare one and the server in turn. */
export async function measureConsoleServer(folder: string): Promise<Figure[]> {
  const file = join(folder, 'site.sqlite')
  await (await openSite(folder, { DEMO: 'off' })).stop()
  seedContent(file, RECORDS)
  countAsIndexed(file)
  const { address, stop } = await openSite(folder, { DEMO: 'off' })
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  try {
    const token = await signIn(address)
    return [await measureList(address, agent, token), ...(await measureWrites(file, address, agent, token))]
  } finally {
    agent.destroy()
    await stop()
  }
}

type Asked = { path: string; token?: string; input?: object }

async function ask(address: string, agent: Agent, { path, token = '', input = {} }: Asked): Promise<Buffer> {
  const headers = { 'content-type': 'application/json', 'x-token': token, 'accept-encoding': 'br' }
  const asked = request(address + path, { method: 'POST', agent, headers }).end(JSON.stringify(input))
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await reply.toArray())
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${body}`)
  return body
}

async function answer<Data>(address: string, agent: Agent, asked: Asked): Promise<Data> {
  return (JSON.parse(String(await ask(address, agent, asked))) as { data: Data }).data
}

async function measureList(address: string, agent: Agent, token: string) {
  const asked = { path: `${LIST}?page=1&limit=20`, token }
  const body = await ask(address, agent, asked)
  const bare = await openBare(body)
  const shares: number[] = []
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const ceiling = await rateOf(() => ask(bare.address, agent, { path: '' }))
    const rate = await rateOf(() => ask(address, agent, asked))
    shares.push(rate / ceiling)
    rates.push(rate)
  }
  bare.close()
  return figureOf('list of 20', rates, shares, MARKS.consoleList, `, ${spelled(body.length)} B`)
}

async function rateOf(work: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + SECONDS * 1000
  let done = 0
  const walk = async () => {
    while (performance.now() < until) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return done / SECONDS
}

type Saved = { id: number; version: number }

/**
 * Over http, of one person after the other and of many at once; the bare one has a copy of the store, and writes the rows that
 * such a write leaves behind, one transaction after the other.
 */
async function measureWrites(file: string, address: string, agent: Agent, token: string) {
  let at = 0
  /** Saves one record again and again. */
  const saverOf = async (id: number) => {
    let record = await answer<Saved>(address, agent, { path: `/api/web/product/read?id=${id}`, token })
    return async () => {
      at += 1
      const input = { id, version: record.version, productName: { en: `Product ${id}, take ${at}` } }
      record = await answer<Saved>(address, agent, { path: UPDATE, token, input })
    }
  }
  const savers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => saverOf(7 + index)))
  const [first = async () => {}] = savers
  const times = Math.ceil(WRITES / AT_ONCE)
  const alone = () => perSecond(WRITES, () => repeated(WRITES, first))
  const together = () =>
    perSecond(times * AT_ONCE, () => Promise.all(savers.map((save) => repeated(times, save))))
  for (let round = 0; round < ROUNDS; round++) await together()
  const bare = bareWrites(file)
  const rates: Record<'alone' | 'together', number[]> = { alone: [], together: [] }
  const shares: typeof rates = { alone: [], together: [] }
  for (let round = 0; round < ROUNDS; round++) {
    const ceiling = await perSecond(WRITES, () => repeated(WRITES, async () => bare.write()))
    for (const [name, measure] of [
      ['alone', alone],
      ['together', together],
    ] as const) {
      const rate = await measure()
      rates[name].push(rate)
      shares[name].push(rate / ceiling)
    }
  }
  bare.close()
  return [
    figureOf('writes one after another', rates.alone, shares.alone, MARKS.write),
    figureOf(`writes of ${AT_ONCE} at once`, rates.together, shares.together, MARKS.write),
  ]
}

async function repeated(times: number, work: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time++) await work()
}

async function perSecond(times: number, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (times * 1000) / (performance.now() - began)
}

/** A transaction that leaves behind what a write does: the row, its history, its line in the log and the end of the chain. */
function bareWrites(file: string) {
  const copy = `${file}.copy`
  const store = new DatabaseSync(file)
  store.prepare('vacuum into ?').run(copy)
  store.close()
  const db = new DatabaseSync(copy)
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
  )
  const copyOf = (table: string, id: number) => {
    const row = db.prepare(`select * from ${table} where id = ?`).get(id) as Record<string, string | number>
    const { id: _, ...columns } = row
    return { names: Object.keys(columns), values: Object.values(columns) }
  }
  const last = (table: string) =>
    Number((db.prepare(`select max(id) as id from ${table}`).get() as { id: number }).id)
  const insertOf = (table: string) => {
    const { names, values } = copyOf(table, last(table))
    const marks = names.map(() => '?').join(', ')
    return {
      statement: db.prepare(`insert into ${table} (${names.join(', ')}) values (${marks})`),
      names,
      values,
    }
  }
  const entry = copyOf('entry', 8)
  const update = db.prepare(
    `update entry set ${entry.names.map((name) => `${name} = ?`).join(', ')} where id = 8`,
  )
  const revision = insertOf('entry_revision')
  const log = insertOf('operation_log')
  const chain = db.prepare('update operation_chain set head_hash = head_hash where name = ?')
  let version = 1_000_000
  return {
    write() {
      version += 1
      const ofRevision = revision.values.map((value, at) =>
        revision.names[at] === 'version' ? version : value,
      )
      db.exec('begin immediate')
      update.run(...entry.values)
      revision.statement.run(...ofRevision)
      log.statement.run(...log.values)
      chain.run('operations')
      db.exec('commit')
    },
    close: () => db.close(),
  }
}

function figureOf(name: string, rates: number[], shares: number[], mark: Mark, note = ''): Figure {
  const records = `${spelled(RECORDS)} products`
  return {
    ...{ name: `${name}, ${records}`, value: middle(shares), unit: 'of bare', ...mark },
    note: `${spelled(middle(rates))}/s${note}`,
  }
}
