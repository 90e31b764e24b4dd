// What is found at the end, when all is well again: everything that was acknowledged, once.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { storedText } from '#contract/fields/walk.ts'
import { type ChainReport, operationLogCalls } from '#contract/monitoring/log.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { ask, type Desk } from './asking.ts'
import type { Ledger } from './ledger.ts'
import type { Node } from './node.ts'
import { markOf } from './writers.ts'

const SAVES = ['add', 'save', 'autosave']
type Row = Record<string, string>

/** Looks into the database at `url` and asks each node. */
export async function judge(url: string, nodes: readonly Node[], desk: Desk, ledger: Ledger) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const rows = async (statement: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query(statement, values)).rows
  try {
    await judgeStored(rows, ledger)
    await judgeHistories(rows, ledger)
    const { whole, brokenAt } = await desk.read<ChainReport>(operationLogCalls.verify.path, {})
    ledger.looks('chain')
    if (!whole) ledger.breaks('chain', `the chain is broken at ${brokenAt}`)
    await judgeShown(nodes, ledger)
    await judgeFiles(nodes, ledger)
  } finally {
    await client.end()
  }
}

type Rows = (statement: string, values?: unknown[]) => Promise<Row[]>

/** What came while the database was away lies on the disk of a node, which hands it over once a second. */
const HANDED_OVER_MS = 30_000

async function storedInquiries(rows: Rows, inquiries: Ledger['inquiries']) {
  const began = performance.now()
  for (;;) {
    const stored = Map.groupBy(await rows('select email, number from message'), ({ email = '' }) => email)
    const missing = [...inquiries].some(([email, number]) => number !== null && !stored.has(email))
    if (!missing || performance.now() - began > HANDED_OVER_MS) return stored
    await wait(500)
  }
}

async function judgeStored(rows: Rows, { inquiries, adds, looks, breaks }: Ledger) {
  const stored = await storedInquiries(rows, inquiries)
  for (const [email, number] of inquiries) {
    const found = stored.get(email) ?? []
    looks('inquiries')
    if (found.length > 1) breaks('inquiries', `${email} is stored ${found.length} times`)
    if (number !== null && found[0]?.number !== number)
      breaks('inquiries', `${email} was told ${number}; stored is ${found[0]?.number ?? 'nothing'}`)
  }
  const entries = await rows("select id, title from entry where kind = 'news'")
  const titled = Map.groupBy(entries, ({ title = '{}' }) => storedText(title).en ?? '')
  for (const [title, id] of adds) {
    const found = titled.get(title) ?? []
    looks('adds')
    if (found.length > 1) breaks('adds', `"${title}" is stored ${found.length} times`)
    if (id !== null && Number(found[0]?.id) !== id) breaks('adds', `"${title}" was acknowledged and is lost`)
  }
}

async function judgeHistories(rows: Rows, { acks, looks, breaks }: Ledger) {
  for (const [id, mine] of Map.groupBy(acks, ({ id }) => id)) {
    const revisions = await rows(
      'select version, content, did from entry_revision where entry_id = $1 order by version, id',
      [id],
    )
    // Publishing keeps the version of what it shows.
    const versions = revisions.flatMap(({ version, did = '' }) =>
      SAVES.includes(did) ? [Number(version)] : [],
    )
    const twice = versions.filter((version, index) => version === versions[index - 1])
    looks('linear', versions.length)
    if (twice.length > 0) breaks('linear', `record ${id} has version ${twice.join(', ')} twice`)
    const saves = mine.filter(({ mark }) => mark !== null)
    for (const [base, served] of Map.groupBy(saves, ({ base }) => base))
      if (served.length > 1)
        breaks('linear', `${served.length} writes from version ${base} of ${id} were served`)
    for (const { base, version, mark } of saves) {
      looks('saves')
      if (version <= base) breaks('linear', `record ${id} went from ${base} to ${version}`)
      const found = revisions.find((one) => Number(one.version) === version && SAVES.includes(one.did ?? ''))
      const says = found && markOf(found.content ?? '')
      if (says !== mark)
        breaks('saves', `record ${id}, version ${version}: ${mark} was saved, ${says ?? 'nothing'} is there`)
    }
    const [end] = await rows('select version from entry where id = $1', [id])
    const [log] = await rows(
      "select count(*) as count from operation_log where module = 'news' and record_id = $1 and outcome = 'success' and verb in ('add', 'update')",
      [id],
    )
    looks('chain')
    if (Number(end?.version) !== Number(log?.count))
      breaks('chain', `record ${id} is at version ${end?.version}, with ${log?.count} saves in the log`)
  }
}

/** Both nodes show the last that was published. */
async function judgeShown(nodes: readonly Node[], { records, looks, breaks }: Ledger) {
  for (const node of nodes)
    for (const { id, changes } of records) {
      const last = changes.at(-1)
      if (!last || last.acked === null) continue
      const { status, body } = await ask(node, `${newsCalls.getById.path}?id=${id}&lang=en`)
      looks('fresh')
      const says = status === 200 ? markOf(body) : null
      if (says !== (last.is === 'shown' ? last.mark : null))
        breaks(
          'fresh',
          `in the end ${node.name} shows ${says ?? status} of record ${id}, not ${last.is} ${last.mark}`,
        )
    }
}

/** Every node opens what was uploaded, by the address that staff were given. */
async function judgeFiles(nodes: readonly Node[], { files, looks, breaks }: Ledger) {
  for (const [address, text] of files)
    for (const node of nodes) {
      looks('files')
      const { status, body } = await ask(node, address)
      if (status !== 200 || body !== text) breaks('files', `${node.name} answers ${status} for ${address}`)
    }
}
