// Binds one call of the contract to the function that answers it.
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/languages/language-codes.ts'
import { BODY_SIZES, type Call, type OutputOf, type TakenBy } from '#contract/wire/call.ts'
import { envelope, sendPrivate } from '#server/http/answers/answers.ts'
import { asBegun, mustReach, orAway } from '#server/http/answers/store-refusals.ts'
import { addressOf } from '#server/http/callers/address.ts'
import { type Asking, languageOf } from '#server/http/callers/asking.ts'
import type { Guard } from '#server/http/callers/guard.ts'
import { nobody } from '#server/http/callers/nobody.ts'
import { ownCookie, setOwnCookie } from '#server/http/callers/own-cookies.ts'
import { type FindPreview, markPreview, previewOf } from '#server/http/callers/previews.ts'
import { judgeDocs } from '#server/http/input/judged-docs.ts'
import { queryOf } from '#server/http/input/query-of.ts'
import { take } from '#server/http/input/take.ts'
import { uploadedBytes } from '#server/http/input/uploaded-bytes.ts'
import { type PublicReads, keyOf as readKeyOf } from '#server/http/kept-answers/public-reads.ts'
import type { ResponseCache } from '#server/http/kept-answers/response-cache.ts'
import { OWN_BROWSER, SHARED, sendKept, staleMark } from '#server/http/kept-answers/send-kept.ts'
import type { OperationRecord } from '#server/http/monitoring/operation-record.ts'
import type { FairLine } from '#server/parts/long-work/fair-line.ts'
import { createTurns } from '#server/parts/long-work/turns.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { Storage } from '#server/storage/open.ts'
import { readIn } from '#server/storage/reads/language-read.ts'
import type { WhileUnchanged } from '#server/storage/while-unchanged.ts'
import { type Idempotency, keyOf } from './idempotency.ts'

/** What features bind their calls to. */
export type Router = {
  app: FastifyInstance
  guard: Guard
  cache: ResponseCache
  /** Where visitors wait for reads that nothing is kept of. */
  line: FairLine
  /** The public reads, for pages that are rendered here. */
  reads: PublicReads
  operations: OperationRecord
  idempotency: Idempotency
  preview: FindPreview
  store: Pick<Storage, 'here' | 'away'>
  /** Answers of lists that depend on nothing but what is asked and the store. */
  unchanged: WhileUnchanged<string>
  siteLanguage: () => Language
  /** Answers from the twin while the store is away; false when that knows nothing. */
  away?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  /** Whether addresses are reached over https, so that cookies may say Secure. */
  secure: boolean
  /** The country that a request came from, if it is known. */
  countryOf: (request: FastifyRequest['raw']) => string
}

export type AskingPerson = Asking & { person: Person }
type AskingOf<C extends Call> = C['access'] extends 'anyone' ? Asking : AskingPerson

/**
 * Serves `call`: checks access before the body is read, parses input, answers, parses output so that nothing unlisted
 * leaves, and wraps the envelope. A call with `madeFrom` is kept until what it read changes and answers on GET as well;
 * an answer of `fromStoreAlone` depends on nothing but its query and the store, whoever asks and when. A write with `whileAway` is
 * done by that while the store is away, whatever it was sent under.
 */
export function serve<C extends Call>(
  router: Router,
  call: C,
  answer: (input: TakenBy<C>, asking: AskingOf<C>) => Promise<OutputOf<C>>,
  { fromStoreAlone = false, whileAway = undefined as typeof answer | undefined } = {},
) {
  const { madeFrom } = call
  // What is sent reaches whom it is about in any language; what staff read knows none.
  const isVisitors = call.access === 'anyone' && (madeFrom !== undefined || call.takes === 'query')
  const taken = (given: unknown) => take(call.input, given) as TakenBy<C>
  const makeOf = async (input: TakenBy<C>, asking: Asking) => {
    const turn = createTurns()
    if (call.size === 'content') await judgeDocs(input)
    const answering = () => answer(input, asking as AskingOf<C>)
    const answered = await (isVisitors ? readIn(asking.language, answering) : answering())
    // What is long is judged, and then written, in a turn of its own.
    await turn()
    const made = call.output.parse(answered)
    await turn()
    return made
  }
  const inputOf = (request: FastifyRequest) =>
    taken(call.takes === 'query' ? queryOf(request, madeFrom !== undefined) : (request.body ?? {}))
  const make = async (request: FastifyRequest, asking: Asking) =>
    envelope(await makeOf(inputOf(request), asking))
  if (!madeFrom) {
    const write: Handler = async (request, reply, asking) => {
      const anew = () => make(request, asking)
      const answer = fromStoreAlone ? () => router.unchanged(request.url, anew) : anew
      const once = () => router.idempotency.once(request, call, asking.person, answer)
      const instead = async () =>
        envelope(call.output.parse(await whileAway?.(inputOf(request), asking as AskingOf<C>)))
      return sendPrivate(reply, await (whileAway ? orAway(router.store, once, instead) : once()))
    }
    route(router, call, call.method ?? 'POST', write, { needsStore: !whileAway })
    return
  }
  router.reads.add(call.path, madeFrom, async (query, language, keepNothing) =>
    makeOf(taken(query), { ...nobody(language), keepNothing }),
  )
  const keep = (request: FastifyRequest, asking: Asking) => {
    const key = readKeyOf(asking.language, request.url)
    const kept = router.cache.get(key)
    if (kept) return kept
    // What is refused costs no place in line.
    const input = inputOf(request)
    const makeAnew = () =>
      router.reads.traced(call.path, async (keepNothing) =>
        envelope(await makeOf(input, { ...asking, keepNothing })),
      )
    return router.cache.make(key, () => router.line.run(asking.address, makeAnew))
  }
  /**
   * The answer of a preview, if one is asked for. It is the body and not the reply: a reply is thenable, and
   * whoever awaited it would be handed nothing and go on to what is published.
   */
  const shown = async (request: FastifyRequest, asking: Asking) => {
    const preview = await previewOf(request, router.preview)
    return preview?.show(() => make(request, { ...asking, preview: true }))
  }
  route(router, call, call.method ?? 'POST', async (request, reply, asking) => {
    const body = await shown(request, asking)
    if (body !== undefined) return sendPrivate(markPreview(reply), body)
    const kept = await keep(request, asking)
    return sendPrivate(reply.headers(staleMark(kept)), kept.body)
  })
  if (call.method === 'GET') return
  route(router, call, 'GET', async (request, reply, asking) => {
    const body = await shown(request, asking)
    if (body !== undefined) return sendPrivate(markPreview(reply), body)
    const kept = await keep(request, asking)
    // Without `lang` the answer depends on a cookie.
    const shared = (request.query as { lang?: unknown }).lang !== undefined
    return sendKept(request, reply, kept, {
      type: 'application/json; charset=utf-8',
      cacheControl: shared ? SHARED : OWN_BROWSER,
    })
  })
}

/** Serves a call that answers bytes instead of the envelope. */
export function servePicture(
  router: Router,
  call: Call & { form: 'picture' },
  draw: (asking: Asking) => Promise<{ bytes: Buffer; type: string }>,
) {
  route(router, call, 'POST', async (_request, reply, asking) => {
    const { bytes, type } = await draw(asking)
    return reply.header('cache-control', 'no-store').type(type).send(bytes)
  })
}

/** Serves a call that answers a file to keep; a stream is sent as it is made. */
export function serveFile<C extends Call & { form: 'file' }>(
  router: Router,
  call: C,
  make: (
    input: TakenBy<C>,
    asking: AskingPerson,
  ) => Promise<{ name: string; type: string; bytes: Buffer | Readable }>,
) {
  route(router, call, 'POST', async (request, reply, asking) => {
    const input = take(call.input, request.query) as TakenBy<C>
    const { name, type, bytes } = await make(input, asking as AskingPerson)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .type(type)
      .send(bytes)
  })
}

/** Serves a call that takes one file as multipart field `file` of at most `limit` bytes; its input stands in the query. */
export function serveUpload<C extends Call & { form: 'upload' }>(
  router: Router,
  call: C,
  limit: number,
  answer: (
    file: { bytes: Buffer; name: string },
    asking: AskingPerson,
    input: TakenBy<C>,
  ) => Promise<OutputOf<C>>,
) {
  const handle: Handler = async (request, reply, asking) => {
    const input = take(call.input, request.query) as TakenBy<C>
    // Held in memory only: an upload that breaks off leaves nothing behind.
    const part = await request.file({ limits: { fileSize: limit, files: 1, fields: 4 } })
    const bytes = part ? await uploadedBytes(request, part) : Buffer.alloc(0)
    if (part) router.operations.uploaded(request, { name: part.filename, bytes: bytes.length })
    const made = await answer({ bytes, name: part?.filename ?? '' }, asking as AskingPerson, input)
    return sendPrivate(reply, envelope(call.output.parse(made)))
  }
  route(router, call, 'POST', handle, { bodyLimit: limit + 64 * 1024 })
}

type Handler = (request: FastifyRequest, reply: FastifyReply, asking: Asking) => Promise<unknown>

type How = { bodyLimit?: number; needsStore?: boolean }

function route(
  router: Router,
  call: Call,
  method: 'GET' | 'POST',
  handle: Handler,
  { bodyLimit, needsStore = true }: How = {},
) {
  const { app, guard, operations, siteLanguage, secure, store, countryOf } = router
  const { bytes, values } = BODY_SIZES[call.size ?? 'fields']
  const people = new WeakMap<FastifyRequest, Person | null>()
  app.route({
    method,
    url: call.path,
    bodyLimit: bodyLimit ?? bytes,
    config: { values },
    onRequest: async (request) => {
      const asked = () => guard(call, request)
      const { person, refusal } = await (needsStore ? mustReach(call, store, asked) : asked())
      people.set(request, person)
      operations.begin(call, request, person)
      if (refusal) throw refusal
    },
    onSend: (request, reply) => operations.close(request, reply),
    handler: (request, reply) =>
      handle(request, reply, {
        person: people.get(request) ?? null,
        language: languageOf(request, siteLanguage),
        address: addressOf(request),
        host: request.host,
        country: countryOf(request.raw),
        agent: request.headers['user-agent'] ?? '',
        browser: request.headers['sec-fetch-site'] !== undefined,
        cookie: (name) => request.cookies[ownCookie(name, secure)] ?? '',
        requestId: request.id,
        preview: false,
        keepNothing: () => {},
        onceKey: call.once ? keyOf(request, call) : null,
        record: async (db, ...changes) => {
          await operations.change(request, reply, db, changes)
          await router.idempotency.done(request, db)
        },
        setCookie: (...cookie) => setOwnCookie(reply, secure, ...cookie),
      }).catch((error) => {
        throw asBegun(call, error)
      }),
  })
}
