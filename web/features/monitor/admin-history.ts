// What is known of each node that has answered: behind one address there may be several, and each speaks for itself.
import type { MonitorFacts, MonitorReport, MonitorSample } from '#contract/monitoring/monitor.ts'

/** As long as the server keeps its samples. */
const KEPT_MS = 30 * 60_000
/** A node that was silent for longer, while another answered, is gone. */
const GONE_MS = 2 * 60_000

export type NodeHistory = { facts: MonitorFacts; samples: readonly MonitorSample[] }
export type Histories = {
  nodes: readonly NodeHistory[]
  /** The node that answered last. */
  last: string
}

/** Adds an answer to what was known; samples that are there already are not taken twice. */
export function addReport(known: Histories | undefined, { samples, ...facts }: MonitorReport): Histories {
  const { id } = facts.node
  const before = known?.nodes.find((one) => one.facts.node.id === id)?.samples ?? []
  const lastTime = timeOf(before)
  const all = [...before, ...samples.filter(({ time }) => time > lastTime)]
  const newest = timeOf(all)
  const node = { facts, samples: all.filter(({ time }) => time > newest - KEPT_MS) }
  const others = (known?.nodes ?? []).filter(
    (one) => one.facts.node.id !== id && timeOf(one.samples) > newest - GONE_MS,
  )
  return { nodes: [...others, node].toSorted(byName), last: id }
}

/** What the next question says that we have: of the node that answered last. */
export function heldOf(known: Histories | undefined): { node?: string; after?: number } {
  const node = known?.nodes.find((one) => one.facts.node.id === known.last)
  return node ? { node: node.facts.node.id, after: Math.max(timeOf(node.samples), 0) } : {}
}

const timeOf = (samples: readonly MonitorSample[]) => samples.at(-1)?.time ?? -1

/** The order stays while nodes take turns in answering. */
const byName = (one: NodeHistory, other: NodeHistory) => (one.facts.node.id < other.facts.node.id ? -1 : 1)
