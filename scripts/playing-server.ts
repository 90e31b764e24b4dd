// A real server for unit tests of the browser's client: what it answers with is said in the request, so it can break off as a line does.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'

/** `end`: whether the answer ends well, breaks off, or hangs. */
export type Play = {
  status: number
  headers?: Record<string, string>
  body: string
  end: 'well' | 'off' | 'never'
}

declare module 'vitest' {
  export interface ProvidedContext {
    playingServer: string
  }
}

/** Starts it before the tests; answers how to stop it. */
export async function setup(project: TestProject) {
  const server = createServer((request, response) => {
    const play = JSON.parse(String(request.headers['x-play'])) as Play
    request.resume()
    if (play.status === 0) return play.end === 'off' ? response.destroy() : undefined
    const length = play.end === 'off' ? { 'content-length': String(play.body.length + 1) } : {}
    response.writeHead(play.status, { 'content-type': 'application/json', ...length, ...play.headers })
    if (play.end === 'well') return response.end(play.body)
    response.write(play.body)
    if (play.end === 'off') setImmediate(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  project.provide('playingServer', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
