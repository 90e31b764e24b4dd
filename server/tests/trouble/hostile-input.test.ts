// Every call against input that was made to stop a server: whoever sends it, the answer is short and nobody else waits for it.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS } from '#contract/calls.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { BODY_SIZES, type Call } from '#contract/wire/call.ts'
import { testApp, type With } from '#server/testing/app.ts'
import { leastHolding } from '#server/testing/held-loop.ts'

/** Computing between two turns of the loop, in milliseconds, and bytes of an answer (decision 33). */
const HELD = 50
const ANSWER = 16 * 1024
const MB = 1024 * 1024

const fieldsOf = ({ input }: Call) => (input instanceof z.ZodObject ? Object.keys(input.shape) : [])

const wide = (bytes: number) =>
  `{${Array.from({ length: Math.floor(bytes / 14) }, (_, at) => `"k${at}":${at}`).join(',')}}`
/** More than any call takes; beyond the limit one is as good as another. */
const TOO_MUCH = wide(MB * 1.1)

/** Wide, deep, long and repeated, of about so many bytes. */
function bodiesOf(call: Call, bytes: number): string[] {
  const fields = fieldsOf(call)
  const each = (value: string) => `{${fields.map((name) => `"${name}":${value}`).join(',')}}`
  const room = Math.max(1, Math.floor((bytes - 1_000) / Math.max(1, fields.length)))
  const times = (text: string, length = room) => text.repeat(Math.max(1, Math.floor(length / text.length)))
  const doc = (content: string) => `{"zh":{"type":"doc","content":[${content}]}}`
  return [
    wide(bytes),
    times('{"a":', bytes),
    `{"a":${times('[', bytes)}`,
    each(`"${times('x')}"`),
    each(`"${times('\u00a0')}!"`),
    each(`"${times('## a\\n')}"`),
    each(`[${times('0,')}0]`),
    each(`[${times('{"zh":1},')}{}]`),
    each(`{"zh":"${times('- a\\n\\n')}"}`),
    each(doc(`${times('{"type":"paragraph"},')}{"type":"x"}`)),
    each(doc(`{"type":"paragraph","content":[${times('{"type":"text","text":"a"},')}{"type":"x"}]}`)),
    each(
      `{${Array.from({ length: Math.min(900, Math.floor(room / 12)) }, (_, at) => `"k${at}":[]`).join(',')}}`,
    ),
  ]
}

function addressesOf(call: Call): string[] {
  const names = Array.from({ length: 3_800 }, (_, at) => at.toString(36).padStart(3, 'z'))
  const long = 'a%20'.repeat(3_500)
  return [
    `lang=en&${names.join('&')}`,
    `lang=en${'&lang=en'.repeat(1_700)}`,
    ...fieldsOf(call).map((name) => `${name}=${long}`),
    `filter=${'a:1,2;'.repeat(2_000)}`,
    `keyword=${'-_.'.repeat(4_000)}`,
  ]
}

const collect = () => {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}
const inUse = () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / MB
}

// What is refused reaches no store.
describe.skipIf(process.env.TEST_DATABASE === 'postgres')('every call', async () => {
  const app = await testApp({ SESSION_IDLE_MINUTES: '1000', SESSION_LIFE_MINUTES: '1000' })

  async function judge(call: Call, method: 'GET' | 'POST', url: string, payload: string | null, who: With) {
    const headers = {
      ...(who.token && { 'x-token': who.token }),
      ...(payload !== null && { 'content-type': 'application/json' }),
    }
    const send = () => app.inject({ method, url, headers, ...(payload !== null && { payload }) })
    const { result, held } = await leastHolding(send, HELD)
    const about = `${call.path} ${result.statusCode} ${(payload ?? url).slice(0, 60)}`
    expect(held, about).toBeLessThan(HELD)
    expect(result.statusCode, about).toBeLessThan(500)
    if (result.statusCode !== 200) expect(result.rawPayload.length, about).toBeLessThan(ANSWER)
    return result.statusCode
  }

  test.each(['guests', 'staff'])(
    'keeps nobody waiting for what %s send, and gives the memory back',
    { timeout: 120_000 },
    async (who) => {
      let asker: With = who === 'staff' ? await app.signIn() : {}
      const before = inUse()
      for (const call of CALLS) {
        if (call.form === 'events' || call.path === '/api/auth/logout') continue
        const method = call.method ?? 'POST'
        const { bytes } = BODY_SIZES[call.size ?? 'fields']
        // What a guest sends to a call for staff is all the same.
        const isHeard = who === 'staff' || call.access === 'anyone'
        const within = () => (isHeard ? bodiesOf(call, bytes) : [wide(bytes)])
        for (const body of call.takes === 'body' ? [...within(), TOO_MUCH] : []) {
          if ((await judge(call, method, call.path, body, asker)) === 401 && who === 'staff')
            asker = await app.signIn()
        }
        if (call.takes === 'query')
          for (const query of addressesOf(call).slice(0, isHeard ? undefined : 1))
            await judge(call, method, `${call.path}?${query}`, null, asker)
      }
      expect(inUse() - before).toBeLessThan(48)
    },
  )

  /** A piece of news with this running text, all else as it should be. */
  const newsWith = (body: unknown) => ({
    title: { zh: 'T' },
    summary: { zh: 'S' },
    category: 'company',
    date: '2026-01-01',
    body,
  })
  const line = (at: number) => ({
    type: 'text',
    text: `流量计 flow meter ${at}`,
    marks: [{ type: at % 2 ? 'bold' : 'italic' }],
  })
  const lines = Array.from({ length: 2_000 }, (_, at) => ({ type: 'paragraph', content: [line(at)] }))
  const full = { type: 'doc', content: lines }
  const plain = '流量计 flow meter\n\n'.repeat(2_900)
  test.each<[string, unknown, number]>([
    ['as large as it may be', { zh: full, en: full, es: full }, 200],
    ['as plain words of many lines', { zh: plain, en: plain, es: plain }, 200],
    ['of headings alone', { zh: '## a\n'.repeat(11_000), en: '## \n'.repeat(11_000) }, 400],
    ['of more lines with words than it may have', { zh: `${plain}${plain}`, en: '- a\n'.repeat(3_001) }, 400],
    ['of 800 kB of headings', { zh: '## \n'.repeat(160_000) }, 400],
    ['of empty lines', { zh: { type: 'doc', content: Array(20_000).fill({ type: 'paragraph' }) } }, 200],
    [
      'of one line in pieces',
      {
        zh: {
          type: 'doc',
          content: [{ type: 'paragraph', content: Array(20_000).fill({ type: 'text', text: 'a' }) }],
        },
      },
      200,
    ],
  ])('a text %s is written or refused in steps', async (_, body, status) => {
    const { token } = await app.signIn()
    const payload = newsWith(body)
    const send = () =>
      app.inject({ method: 'POST', url: newsCalls.add.path, payload, headers: { 'x-token': String(token) } })
    const { result, held } = await leastHolding(send, HELD)
    expect([result.statusCode, result.body.slice(0, status === 200 ? 0 : 200)]).toEqual([
      status,
      expect.any(String),
    ])
    expect(held).toBeLessThan(HELD)
  })

  test('the largest record is written, published, read, copied and listed in steps', async () => {
    const headers = { 'x-token': String((await app.signIn()).token) }
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers })
    const ask = (url: string, query: Record<string, string>) =>
      app.inject({ method: 'POST', url, query, headers })
    const judge = async (send: () => ReturnType<typeof ask>) => {
      const { result, held } = await leastHolding(send, HELD)
      const { data } = result.json() as { data: { id: number; version: number } }
      expect([result.statusCode, held < HELD ? 'in steps' : held], send.toString()).toEqual([200, 'in steps'])
      return data
    }
    const largest = newsWith({ zh: full, en: full, es: full })
    const { id, version } = await judge(() => post(newsCalls.add.path, largest))
    let current = version
    await judge(async () => {
      const title = { zh: `T${current}` }
      const reply = await post(newsCalls.update.path, { ...largest, id, version: current, title })
      current = reply.json().data.version
      return reply
    })
    await judge(() => post(newsCalls.publish.path, { id, version: current }))
    await judge(() => ask(newsCalls.read.path, { id: String(id) }))
    await judge(() => post(newsCalls.duplicate.path, { id }))
    await judge(async () => {
      // Another copy is published, so that nothing is kept.
      await post(newsCalls.publish.path, { id, version: current })
      return ask(newsCalls.getById.path, { id: String(id), lang: 'en' })
    })
    for (let at = 0; at < 8; at++) await post(newsCalls.duplicate.path, { id })
    await judge(() => ask(newsCalls.list.path, { limit: '100' }))
  })
})
