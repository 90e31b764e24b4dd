// `npm run check`: formatting, lint, types and unit tests.
import { rmSync } from 'node:fs'
import { CODE, UNIT } from './steps/checks.ts'
import { conclude, runSteps } from './steps/steps.ts'

rmSync('test-results', { recursive: true, force: true })
process.exitCode = conclude(await runSteps([CODE, [UNIT]]))
