// Reads a stream of server-sent events by `fetch`, which can carry the token in its header, unlike `EventSource`.
import { TOKEN_COOKIE, TOKEN_HEADER } from '#contract/token.ts'
import { readCookie } from '#web/client/cookie.ts'
import { Unreachable } from '#web/client/send.ts'

export type StreamEvent = { name: string; data: string }

/** A stream says that it is there every twenty seconds; a line that is silent for longer is dead. */
const SILENCE_MS = 50_000

/** Tells each event until the stream ends, which is answered; throws when there is none, or it falls silent. */
export async function readEvents(path: string, tell: (event: StreamEvent) => void, signal: AbortSignal) {
  const token = readCookie(TOKEN_COOKIE)
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    const reply = await fetch(path, {
      headers: token ? { [TOKEN_HEADER]: token } : {},
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    })
    const stream = reply.headers.get('content-type')?.startsWith('text/event-stream') && reply.body
    if (!stream) throw new Unreachable(`no stream of events: ${reply.status}`)
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
    const feed = eventParser(tell)
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
      feed(part.value)
    }
  } finally {
    clearTimeout(timer)
  }
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
