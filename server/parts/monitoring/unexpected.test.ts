// What nobody caught, in a process of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const MODULE = JSON.stringify(new URL('unexpected.ts', import.meta.url).href)

/** Runs `code` with the handlers in place; answers what was noted and how it ended. */
async function meets(code: string) {
  const program = `
    const { surviveTheUnexpected } = await import(${MODULE})
    const { EventEmitter } = await import('node:events')
    const note = (level) => ({ err }) => console.log(level, err.message)
    surviveTheUnexpected({ error: note('error'), fatal: note('fatal') }, () => process.exit(70))
    setTimeout(() => console.log('goes on'), 50)
    ${code}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said, [exit]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return [...said.trim().split('\n'), exit]
}

const thrown = (code: string, syscall = '') =>
  `new EventEmitter().emit('error', Object.assign(new Error('lost'), ${JSON.stringify({ code, ...(syscall && { syscall }) })}))`

test.each([
  ['a socket', thrown('ECONNRESET', 'read')],
  ['a disk', thrown('ENOSPC', 'write')],
  ['PostgreSQL', thrown('57P01')],
  ['a mail server', thrown('ESOCKET')],
  ['a promise that nobody waited for', `Promise.reject(new Error('lost'))`],
])('an error of %s that nobody hears is noted, and the program goes on', async (_, code) => {
  expect(await meets(code)).toEqual(['error lost', 'goes on', 0])
})

test('many of them are one line', async () => {
  expect(await meets(`for (let n = 0; n < 9; n++) Promise.reject(new Error('lost'))`)).toEqual([
    'error lost',
    'goes on',
    0,
  ])
})

test('a fault of the program itself ends it in good order', async () => {
  expect(await meets(`setTimeout(() => null.x, 10)`)).toEqual([
    expect.stringMatching(/^fatal Cannot read/),
    70,
  ])
})
