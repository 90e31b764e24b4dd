// Reads how many tests passed and failed from the JSON reports of vitest and Playwright.
import { readFileSync } from 'node:fs'

/** `flaky`: how many of those that passed failed at first. */
export type Count = { passed: number; failed: number; skipped: number; flaky: number }

export const NONE: Count = { passed: 0, failed: 0, skipped: 0, flaky: 0 }

/** What failed at first still has the messages of that. */
type Tried = { status: string; fullName?: string; failureMessages?: string[] }
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: Tried[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Counts the tests of a report; one that is missing or broken counts none. */
export function readReport(file: string): Count {
  try {
    return countTests(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return NONE
  }
}

/** A file that could not be loaded has no test to fail: it counts as one failure itself. */
export function countTests(report: VitestReport | PlaywrightReport): Count {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, flaky }
  }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(isFlaky)).length,
  }
}

const isFlaky = ({ status, failureMessages = [] }: Tried) => status === 'passed' && failureMessages.length > 0

/** Of a report of vitest, each test that passed at the second try and why it failed at first. */
export function firstFailures(file: string): string[] {
  try {
    const { testResults = [] } = JSON.parse(readFileSync(file, 'utf8')) as Partial<VitestReport>
    return testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(isFlaky)
        .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages?.join('\n')}`),
    )
  } catch {
    return []
  }
}
