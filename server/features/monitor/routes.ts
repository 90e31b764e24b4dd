// How this node is doing, for who may see it; answered from memory.
import { monitorCalls, SAMPLE_MS } from '#contract/monitoring/monitor.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'

export function monitorRoutes(router: Router, { monitor }: Pick<Parts, 'monitor'>) {
  serve(router, monitorCalls.server, async ({ node, after = 0 }) => {
    const facts = monitor.facts()
    // Samples of another node, or of this one before it was started again, do not continue here.
    const from = node === facts.node.id ? after : 0
    return { ...facts, everyMs: SAMPLE_MS, samples: monitor.since(from) }
  })
}
