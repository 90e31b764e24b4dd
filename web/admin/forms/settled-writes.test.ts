// A form whose answers are lost: nothing is done twice, what is typed meanwhile is written onto what was stored, and strangers stay strangers.
import { expect, test } from 'vitest'
import { Refused, Unreachable } from '#web/client/send.ts'
import { settledWrites } from './settled-writes.ts'

type Held = { version: number; text: string }
const LOST = new Unreachable('offline', 'the line broke')

/** A form over one record; `outcomes` are what becomes of its writes, one after the other. */
function form(outcomes: (Held | Error)[]) {
  const sent: string[] = []
  const settled: Held[] = []
  const write = settledWrites<Held, string>(
    (current, text) => ((current as Held).text === text ? (current as Held) : null),
    (held) => settled.push(held),
  )
  const save = (onto: Held, text: string) =>
    write({
      onto,
      fields: text,
      send: async (at, fields) => {
        if (at.text === fields) return at
        sent.push(`${at.version}→${fields}`)
        const outcome = outcomes.shift() ?? new Error('nothing was to be sent')
        if (outcome instanceof Error) throw outcome
        return outcome
      },
    }).catch((error: unknown) => error)
  return { save, sent, settled }
}
const at = (version: number, text: string): Held => ({ version, text })
const stale = (current?: Held) => new Refused(409, 'Somebody was faster', {}, current)

test('after a lost answer the same write goes again, and the same content is not written a second time', async () => {
  const { save, sent } = form([LOST, at(2, 'A')])
  expect(await save(at(1, ''), 'A')).toBe(LOST)
  expect(await save(at(1, ''), 'A')).toEqual(at(2, 'A'))
  expect(sent).toEqual(['1→A', '1→A'])
})

test('what was typed meanwhile is written onto what the lost write stored', async () => {
  const { save, sent, settled } = form([LOST, LOST, at(2, 'A'), at(3, 'AB')])
  await save(at(1, ''), 'A')
  expect(await save(at(1, ''), 'AB')).toBe(LOST)
  expect(await save(at(1, ''), 'AB')).toEqual(at(3, 'AB'))
  expect(sent).toEqual(['1→A', '1→A', '1→A', '2→AB'])
  expect(settled).toEqual([at(2, 'A')])
})

test('a lost write that turns out to be refused was not done: the new one is judged for itself', async () => {
  const refusal = new Refused(400, 'Too long')
  const { save, sent } = form([LOST, refusal, at(2, 'AB')])
  await save(at(1, ''), 'A')
  expect(await save(at(1, ''), 'AB')).toEqual(at(2, 'AB'))
  expect(sent).toEqual(['1→A', '1→A', '1→AB'])
})

test('the form’s own version is told from a stranger’s by what it says, when the server has forgotten the key', async () => {
  const own = form([LOST, stale(at(2, 'A')), at(3, 'AB')])
  await own.save(at(1, ''), 'A')
  expect(await own.save(at(1, ''), 'AB')).toEqual(at(3, 'AB'))
  for (const refusal of [stale(at(2, 'Theirs')), stale()]) {
    const other = form([LOST, refusal])
    await other.save(at(1, ''), 'A')
    expect(await other.save(at(1, ''), 'AB')).toBe(refusal)
    expect(other.settled).toEqual([])
  }
})

test('while nobody knows, the lost write stays the first to go: a session that is over is no outcome', async () => {
  const over = new Refused(401, 'Sign in')
  const { save, sent } = form([LOST, over, at(2, 'A'), at(3, 'B')])
  await save(at(1, ''), 'A')
  expect(await save(at(1, ''), 'B')).toBe(over)
  expect(await save(at(1, ''), 'B')).toEqual(at(3, 'B'))
  expect(sent).toEqual(['1→A', '1→A', '1→A', '2→B'])
})
