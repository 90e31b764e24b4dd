// Sends a file that is made from records: made once, and kept until one of them changes.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Router } from '#server/http/serve.ts'
import type { Storage } from '#server/storage/open.ts'
import type { Made } from './kept.ts'
import { SHARED, sendKept } from './send-kept.ts'

type From = {
  cache: Router['cache']
  storage: Pick<Storage, 'trace'>
  /** What it counts as made from where the trace cannot tell the records apart. */
  kinds: readonly string[]
}

/** Answers what sends text of `type` (with its character set) that `make` makes; the address without its query is the key. */
export const sendsMade =
  ({ cache, storage, kinds }: From) =>
  async (request: FastifyRequest, reply: FastifyReply, type: string, make: () => Promise<string>) => {
    const key = `file ${request.url.split('?', 1)[0]}`
    const traced = async (): Promise<Made> => {
      const { result: body, uses } = await storage.trace(make)
      return { body, madeFrom: [...uses.tags, 'site', ...(uses.everything ? kinds : [])] }
    }
    const kept = cache.get(key) ?? (await cache.make(key, traced))
    return sendKept(request, reply, kept, { type: `${type}; charset=utf-8`, cacheControl: SHARED })
  }
