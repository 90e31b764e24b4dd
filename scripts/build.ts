// Builds the web when its sources changed: the step of `npm test` before the browser journeys.
import { buildWeb } from './build-web.mjs'

await buildWeb(process.cwd(), process.execPath)
