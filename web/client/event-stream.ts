// Reads a stream of server-sent events by `fetch`, which can carry the token in its header, unlike `EventSource`.
import { inTime, pathOf, tokenHeader, Unreachable } from './send.ts'

export type StreamEvent = { name: string; data: string }

/** A stream says that it is there every twenty seconds; a line that is silent for longer is dead. */
const SILENCE_MS = 50_000

/** Tells each event until the stream ends, which is answered; throws when there is none, or it falls silent. */
export function readEvents(path: string, tell: (event: StreamEvent) => void, signal: AbortSignal) {
  return inTime(path, SILENCE_MS, signal, async (limit) => {
    const init = { headers: tokenHeader(), credentials: 'same-origin', cache: 'no-store' } as const
    const reply = await fetch(path, { ...init, signal: limit.signal })
    const stream = reply.headers.get('content-type')?.startsWith('text/event-stream') && reply.body
    if (!reply.ok || !stream) {
      throw new Unreachable('unreadable', `${pathOf(path)}: HTTP ${reply.status} and no stream of events`)
    }
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
    const feed = eventParser(tell)
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      limit.moved()
      feed(part.value)
    }
  })
}

/** Takes the text of a stream in whatever pieces it comes, and tells each whole event that has data. */
export function eventParser(tell: (event: StreamEvent) => void): (text: string) => void {
  let rest = ''
  let event: StreamEvent = { name: 'message', data: '' }
  const line = (text: string) => {
    if (text === '') {
      if (event.data !== '') tell({ ...event, data: event.data.slice(0, -1) })
      event = { name: 'message', data: '' }
      return
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(text) ?? []
    if (field === 'event') event.name = value
    if (field === 'data') event.data += `${value}\n`
  }
  return (text) => {
    rest += text
    // The end of a piece may stand between the two signs of one line's end.
    const held = rest.endsWith('\r') ? '\r' : ''
    const lines = rest.slice(0, rest.length - held.length).split(/\r\n|\r|\n/)
    rest = (lines.pop() ?? '') + held
    for (const one of lines) line(one)
  }
}
