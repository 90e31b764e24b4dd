// What leaves by a call: what its contract lists, and nothing that its handler happens to have beside that.
import fastifyCookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/wire/call.ts'
import { createGuard } from '#server/http/callers/guard.ts'
import { createIdempotency } from '#server/http/idempotency.ts'
import { createPublicReads } from '#server/http/kept-answers/public-reads.ts'
import { createResponseCache } from '#server/http/kept-answers/response-cache.ts'
import { createOperationRecord } from '#server/http/monitoring/operation-record.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { createFairLine } from '#server/parts/long-work/fair-line.ts'
import { testApp } from '#server/testing/app.ts'

const { parts } = await testApp()

/** A server that answers these calls alone. */
async function router(): Promise<Router> {
  const app = Fastify()
  await app.register(fastifyCookie)
  const { db } = parts.storage
  const siteLanguage = () => 'en' as const
  const cache = createResponseCache()
  return {
    line: createFairLine({ atOnce: 8, waiting: 8, ms: 1000 }),
    ...{ app, cache, siteLanguage, store: parts.storage, secure: false, preview: async () => null },
    countryOf: () => '',
    guard: createGuard(parts, false, { proofMs: 0, now: parts.now }),
    reads: createPublicReads(cache, parts.storage.trace),
    operations: createOperationRecord(parts.operations, db, siteLanguage),
    idempotency: createIdempotency(db, parts.now),
    unchanged: (_, make) => make(),
  }
}

test('nothing leaves that the contract does not list, at whatever depth a handler has it', async () => {
  const output = z.object({ name: z.string(), roles: z.array(z.object({ id: z.int() })) })
  const shape = {
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({}),
    output,
    summary: 'A person.',
  } as const
  const asked = defineCall({ path: '/api/test/person', ...shape })
  const kept = defineCall({ path: '/api/test/kept', ...shape, madeFrom: ['news'] })
  const row = { name: 'Ann', password_hash: '$argon2id$', roles: [{ id: 1, granted_by: 'Bob' }] }
  const bound = await router()
  for (const call of [asked, kept]) serve(bound, call, async () => row)
  for (const method of ['POST', 'GET'] as const) {
    const url = method === 'GET' ? kept.path : asked.path
    const { data } = (await bound.app.inject({ method, url })).json()
    expect([method, data]).toEqual([method, { name: 'Ann', roles: [{ id: 1 }] }])
  }
})
