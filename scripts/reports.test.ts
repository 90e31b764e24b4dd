// How many tests a report tells of.
import { expect, test } from 'vitest'
import { countTests, readReport } from './reports.ts'

const vitest = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] }

test('the tests of vitest', () => {
  expect(countTests(vitest)).toEqual({ passed: 7, failed: 1, skipped: 3 })
})

test('a file of vitest that could not be loaded is a failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const counted = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  expect(countTests({ ...vitest, testResults: [broken, counted] }).failed).toBe(2)
})

test('the tests of Playwright; a flaky one and an error outside of tests are failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(countTests({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 })
})

test('a report that was never written tells of none', () => {
  expect(readReport('/there/is/none.json')).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
