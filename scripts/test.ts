// `npm test`: everything that can be checked, on both databases and in a real browser.
import { rmSync } from 'node:fs'
import { CODE, FOR_JOURNEYS, JOURNEYS, ON_BOTH_STORES, UNIT } from './steps/checks.ts'
import { conclude, runSteps } from './steps/steps.ts'

rmSync('test-results', { recursive: true, force: true })
// What takes longest begins first, so that no processor waits for another step to end.
const groups = [
  [...FOR_JOURNEYS, ...CODE],
  [...ON_BOTH_STORES, UNIT, JOURNEYS],
]
process.exitCode = conclude(await runSteps(groups))
