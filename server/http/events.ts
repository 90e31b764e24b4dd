// Streams of server-sent events: one event when a stream opens and one whenever its kinds change, on whichever node.
import { PassThrough } from 'node:stream'
import { CODE } from '#contract/wire/answer.ts'
import type { Call } from '#contract/wire/call.ts'
import { Failure } from '#server/failure.ts'
import type { Bus } from '#server/parts/bus.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import { serverTexts } from '#server/texts.ts'
import type { Router } from './serve.ts'

const words = serverTexts('server/http/answers')

/** The type of such a stream. */
export const EVENTS = 'text/event-stream; charset=utf-8'
/** Streams of one person and of all on this node, at most. */
const OF_ONE = 8
const OF_ALL = 1_000
/** How often a stream says that it is there, and asks whether its session still is. */
const BEAT_MS = 20_000
/** Changes that come together are told together. */
const TOGETHER_MS = 200
/** A reader that takes nothing is let go. */
const WAITING_BYTES = 64 * 1024

type Stream = { person: Person; out: PassThrough; tell: () => Promise<void> }

/** Serves `call` as a stream of events called `name`, whose data `make` answers for each person. */
export function serveEvents(
  { app, guard }: Router,
  bus: Bus,
  call: Call & { form: 'events' },
  { name, kind }: { name: string; kind: string },
  make: (person: Person) => Promise<unknown>,
) {
  const open = new Set<Stream>()
  let timer: NodeJS.Timeout | undefined

  bus.listen((kinds) => {
    if (timer || open.size === 0 || (kinds !== null && !kinds.includes(kind))) return
    timer = setTimeout(() => {
      timer = undefined
      for (const stream of open) void stream.tell()
    }, TOGETHER_MS)
  })
  const beat = setInterval(() => {
    for (const { out } of open) write(out, ':\n\n')
  }, BEAT_MS).unref()
  // A server that stops ends its streams first; browsers come back to another node.
  app.addHook('preClose', async () => {
    clearInterval(beat)
    clearTimeout(timer)
    for (const { out } of open) out.end()
  })

  app.get(call.path, async (request, reply) => {
    const { person, refusal } = await guard(call, request)
    if (refusal || !person) throw refusal
    if ([...open].filter((stream) => stream.person.id === person.id).length >= OF_ONE) throw tooMany()
    if (open.size >= OF_ALL) throw full()
    const out = new PassThrough()

    /** Ends the stream when the session or the right is gone, whoever took it. */
    async function tell() {
      try {
        const now = await guard(call, request)
        if (now.refusal || !now.person) out.end()
        else write(out, `event: ${name}\ndata: ${JSON.stringify(await make(now.person))}\n\n`)
      } catch {
        // The store is away: the reader comes back by itself.
        out.end()
      }
    }
    const stream: Stream = { person, out, tell }
    open.add(stream)
    const watch = setInterval(() => void check(), BEAT_MS).unref()
    async function check() {
      const now = await guard(call, request).catch(() => null)
      if (now && (now.refusal || !now.person)) out.end()
    }
    const close = () => {
      open.delete(stream)
      clearInterval(watch)
    }
    out.once('close', close)
    reply.raw.once('close', () => out.destroy())

    out.write('retry: 3000\n\n')
    void tell()
    return reply
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .header('content-type', EVENTS)
      .send(out)
  })
}

function write(out: PassThrough, text: string) {
  if (out.writableLength > WAITING_BYTES) out.destroy()
  else if (out.writable) out.write(text)
}

const tooMany = () => new Failure(CODE.tooMany, words.tooManyPages)

const full = () => new Failure(CODE.unavailable, words.busy)
