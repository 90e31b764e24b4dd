import { expect, test } from 'vitest'
import { createTroubleLog } from './trouble-log.ts'

test('what fails every few seconds is written once a minute, with how often it failed in between', () => {
  let clock = 0
  const lines: unknown[] = []
  const report = createTroubleLog(
    (about, says) => void lines.push([about, says]),
    'it failed',
    () => clock,
  )
  for (clock = 0; clock < 65_000; clock += 5_000) report(`at ${clock}`)
  expect(lines).toEqual([
    [{ err: 'at 0', more: 0 }, 'it failed'],
    [{ err: 'at 60000', more: 11 }, 'it failed'],
  ])
})
