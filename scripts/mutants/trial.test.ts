// What the end of a run says of a mutant: only a test, or a run that never ends, has noticed it.
import { expect, test } from 'vitest'
import { outcomeOf } from './trial.ts'

type Told = { status: string; fullName: string }[]
const report = (...tests: Told) => ({
  testResults: [{ name: '/tree/a.test.ts', startTime: 1_000, endTime: 3_500, assertionResults: tests }],
})
const passed = { status: 'passed', fullName: 'one' }

test('the first test that fails has noticed it', () => {
  const both = report(passed, { status: 'failed', fullName: 'two' }, { status: 'failed', fullName: 'three' })
  expect(outcomeOf(1, both, '', '/tree')).toEqual({ is: 'noticed', by: 'two' })
  expect(outcomeOf(1, report(passed), '', '/tree')).toMatchObject({ is: 'noticed' })
})

test('where all pass it survived, and how long each file took is known', () => {
  expect(outcomeOf(0, report(passed), '', '/tree')).toEqual({
    is: 'green',
    seconds: new Map([['a.test.ts', 2.5]]),
  })
})

test('a run in which no test came to its turn says nothing of the tests', () => {
  expect(outcomeOf(1, null, 'no vitest', '/tree')).toEqual({ is: 'not run', why: 'no vitest' })
  expect(outcomeOf(1, report(), 'broken', '/tree')).toEqual({ is: 'not run', why: 'broken' })
})
