// What is known of each node that has answered: behind one address there may be several, and each speaks for itself.

import { queryOptions } from '@tanstack/react-query'
import type { MonitorFacts, MonitorReport, MonitorSample } from '#contract/monitoring/monitor.ts'
import { isTrouble, read } from '#web/client/send.ts'

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

const REFRESH_MS = 5_000
const KEY = ['monitor']

/** Goes on by itself while the window can be seen, unless `paused`; a refusal ends it, a server in trouble does not. */
export const monitorQuery = (paused: boolean) =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ client, signal }): Promise<Histories> => {
      const known = client.getQueryData<Histories>(KEY)
      const report = await read('/api/monitor/server', heldOf(known), { signal, quiet: 'trouble' })
      return addReport(known, report)
    },
    refetchInterval: ({ state }) => (paused || (state.error && !isTrouble(state.error)) ? false : REFRESH_MS),
    refetchOnWindowFocus: !paused,
    staleTime: REFRESH_MS,
    // Every answer differs in every line: comparing the old with the new would be work for nothing.
    structuralSharing: false,
  })
