// A command that is run in place of ours sees each signal once and ends in its own time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const CHILD = `
  process.on('SIGINT', () => { console.log('SIGINT'); setTimeout(() => process.exit(7), 300) })
  process.on('SIGTERM', () => { console.log('SIGTERM'); process.exit(8) })
  console.log('ready'); setInterval(() => {}, 1000)`

function start() {
  const module = JSON.stringify(new URL('hand-over.mjs', import.meta.url).href)
  const code = `
    const { handOver } = await import(${module})
    process.exitCode = await handOver(process.execPath, ['-e', ${JSON.stringify(CHILD)}])`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  const lines = createInterface(parent.stdout).on('line', (line) => said.push(line))
  return { parent, said, ready: once(lines, 'line'), ended: once(parent, 'close') }
}

test.skipIf(process.platform === 'win32')(
  'Ctrl-C that comes from the terminal and from npm is one',
  async () => {
    const { parent, said, ready, ended } = start()
    await ready
    parent.kill('SIGINT')
    parent.kill('SIGINT')
    expect(await ended).toEqual([7, null])
    expect(said).toEqual(['ready', 'SIGINT'])
  },
)

test.skipIf(process.platform === 'win32')('SIGTERM and the exit code are passed on', async () => {
  const { parent, said, ready, ended } = start()
  await ready
  parent.kill('SIGTERM')
  expect(await ended).toEqual([8, null])
  expect(said).toEqual(['ready', 'SIGTERM'])
})

test.skipIf(process.platform === 'win32')(
  'a command whose starter is killed ends in good order',
  async () => {
    const { parent, said, ready, ended } = start()
    await ready
    parent.kill('SIGKILL')
    // Its output closes when the command has ended as well.
    expect(await ended).toEqual([null, 'SIGKILL'])
    expect(said).toEqual(['ready', 'SIGTERM'])
  },
)
