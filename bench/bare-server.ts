// The yardstick: a `node:http` server that sends the same bytes to whoever asks, in a process of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Opens one that sends `body`. */
export async function openBare(body: Buffer) {
  const bare = spawn(process.execPath, ['-e', BARE], { stdio: ['pipe', 'pipe', 'inherit'] })
  bare.stdin.end(body)
  const [line] = await once(createInterface(bare.stdout), 'line')
  return { address: `http://127.0.0.1:${line}/`, close: () => void bare.kill() }
}
const BARE = `
const body = require('node:fs').readFileSync(0)
const server = require('node:http').createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`
