// How many tests a report tells of.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countTests, firstFailures, NONE, readReport } from './reports.ts'

const vitest = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] }

test('the tests of vitest', () => {
  expect(countTests(vitest)).toEqual({ passed: 7, failed: 1, skipped: 3, flaky: 0 })
})

test('a test of vitest that passed at the second try is told with why it failed at first', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'sure', failureMessages: [] },
    { status: 'passed', fullName: 'shaky', failureMessages: ['too late'] },
    { status: 'failed', fullName: 'wrong', failureMessages: ['no'] },
  ]
  const report = { ...vitest, testResults: [{ status: 'failed', assertionResults }] }
  expect(countTests(report).flaky).toBe(1)
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  expect(firstFailures(file)).toEqual(['shaky\ntoo late'])
  expect(firstFailures('/there/is/none.json')).toEqual([])
})

test('a file of vitest that could not be loaded is a failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const counted = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  expect(countTests({ ...vitest, testResults: [broken, counted] }).failed).toBe(2)
})

test('the tests of Playwright; one that passed at the second try is told apart, an error outside of tests is a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(countTests({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2, skipped: 2, flaky: 1 })
})

test('a report that was never written tells of none', () => {
  expect(readReport('/there/is/none.json')).toEqual(NONE)
})
