import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testApp } from '#server/testing/app.ts'

const TOKEN = 'a-token-for-the-metrics'
const app = await testApp({ METRICS_TOKEN: TOKEN })
const scrape = (authorization?: string) =>
  app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })

test('without a configured token there is no such address', async () => {
  const closed = await testApp()
  const reply = await closed.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  expect(reply.statusCode).toBe(404)
  expect(reply.body).not.toContain('site_')
})

test('no token and wrong ones are 401 and learn nothing', async () => {
  for (const wrong of [
    undefined,
    TOKEN,
    'Bearer ',
    `Bearer ${TOKEN}x`,
    `Basic ${TOKEN}`,
    `Bearer ${'x'.repeat(9000)}`,
  ]) {
    const reply = await scrape(wrong)
    expect([reply.statusCode, reply.body]).toEqual([401, 'Unauthorized\n'])
    expect(reply.headers['www-authenticate']).toBe('Bearer')
  }
})

test('every line is Prometheus text, and every metric has its HELP and TYPE before its values', async () => {
  const reply = await scrape(`Bearer ${TOKEN}`)
  expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.body.endsWith('\n')).toBe(true)
  const types = new Map<string, string>()
  const helped = new Set<string>()
  for (const line of reply.body.trimEnd().split('\n')) {
    const help = /^# HELP (site_[a-z0-9_]+) \S.*$/.exec(line)?.[1]
    const type = /^# TYPE (site_[a-z0-9_]+) (gauge|counter|histogram)$/.exec(line)
    const value =
      /^(site_[a-z0-9_]+)(?:\{[a-z]+="(?:[^"\\]|\\[\\"n])*"(?:,[a-z]+="(?:[^"\\]|\\[\\"n])*")*\})? (-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/.exec(
        line,
      )
    if (help) {
      expect(helped.has(help)).toBe(false)
      helped.add(help)
    } else if (type?.[1]) {
      expect(helped.has(type[1])).toBe(true)
      types.set(type[1], type[2] ?? '')
    } else {
      expect(line).toSatisfy(() => value !== null)
      const name = value?.[1] ?? ''
      expect([...types.keys()].at(-1)).toBe(types.has(name) ? name : name.replace(/_(bucket|sum|count)$/, ''))
    }
  }
  expect([...types.keys()].sort()).toEqual([...helped].sort())
  expect(types.get('site_process_resident_memory_bytes')).toBe('gauge')
  expect(types.get('site_http_requests_total')).toBe('counter')
})

test('requests are counted by outcome, and the buckets of their times add up', async () => {
  const figureOf = (body: string, line: string) =>
    Number(
      body
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')
        .at(-1),
    )
  const before = (await scrape(`Bearer ${TOKEN}`)).body
  await app.inject({ url: '/healthz' })
  await app.inject({ url: '/api/nowhere' })
  const after = (await scrape(`Bearer ${TOKEN}`)).body
  const grown = (line: string) => figureOf(after, line) - figureOf(before, line)
  // The first scrape itself was answered in between.
  expect(grown('site_http_requests_total{outcome="answered"}')).toBe(2)
  expect(grown('site_http_requests_total{outcome="refused"}')).toBe(1)
  expect(grown('site_http_request_duration_seconds_bucket{le="+Inf"}')).toBe(3)
  expect(grown('site_http_request_duration_seconds_count')).toBe(3)
})

test('alerts and board ask for metrics that there are', async () => {
  const { body } = await scrape(`Bearer ${TOKEN}`)
  const there = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  // Left out of the first sample, which is taken before any timer was late.
  there.add('site_event_loop_delay_seconds')
  for (const file of ['alerts.yaml', 'grafana.json']) {
    const asked = readFileSync(new URL(`../../../deploy/watching/${file}`, import.meta.url), 'utf8')
    const names = [...asked.matchAll(/\bsite_[a-z0-9_]+/g)].map(([name]) => name.replace(/_bucket$/, ''))
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !there.has(name))).toEqual([])
  }
})
