import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { whenCalm } from './calm.ts'

/** Tests before these may leave a process that is about to end. */
const idle = () => false

test('memory is given back once after each busy time, never while somebody asks, and watchers do not count', () => {
  let asked = 0
  const given: number[] = []
  const look = whenCalm(
    () => asked,
    () => given.push(asked),
    idle,
  )
  const looks = (requests: readonly number[]) => {
    for (const more of requests) {
      asked += more
      look()
    }
  }
  looks([0, 1, 2, 0, 0, 1, 0])
  expect(given).toEqual([3])
  looks([900, 3, 0, 80, 0, 1, 1])
  expect(given).toEqual([3])
  looks([2, 2, 2, 2, 2])
  expect(given).toEqual([3, 991])
})

test('what was given up is given back', () => {
  let hold: object[] | null = Array.from({ length: 400_000 }, () => ({ a: {} }))
  const before = process.memoryUsage().heapUsed
  expect(hold).toHaveLength(400_000)
  hold = null
  const look = whenCalm(() => 0, undefined, idle)
  for (let times = 0; times < 4; times++) look()
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 10_000_000)
})

test('nothing is given back while a process of its own works for somebody', async () => {
  await vi.waitUntil(() => !process.getActiveResourcesInfo().includes('ProcessWrap'), { timeout: 25_000 })
  let given = 0
  const look = whenCalm(
    () => 0,
    () => given++,
  )
  const at = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  for (let times = 0; times < 6; times++) look()
  expect(given).toBe(0)
  at.stdin.end()
  await once(at, 'close')
  // What stood for it is let go of at the end of the turn.
  for (let turns = 0; turns < 2; turns++) await new Promise(setImmediate)
  for (let times = 0; times < 6; times++) look()
  expect(given).toBe(1)
})
