import { expect, test } from 'vitest'
import { eventParser, type StreamEvent } from './event-stream.ts'

function told(...pieces: string[]) {
  const events: StreamEvent[] = []
  const feed = eventParser((event) => events.push(event))
  for (const piece of pieces) feed(piece)
  return events
}

test('events are told whole, in whatever pieces they come', () => {
  const text = 'retry: 3000\n\nevent: counts\ndata: {"new":1}\n\n:\n\ndata: a\ndata: b\n\n'
  const both = [
    { name: 'counts', data: '{"new":1}' },
    { name: 'message', data: 'a\nb' },
  ]
  expect(told(text)).toEqual(both)
  expect(told(...text)).toEqual(both)
  expect(told(...text.replaceAll('\n', '\r\n'))).toEqual(both)
})

test('what is not finished is not told', () => {
  expect(told('event: counts\ndata: {"new"')).toEqual([])
  expect(told('event: counts\n\n')).toEqual([])
})
