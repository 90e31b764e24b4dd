// Work that anybody may ask for: bounded, in turn for each who asks.
import { expect, test } from 'vitest'
import { createFairLine, TurnedAway } from './fair-line.ts'

/** Work that ends when it is told to, and notes when it began. */
function works() {
  const begun: string[] = []
  const gates = new Map<string, () => void>()
  const work = (name: string) => async () => {
    begun.push(name)
    await new Promise<void>((resolve) => gates.set(name, resolve))
    return name
  }
  /** Ends the work that runs, one after another, until nothing begins any more. */
  async function endAll() {
    while (gates.size > 0) {
      const [[name, end] = ['', () => {}]] = gates
      gates.delete(name)
      end()
      for (let turn = 0; turn < 4; turn++) await new Promise(setImmediate)
    }
  }
  return { begun, work, endAll }
}

test('few at once, and askers take turns however much one of them wants', async () => {
  const { begun, work, endAll } = works()
  const line = createFairLine({ atOnce: 2, waiting: 10, ms: 1000 }, () => 0)
  const asked = [
    ...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => line.run('a', work(name))),
    ...['b1', 'b2'].map((name) => line.run('b', work(name))),
  ]
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'a2'])
  await endAll()
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2', 'a5'])
  expect(await Promise.all(asked)).toHaveLength(7)
})

test('what takes a while begins in a turn of the loop of its own, so that others get theirs; what is quick shares one', async () => {
  let clock = 0
  let turns = 0
  const count = () => {
    turns += 1
    if (turns < 50) setImmediate(count)
  }
  setImmediate(count)
  const turnsOf = async (ms: number) => {
    const line = createFairLine({ atOnce: 4, waiting: 10, ms: 1000 }, () => clock)
    const begun: number[] = []
    const work = async () => {
      begun.push(turns)
      clock += ms
    }
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((asker) => line.run(asker, work)))
    return new Set(begun).size
  }
  expect(await turnsOf(2)).toBe(6)
  expect(await turnsOf(0.1)).toBe(2)
})

test('a full line takes the last place of whoever has most, and those who waited too long go', async () => {
  const { begun, work, endAll } = works()
  let clock = 0
  const line = createFairLine({ atOnce: 1, waiting: 3, ms: 1000 }, () => clock)
  const outcomes: Record<string, string> = {}
  const ask = async (asker: string, name: string) => {
    const outcome = await line.run(asker, work(name)).catch((error: unknown) => error)
    outcomes[name] = outcome instanceof TurnedAway ? 'away' : String(outcome)
  }
  const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name))
  asked.push(ask('b', 'b1'))
  await Promise.resolve()
  clock = 900
  asked.push(ask('c', 'c1'))
  clock = 1500
  await endAll()
  await Promise.all(asked)
  expect(outcomes).toEqual({ a1: 'a1', a2: 'away', a3: 'away', a4: 'away', b1: 'away', c1: 'c1' })
  expect(begun).toEqual(['a1', 'c1'])
  expect(line.turnedAway()).toBe(4)
  expect(await Promise.all([line.run('a', async () => 'again')])).toEqual(['again'])
})

test('work that fails gives its place free', async () => {
  const line = createFairLine({ atOnce: 1, waiting: 5, ms: 1000 })
  const failing = line.run('a', () => Promise.reject(new Error('broken')))
  const next = line.run('a', async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
