// Runs both sides for development: the server starts again when its files change, the browser's side changes in place.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'vite'

/** The port that `vite.config.ts` passes calls on to. */
const SERVER_PORT = '3000'
const WEB_PORT = 5173

const web = await createServer({ server: { port: WEB_PORT, strictPort: true } })
await web.listen()
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
  env: { PUBLIC_URL: `http://localhost:${WEB_PORT}`, ...process.env, PORT: SERVER_PORT },
})
const ended = once(server, 'exit')
console.log(`\n  Open http://localhost:${WEB_PORT}/  Changes show by themselves; Ctrl-C stops both sides.`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'))
await ended
await web.close()
