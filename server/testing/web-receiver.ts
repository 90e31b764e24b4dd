// A real receiver of webhooks on the loopback, which takes what comes, fails, hangs, or leads elsewhere, as it is told.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

/** Starts one; `status` may be changed at any time, `0` never answers. */
export async function webReceiver(status = 200) {
  const received: Received[] = []
  const state = { status, answer: 'thank you', location: '' }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request
      received.push({ method, url, headers, body })
      if (state.status === 0) return
      const led = state.location ? { location: state.location } : {}
      response.writeHead(state.status, { 'content-type': 'text/plain', ...led }).end(state.answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/hook`,
    received,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
