// Asking the nodes as browsers and a load balancer do: a write is sent again, under its key, until somebody knows what came of it.
import { setTimeout as wait } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'
import type { Node } from './node.ts'

const PATIENCE_MS = 15_000
const AGAIN_MS = 150
/** After so long nobody tries any more. */
const GIVES_UP_MS = 90_000

export type Reply = { status: number; body: string; began: number; ended: number }

/** Throws where no answer came. */
export async function ask(node: Node, path: string, init: RequestInit = {}): Promise<Reply> {
  const began = performance.now()
  const reply = await fetch(node.address + path, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const body = await reply.text()
  return { status: reply.status, body, began, ended: performance.now() }
}

/** `perhaps`: refused, but an earlier try may have been done; `unknown`: there was no answer to the end. */
export type Outcome<Data> =
  | { is: 'done'; data: Data; sent: number; acked: number }
  | { is: 'conflict' | 'perhaps' | 'unknown' }

let keys = 0

export function createDesk(nodes: readonly Node[], ledger: Ledger, signIn: (node: Node) => Promise<string>) {
  let token = ''
  let at = 0
  const another = () => nodes[at++ % nodes.length] as Node

  /** A form is sent as one, anything else as JSON. */
  async function once(path: string, input: object, headers: Record<string, string>): Promise<Reply | null> {
    const node = another()
    if (node.life() === 0) return null
    const sent =
      input instanceof FormData
        ? { headers, body: input }
        : { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(input) }
    return ask(node, path, { method: 'POST', ...sent }).catch(() => null)
  }

  async function send<Data>(
    path: string,
    input: object,
    more: Record<string, string> = {},
  ): Promise<Outcome<Data>> {
    const key = `chaos-${process.pid}-${++keys}`
    const sent = performance.now()
    let tried = false
    while (performance.now() - sent < GIVES_UP_MS) {
      const staff = more['x-forwarded-for'] === undefined
      const reply = await once(path, input, {
        ...more,
        ...(staff && { 'x-token': token }),
        'idempotency-key': key,
      })
      if (staff && reply) ledger.looks('staff')
      if (reply?.status === 200)
        return { is: 'done', data: JSON.parse(reply.body).data as Data, sent, acked: performance.now() }
      if (reply?.status === 409) return { is: tried ? 'perhaps' : 'conflict' }
      if (reply && reply.status !== 503 && reply.status !== 507) {
        ledger.breaks('staff', `${path} answered ${reply.status} ${reply.body.slice(0, 200)}`)
        if (reply.status === 401) await begin()
        await wait(1_000)
      }
      tried = true
      await wait(AGAIN_MS)
    }
    return { is: 'unknown' }
  }

  async function begin() {
    for (let tries = 0; tries < 200; tries++) {
      try {
        token = await signIn(another())
        return
      } catch {
        await wait(AGAIN_MS)
      }
    }
    throw new Error('nobody could sign in')
  }

  return {
    begin,
    send,
    /** Reads as staff, from whichever node can. */
    async read<Data>(path: string, query: Record<string, string | number>): Promise<Data> {
      const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      for (let tries = 0; tries < 400; tries++) {
        const reply = await ask(another(), `${path}?${asked}`, {
          method: 'POST',
          headers: { 'x-token': token },
        }).catch(() => null)
        if (reply?.status === 200) return JSON.parse(reply.body).data as Data
        await wait(AGAIN_MS)
      }
      throw new Error(`${path} could not be read`)
    },
  }
}
export type Desk = ReturnType<typeof createDesk>
