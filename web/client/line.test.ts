// A write that finds no connection waits for it and is sent again; every other failure is told at once.
import { describe, expect, it, vi } from 'vitest'
import { createLine } from './line.ts'

function played() {
  const browser = new EventTarget()
  let online = true
  const line = createLine(
    browser,
    () => online,
    () => 1_000,
  )
  const turn = (on: boolean) => {
    online = on
    browser.dispatchEvent(new Event(on ? 'online' : 'offline'))
  }
  return { line, turn, cut: () => (online = false) }
}
const LOST = new Error('lost')
const isLost = (error: unknown) => error === LOST

describe('a line', () => {
  it('keeps writes back while it is away, says how many, and lets each go once', async () => {
    const { line, turn } = played()
    turn(false)
    const writes = [vi.fn(async () => 'a'), vi.fn(async () => 'b')]
    const done = Promise.all(writes.map((write) => line.hold(write, isLost)))
    expect(line.current()).toEqual({ away: true, since: 1_000, waiting: 2 })
    expect(writes.map((write) => write.mock.calls.length)).toEqual([0, 0])
    turn(true)
    expect(await done).toEqual(['a', 'b'])
    expect(writes.map((write) => write.mock.calls.length)).toEqual([1, 1])
    expect(line.current()).toMatchObject({ away: false, waiting: 0 })
  })

  it('sends a write again that was lost on the way, also when nobody had said that the line is away', async () => {
    const { line, turn, cut } = played()
    const write = vi.fn(async () => {
      if (write.mock.calls.length > 1) return 'stored'
      cut()
      throw LOST
    })
    const done = line.hold(write, isLost)
    await vi.waitFor(() => expect(line.current()).toMatchObject({ away: true, waiting: 1 }))
    turn(true)
    expect(await done).toBe('stored')
    expect(write).toHaveBeenCalledTimes(2)
  })

  it('throws what was refused, and what was lost although there is a connection', async () => {
    const { line } = played()
    const refused = new Error('refused')
    await expect(line.hold(() => Promise.reject(refused), isLost)).rejects.toBe(refused)
    await expect(line.hold(() => Promise.reject(LOST), isLost)).rejects.toBe(LOST)
    expect(line.current()).toMatchObject({ away: false, waiting: 0 })
  })
})
