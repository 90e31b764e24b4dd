// `npm test`: everything that can be checked, on both databases and in a real browser.
import { rmSync } from 'node:fs'
import { CODE, FOR_JOURNEYS, JOURNEYS, ON_BOTH_STORES, UNIT } from './steps/checks.ts'
import { conclude, runSteps } from './steps/steps.ts'

rmSync('test-results', { recursive: true, force: true })
const groups = [[...FOR_JOURNEYS, ...CODE], [UNIT], ON_BOTH_STORES, [JOURNEYS]]
process.exitCode = conclude(await runSteps(groups))
