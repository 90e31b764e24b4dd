// What a node tells a collector of OpenTelemetry, and that it loads nothing of it unasked.
import { afterAll, expect, test } from 'vitest'
import { webhookCalls } from '#contract/deliveries/webhook.ts'
import { authCalls } from '#contract/people/auth.ts'
import { programs } from '#server/testing/program.ts'
import { webReceiver } from '#server/testing/web-receiver.ts'

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number }
type Named = { attributes: { key: string; value: Value }[] }
type Span = Named & {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number }
}
type Record = Named & { body: Value; severityText: string; traceId?: string }
type Metric = { name: string; unit: string } & { [type: string]: { dataPoints: Named[] } }
type Scoped<Key extends string, One> = { scope: { name: string } } & { [key in Key]: One[] }
type Sent = {
  resourceSpans?: { resource: Named; scopeSpans: Scoped<'spans', Span>[] }[]
  resourceLogs?: { resource: Named; scopeLogs: Scoped<'logRecords', Record>[] }[]
  resourceMetrics?: { resource: Named; scopeMetrics: Scoped<'metrics', Metric>[] }[]
}

const PASSWORD = 'Lanbo-2026!'
const { place, run } = programs()
const collector = await webReceiver()
afterAll(collector.close)
collector.state.answer = '{}'
const endpoint = new URL(collector.address).origin
const settings = { ADMIN_PASSWORD: PASSWORD, CAPTCHA: 'off', WEBHOOK_PRIVATE: 'allow' }

const post = async <Data>(address: string, path: string, input: object, token = '') => {
  const headers = { 'content-type': 'application/json', 'x-token': token }
  const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(input) })
  return ((await reply.json()) as { data: Data }).data
}
const valuesOf = ({ attributes }: Named) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  )
const sent = (): Sent[] => collector.received.map(({ body }) => JSON.parse(body) as Sent)
const spans = () =>
  sent().flatMap(({ resourceSpans = [] }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
const records = () =>
  sent().flatMap(({ resourceLogs = [] }) =>
    resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap((scope) => scope.logRecords)),
  )
const metrics = () =>
  sent().flatMap(({ resourceMetrics = [] }) =>
    resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)),
  )
const stopped = async ({ child, ended }: ReturnType<typeof run>) => {
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
}

test('requests, what they ask the store, what is delivered, logs and gauges reach the collector by the names of the conventions', async () => {
  collector.received.length = 0
  const hook = await webReceiver()
  const server = run({
    ...(await place()),
    ...settings,
    ...{ LOG_LEVEL: 'info', TRUSTED_PROXIES: '127.0.0.1' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' },
    ...{ OTEL_SERVICE_NAME: 'company', OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test' },
  })
  const address = await server.address
  const { token } = await post<{ token: string }>(address, authCalls.login.path, {
    ...{ username: 'admin', password: PASSWORD, code: '' },
  })
  await post(address, '/api/user/getUserInfo?token=secret', {}, token)
  const added = { name: 'ERP', address: hook.address, events: ['publish'], kinds: [], active: true }
  const { id } = await post<{ id: number }>(address, webhookCalls.add.path, added, token)
  await post(address, webhookCalls.test.path, { id }, token)
  await expect.poll(() => hook.received.length).toBe(1)
  await hook.close()
  const parent = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${parent}-b7ad6b7169203331-01` }
  await fetch(`${address}/healthz`, { headers: { ...headers, 'x-forwarded-for': '203.0.113.9' } })
  await fetch(`${address}/nothing-here`, { headers })
  await stopped(server)

  const asked = (name: string) => spans().find((span) => span.name === name)
  const info = asked('POST /api/user/getUserInfo')
  expect(info?.kind).toBe(2)
  expect(info && valuesOf(info)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/user/getUserInfo',
    'http.response.status_code': 200,
    'url.path': '/api/user/getUserInfo',
    'url.scheme': 'http',
    'network.protocol.version': '1.1',
  })
  const within = spans().filter((span) => span.parentSpanId === info?.spanId)
  expect(within.map(({ name }) => name)).toContain('SELECT session')
  expect(valuesOf(within.find(({ name }) => name === 'SELECT session') as Span)).toMatchObject({
    'db.system.name': process.env.TEST_DATABASE === 'postgres' ? 'postgresql' : 'sqlite',
    'db.operation.name': 'SELECT',
    'db.collection.name': 'session',
    'db.query.text': expect.stringMatching(/^select .* from "session"/),
  })
  // Who came through a proxy that is believed goes on with its trace; whoever else begins one.
  expect(asked('GET /healthz')?.traceId).toBe(parent)
  const missing = spans().find((span) => valuesOf(span)['url.path'] === '/nothing-here')
  expect(missing?.name).toBe('GET')
  expect(missing?.traceId).not.toBe(parent)

  const delivery = asked('deliver webhook')
  const call = spans().find(
    (span) => span.parentSpanId === delivery?.spanId && span.kind === 3 && span.name === 'POST',
  )
  expect(call && valuesOf(call)).toMatchObject({
    ...{ 'server.address': '127.0.0.1', 'server.port': Number(new URL(hook.address).port) },
    'http.response.status_code': 200,
  })

  const line = records().find(({ body }) => body.stringValue === 'POST /api/user/getUserInfo 200')
  expect(line?.severityText).toBe('INFO')
  expect(line?.traceId).toBe(info?.traceId)
  expect(line && valuesOf(line)['url.path']).toBe('/api/user/getUserInfo')

  const named = metrics().map(({ name, unit }) => `${name} ${unit}`)
  expect(named).toEqual(
    expect.arrayContaining([
      'http.server.request.duration s',
      'http.server.active_requests {request}',
      'http.client.request.duration s',
      'db.client.operation.duration s',
      'site.delivery.duration s',
      'process.memory.usage By',
      'nodejs.eventloop.utilization 1',
      'site.database.up 1',
    ]),
  )
  const everything = JSON.stringify(sent())
  for (const secret of [PASSWORD, token, 'token=secret', '/hook']) expect(everything).not.toContain(secret)
  const [resource] = sent().flatMap(({ resourceSpans = [] }) => resourceSpans.map((one) => one.resource))
  expect(resource && valuesOf(resource)).toMatchObject({
    ...{ 'service.name': 'company', 'deployment.environment.name': 'test', 'process.runtime.name': 'nodejs' },
  })
})

// What follows is the same whatever the store is.
const once = process.env.TEST_DATABASE !== 'postgres'

test.runIf(once)('a collector that is away holds up no answer and no stop, and is told of once', async () => {
  const server = run({
    ...(await place()),
    // Nobody listens there.
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
  })
  const address = await server.address
  for (let at = 0; at < 20; at++) expect((await fetch(`${address}/healthz`)).status).toBe(200)
  await expect.poll(server.output, { timeout: 10_000 }).toContain('Telemetry could not be sent')
  await stopped(server)
  expect(server.output().match(/Telemetry could not be sent/g)).toHaveLength(1)
})

test.runIf(once)(
  'it is sent as Protocol Buffers unless said otherwise, and what is switched off is not sent',
  async () => {
    collector.received.length = 0
    const server = run({
      ...(await place()),
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_LOGS_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' },
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-owner',
    })
    await fetch(`${await server.address}/healthz`)
    await stopped(server)
    const sentTo = new Set(collector.received.map(({ url }) => url))
    expect([...sentTo]).toEqual(['/v1/traces'])
    const [first] = collector.received
    expect(first?.headers).toMatchObject({
      'content-type': 'application/x-protobuf',
      'x-key': 'of-the-owner',
    })
    expect(collector.received.map(({ body }) => body).join('')).toContain('GET /healthz')
  },
)

/** Tells of what is loaded of a library, before anything is. */
const TELLING = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ resolve(name, context, next) {
    if (name.startsWith('@opentelemetry')) process.stderr.write('loads ' + name + '\\n')
    return next(name, context)
  } })`)}`

test.runIf(once).each([
  ['nothing of it is loaded while no collector is named', {}, false],
  ['nothing of it is loaded while it is switched off', { OTEL_SDK_DISABLED: 'true' }, false],
  ['it is loaded when one is named', {}, true],
])('%s', async (_name, more, named) => {
  const where = named || 'OTEL_SDK_DISABLED' in more ? { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } : {}
  const command = ['--import', TELLING, 'server/main.ts']
  const server = run({ ...(await place()), ...where, ...more }, { command })
  await fetch(`${await server.address}/healthz`)
  await stopped(server)
  expect(server.output().includes('loads @opentelemetry')).toBe(named)
})
