// Visitors who read pages and answers from each node, and what they may see.
import { setTimeout as wait } from 'node:timers/promises'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { ask, type Reply } from './asking.ts'
import type { Ledger, Record } from './ledger.ts'
import type { Node } from './node.ts'
import { markOf } from './writers.ts'

const PAUSE_MS = 15
/** Nobody waits longer for a page. */
const SLOW_MS = 10_000
/** Pages that are made from news. */
export const LISTS = ['/en/news', '/zh/news', '/en/keyword']

type Means = { node: Node; ledger: Ledger; over: () => boolean }

/** Reads what comes, from one node, until all is over. */
export async function visit(means: Means, pages: readonly string[]) {
  const { node, ledger, over } = means
  const { records } = ledger
  /** When a page was last answered by which run of the node. */
  const answered = new Map<string, { at: number; life: number }>()
  for (let count = 0; !over(); count++) {
    const record = records[count % records.length] as Record
    const page = pages[count % pages.length]
    const paths: [string, Record | null][] = [[`${newsCalls.getById.path}?id=${record.id}&lang=en`, record]]
    // Without a built web there are no pages.
    if (page !== undefined) paths.push([`/en${record.address}`, record], [page, null])
    for (const [path, about] of paths) {
      const life = node.life()
      if (life === 0) {
        await wait(PAUSE_MS)
        continue
      }
      const began = performance.now()
      const reply = await ask(node, path).catch(() => null)
      // Whoever was with a node that went is led to another one.
      if (life !== node.life()) continue
      judge(means, path, about, reply, began, answered.get(path))
      if (reply?.status === 200) answered.set(path, { at: began, life })
    }
    await wait(PAUSE_MS)
  }
}

function judge(
  { node, ledger }: Means,
  path: string,
  record: Record | null,
  reply: Reply | null,
  began: number,
  before: { at: number; life: number } | undefined,
) {
  const { doubt, breaks, counts, looks } = ledger
  looks('pages')
  if (reply === null) {
    counts('no answer')
    return doubt('pages', node, `${path} was not answered`, began)
  }
  const { status, body, ended } = reply
  counts(String(status))
  // What is made from news that change all the time is made anew for each, and may never have been kept.
  const isSteady = record === null && !LISTS.includes(path)
  if (ended - began > SLOW_MS) doubt('pages', node, `${path} took ${Math.round(ended - began)} ms`, began)
  if (status === 503) {
    doubt('pages', node, `${path} answered 503`, began)
    const held = before && before.life === node.life() && !node.cameBack(before.at, began)
    if (!held || !isSteady) return
    looks('kept')
    breaks('kept', `${node.name}: ${path} was kept and answered 503`, began)
    return
  }
  if (before && isSteady && !node.ready()) looks('kept')
  if (record === null) {
    if (status !== 200) breaks('pages', `${node.name}: ${path} answered ${status}`, began)
    return
  }
  looks('fresh')
  const allowed = ledger.allowed(record, began, ended)
  if (status === 404) {
    if (!allowed.some(({ is }) => is === 'hidden'))
      doubt('fresh', node, `${path} is shown, and answered 404`, began)
    return
  }
  if (status !== 200) return breaks('pages', `${node.name}: ${path} answered ${status}`, began)
  const mark = markOf(body)
  const seen = allowed.some((change) => change.is === 'shown' && change.mark === mark)
  const newest = Math.max(...record.changes.map((change) => change.mark))
  if (mark === null || mark > newest)
    breaks('fresh', `${node.name}: ${path} says ${mark}, which nobody published`)
  else if (!seen) {
    const now = allowed.map((change) => `${change.is} ${change.mark}`).join(', ')
    doubt('fresh', node, `${path} says ${mark}; it may say ${now}`, began)
  }
}
