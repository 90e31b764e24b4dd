// What counts as a step that passed, and what the last line says.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { conclude, runSteps } from './steps.ts'

const lines: string[] = []
let place = ''

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'steps-'))
  lines.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(place, { recursive: true })
})

/** A step that writes a report with so many passed, failed and flaky tests, and ends with `code`. */
function tests(name: string, passed: number, failed: number, code: number, flaky = 0) {
  const report = join(place, `${name}.json`)
  const content = JSON.stringify({
    stats: { expected: passed, unexpected: failed, flaky, skipped: 0 },
    errors: [],
  })
  const write = `require('node:fs').writeFileSync(${JSON.stringify(report)}, ${JSON.stringify(content)})`
  return { name, run: ['-e', `${write};console.log('told by ${name}');process.exit(${code})`], report }
}
const script = (name: string, code: string, needs: string[] = []) => ({ name, run: ['-e', code], needs })

test('tests of all steps are summed', async () => {
  expect(conclude(await runSteps([[tests('a', 3, 0, 0)], [tests('b', 4, 0, 0), script('c', '')]]))).toBe(0)
  expect(lines.at(-1)).toBe('7 passed, 0 failed')
})

test('a failed test fails the whole', async () => {
  expect(conclude(await runSteps([[tests('a', 3, 2, 1), tests('b', 1, 0, 0)]]))).toBe(1)
  expect(lines.at(-1)).toBe('4 passed, 2 failed')
})

test('a step that fails without naming a test is a failure, and its output is shown', async () => {
  expect(
    conclude(await runSteps([[script('lint', 'console.error("line 3 is wrong");process.exit(1)')]])),
  ).toBe(1)
  expect(lines.join('\n')).toContain('line 3 is wrong')
  expect(lines.at(-1)).toBe('0 passed, 1 failed')
})

test('a step that ran no test, or left no report, is a failure', async () => {
  const silent = { ...script('b', ''), report: join(place, 'never.json') }
  expect(conclude(await runSteps([[tests('a', 0, 0, 0), silent]]))).toBe(1)
  expect(lines.at(-1)).toBe('0 passed, 2 failed')
})

test('what passed at the second try only passes, and is told with its output', async () => {
  expect(conclude(await runSteps([[tests('a', 3, 0, 0), tests('b', 1, 0, 0, 1)]]))).toBe(0)
  const told = lines.join('\n')
  expect(told).toContain('told by b')
  expect(told).not.toContain('told by a')
  expect(lines.slice(-2)).toEqual(['1 passed at the second try only: see above', '5 passed, 0 failed'])
})

test('a step is not run without what it needs', async () => {
  const results = await runSteps([[script('build', 'process.exit(1)')], [script('journeys', '', ['build'])]])
  expect(results.map(({ passed }) => passed)).toEqual([false, false])
  expect(lines.join('\n')).toContain('not run without "build"')
})
