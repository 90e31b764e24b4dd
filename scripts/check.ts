// `npm run check`: formatting, lint, types and unit tests.
import { rmSync } from 'node:fs'
import { CODE, UNIT } from './checks.ts'
import { conclude, runSteps } from './steps.ts'

rmSync('test-results', { recursive: true, force: true })
process.exitCode = conclude(await runSteps([CODE, [UNIT]]))
