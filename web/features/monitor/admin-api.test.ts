import { expect, test } from 'vitest'
import type { MonitorReport, MonitorSample } from '#contract/monitoring/monitor.ts'
import { addReport, heldOf } from './admin-api.ts'

const BEGIN = 1_780_000_000_000
const report = (id: string, ...seconds: number[]) =>
  ({
    node: { id, host: id, pid: 1, startedAt: '' },
    samples: seconds.map((second) => ({ time: BEGIN + second * 1000 }) as MonitorSample),
  }) as MonitorReport
const timesOf = (histories: ReturnType<typeof addReport>) =>
  histories.nodes.map(({ facts, samples }) => [
    facts.node.id,
    ...samples.map(({ time }) => (time - BEGIN) / 1000),
  ])

test('samples of later answers follow those that were known, none twice', () => {
  const first = addReport(undefined, report('a', 0, 5))
  expect(heldOf(first)).toEqual({ node: 'a', after: BEGIN + 5000 })
  expect(timesOf(addReport(first, report('a', 5, 10)))).toEqual([['a', 0, 5, 10]])
  expect(heldOf(undefined)).toEqual({})
})

test('two nodes behind one address keep histories of their own, in an order that stays', () => {
  let known = addReport(undefined, report('b', 0))
  known = addReport(known, report('a', 2))
  known = addReport(known, report('b', 0, 5))
  expect(timesOf(known)).toEqual([
    ['a', 2],
    ['b', 0, 5],
  ])
})

test('a node that fell silent is let go, and so is what is older than half an hour', () => {
  const known = addReport(addReport(undefined, report('a', 0)), report('b', 200))
  expect(timesOf(known)).toEqual([['b', 200]])
  expect(timesOf(addReport(known, report('b', 2100)))).toEqual([['b', 2100]])
})
