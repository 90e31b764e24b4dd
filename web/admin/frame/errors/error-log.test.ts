// The error log: what is kept, what is merged, what is let pass.
import { describe, expect, test, vi } from 'vitest'
import { CODE } from '#contract/wire/answer.ts'
import { Refused, Unreachable } from '#web/client/send.ts'
import { catchUncaught, createErrorLog, type ErrorSource } from './error-log.ts'

const here = { address: 'http://site.example/#/dashboard' }

function logAt(start = 1_000) {
  let time = start
  const log = createErrorLog(() => {
    time += 1
    return time
  })
  return { log, messages: () => log.getSnapshot().map((entry) => entry.message) }
}

describe('entries', () => {
  test('an error is kept with its message, stack, component, address and time, the last one first', () => {
    const { log, messages } = logAt()
    const error = new TypeError('x is undefined')
    log.add(error, { ...here, component: '\n at Page\n at Frame' })
    log.add(new Error('second'), here)
    expect(messages()).toEqual(['Error: second', 'TypeError: x is undefined'])
    expect(log.getSnapshot()[1]).toEqual({
      id: 1,
      message: 'TypeError: x is undefined',
      stack: error.stack,
      component: '\n at Page\n at Frame',
      address: here.address,
      time: 1_001,
      count: 1,
    })
  })

  test('the same thing again is counted, comes first and keeps its id', () => {
    const { log } = logAt()
    for (const message of ['a', 'b', 'a', 'a']) log.add(message, here)
    expect(log.getSnapshot().map(({ id, message, count, time }) => [id, message, count, time])).toEqual([
      [1, 'a', 3, 1_004],
      [2, 'b', 1, 1_002],
    ])
  })

  test('the same words at another address or in another component are another entry', () => {
    const { log } = logAt()
    log.add('a', here)
    log.add('a', { address: 'http://site.example/#/news' })
    log.add('a', { ...here, component: 'at Page' })
    expect(log.getSnapshot()).toHaveLength(3)
  })

  test('one error that reaches the log twice is one entry, with its component', () => {
    const { log } = logAt()
    const error = new Error('broken page')
    log.add(error, here)
    log.add(error, { ...here, component: 'at Page' })
    log.add(error, here)
    expect(log.getSnapshot()).toEqual([expect.objectContaining({ component: 'at Page', count: 1 })])
  })

  test('the last hundred are kept', () => {
    const { log, messages } = logAt()
    for (let number = 1; number <= 105; number += 1) log.add(`error ${number}`, here)
    expect(messages()).toHaveLength(100)
    expect(messages()[0]).toBe('error 105')
    expect(messages().at(-1)).toBe('error 6')
  })

  test('clear takes all, and the same error may come again', () => {
    const { log } = logAt()
    const error = new Error('a')
    log.add(error, here)
    log.clear()
    expect(log.getSnapshot()).toEqual([])
    log.add(error, here)
    expect(log.getSnapshot()).toEqual([expect.objectContaining({ id: 2, count: 1 })])
  })

  test('the cause of an error brings its stack along', () => {
    const { log } = logAt()
    log.add(new Error('outer', { cause: new Error('inner') }), here)
    expect(log.getSnapshot()[0]?.stack).toMatch(/outer[\s\S]*← Error: inner/)
  })

  test('whatever is thrown is taken', () => {
    const { log, messages } = logAt()
    const circle: Record<string, unknown> = {}
    circle.self = circle
    const trap = {
      get message(): string {
        throw new Error('trap')
      },
    }
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    for (const thrown of [
      null,
      undefined,
      '',
      7,
      Symbol('s'),
      { message: 'm' },
      { a: 1 },
      circle,
      trap,
      proxy,
      () => 1,
    ]) {
      expect(() => log.add(thrown, here)).not.toThrow()
    }
    expect(messages()).toEqual([
      '() => 1',
      'Unknown error',
      '{"a":1}',
      'm',
      'Symbol(s)',
      '7',
      'undefined',
      'null',
    ])
    expect(log.getSnapshot().find((entry) => entry.message === 'Unknown error')?.count).toBe(4)
  })

  test('endless messages and stacks are cut', () => {
    const { log } = logAt()
    const error = new Error('m'.repeat(50_000))
    log.add(error, { ...here, component: 'c'.repeat(50_000) })
    const [entry] = log.getSnapshot()
    expect(entry?.message).toHaveLength(2_001)
    expect(entry?.stack).toHaveLength(20_001)
    expect(entry?.component).toHaveLength(20_001)
  })
})

describe('listeners', () => {
  test('each change is told and gives a new list; between changes the list is the same', () => {
    const { log } = logAt()
    const told = vi.fn()
    const stop = log.subscribe(told)
    const empty = log.getSnapshot()
    log.clear()
    expect(told).not.toHaveBeenCalled()
    expect(log.getSnapshot()).toBe(empty)
    log.add('a', here)
    const one = log.getSnapshot()
    expect(one).not.toBe(empty)
    expect(log.getSnapshot()).toBe(one)
    log.add('a', here)
    expect(log.getSnapshot()).not.toBe(one)
    stop()
    log.clear()
    expect(told).toHaveBeenCalledTimes(2)
  })
})

describe('what nobody caught', () => {
  /** A window as far as errors go. */
  class Source extends EventTarget {
    readonly location = { href: here.address }
    error(message: string, error?: unknown) {
      this.dispatchEvent(Object.assign(new Event('error'), { message, error }))
    }
    reject(reason: unknown) {
      this.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    }
  }
  function listening() {
    const { log, messages } = logAt()
    const source = new Source()
    const stop = catchUncaught(log, source as unknown as ErrorSource)
    return { log, messages, source, stop }
  }

  test('errors and rejected promises are noted with the address', () => {
    const { log, messages, source } = listening()
    source.error('Uncaught Error: a', new Error('a'))
    source.reject(new Error('b'))
    source.reject('only words')
    source.error('Script error.')
    expect(messages()).toEqual(['Script error.', 'only words', 'Error: b', 'Error: a'])
    expect(log.getSnapshot().every((entry) => entry.address === here.address)).toBe(true)
  })

  test('failures of calls were told already', () => {
    const { messages, source } = listening()
    source.reject(new Refused(CODE.conflict, 'changed meanwhile'))
    source.reject(new Unreachable('offline', 'Failed to fetch'))
    source.error('Uncaught', new Refused(CODE.fault, 'fault'))
    expect(messages()).toEqual([])
  })

  test('what was called off and a slow layout are no errors', () => {
    const { messages, source } = listening()
    source.reject(new DOMException('left', 'AbortError'))
    source.error('ResizeObserver loop completed with undelivered notifications.')
    expect(messages()).toEqual([])
  })

  test('after the undo nothing is noted', () => {
    const { messages, source, stop } = listening()
    stop()
    source.error('a', new Error('a'))
    source.reject(new Error('b'))
    expect(messages()).toEqual([])
  })
})
