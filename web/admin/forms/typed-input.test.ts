// What is typed is told once a pause, and at once when somebody needs it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createInputPause, settleInput } from './typed-input.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what is typed', () => {
  it('begins once and is told once, after the last of many keys', () => {
    const [tell, begin] = [vi.fn(), vi.fn()]
    const pause = createInputPause(tell, begin)
    for (let key = 0; key < 50; key++) {
      pause.note()
      vi.advanceTimersByTime(200)
    }
    expect([tell.mock.calls.length, begin.mock.calls.length]).toEqual([0, 1])
    vi.advanceTimersByTime(50)
    expect(tell).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(10_000)
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('is told at once by every field that waits when a form is needed, and not a second time', () => {
    const [one, other, idle] = [vi.fn(), vi.fn(), vi.fn()]
    createInputPause(one).note()
    createInputPause(other).note()
    createInputPause(idle)
    settleInput()
    settleInput()
    vi.advanceTimersByTime(10_000)
    expect([one, other, idle].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  })
})
