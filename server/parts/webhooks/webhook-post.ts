// Posts to an address that staff entered: never to this machine or its network, never led elsewhere, never for long.
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { Undeliverable } from '#server/parts/outbox/outbox.ts'
import { isPrivateAddress, lookUpPublic, OutsideRefused } from './outside.ts'

export const POST_MS = 10_000
/** Of an answer so much is read, and so much of that is kept. */
const READ_BYTES = 4_096
const KEPT = 500

export type Posted = { status: number; answer: string }

type Post = {
  url: string
  headers: Record<string, string>
  body: string
  /** Also to the own network. */
  privateToo: boolean
  signal: AbortSignal
}

/**
 * The status and how the answer begins, whatever it is; redirects are not followed. The name is looked up once, every
 * address it has is judged, and what is connected to is what was judged. Throws when there is no answer.
 */
export async function post({ url, headers, body, privateToo, signal }: Post): Promise<Posted> {
  const address = URL.canParse(url) ? new URL(url) : null
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') throw refused('only http and https')
  if (address.username || address.password) throw refused('no passwords in addresses')
  if (!privateToo && isPrivateHost(address.hostname)) throw refusedAsPrivate()
  const bytes = Buffer.from(body)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(POST_MS)])
  const done = Promise.withResolvers<Posted>()
  const outgoing = (address.protocol === 'https:' ? requestHttps : requestHttp)(
    address,
    {
      method: 'POST',
      agent: false,
      signal: limit,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(bytes.length),
        'accept-encoding': 'identity',
      },
      ...(!privateToo && { lookup: lookUpPublic }),
    },
    (reply) => {
      const status = reply.statusCode ?? 0
      const chunks: Buffer[] = []
      let size = 0
      const settle = () => done.resolve({ status, answer: textOf(Buffer.concat(chunks)) })
      reply.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size < READ_BYTES) return
        settle()
        reply.destroy()
      })
      reply.on('end', settle)
      reply.on('error', done.reject)
    },
  )
  outgoing.on('error', done.reject)
  outgoing.end(bytes)
  try {
    return await done.promise
  } catch (error) {
    if (error instanceof OutsideRefused && error.why === 'private') throw refusedAsPrivate()
    if (limit.aborted && !signal.aborted) throw new Error(`no answer within ${POST_MS / 1000} s`)
    throw error
  }
}

/** Whether an address says by itself that it lies in the own network; names are judged when they are looked up. */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase()
  if (isIP(name) !== 0) return isPrivateAddress(name)
  return /(^|\.)localhost\.?$/.test(name)
}

const textOf = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]+/g, ' ')
    .slice(0, KEPT)
    .toWellFormed()

const refused = (why: string) => new Undeliverable(`refused: ${why}`)
const refusedAsPrivate = () =>
  refused('the address belongs to this machine or to a private network (WEBHOOK_PRIVATE)')
