// The steps of `npm run check` and `npm test`.
import { availableParallelism } from 'node:os'
import type { Step } from './steps.ts'

const BIN = 'node_modules'
const REPORTS = 'test-results/reports'

const types = (folder: string): Step => ({
  name: `types of ${folder}`,
  run: [
    ...[`${BIN}/typescript/bin/tsc`, '-p', folder],
    // What did not change since the last time is not judged again.
    ...['--incremental', '--tsBuildInfoFile', `${BIN}/.cache/types/${folder}.tsbuildinfo`],
  ],
})

const tests = (project: string, name: string, workers: number): Step => ({
  name,
  run: [
    ...[`${BIN}/vitest/vitest.mjs`, 'run', '--project', project, `--maxWorkers=${workers}`],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORTS}/${project}.json`],
  ],
  report: `${REPORTS}/${project}.json`,
})

/** What looks at the code without running it. */
export const CODE: Step[] = [
  { name: 'format and lint', run: [`${BIN}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings'] },
  { name: 'nothing unused', run: [`${BIN}/knip/bin/knip.js`] },
  ...['server', 'web', 'e2e', 'bench', 'scripts'].map(types),
]

const all = availableParallelism()
const half = Math.max(1, Math.floor(all / 2))

export const UNIT: Step = tests('unit', 'unit tests', all)
export const ON_BOTH_STORES: Step[] = [
  tests('postgres', 'server tests on PostgreSQL', half),
  tests('sqlite', 'server tests on SQLite', half),
]

const BUILD: Step = { name: 'build of the web', run: ['scripts/build.ts'] }
const BROWSER: Step = { name: 'a Chromium', run: ['scripts/browser/provide-chromium.ts'] }
export const FOR_JOURNEYS: Step[] = [BUILD, BROWSER]
export const JOURNEYS: Step = {
  name: 'journeys in a browser',
  run: [`${BIN}/@playwright/test/cli.js`, 'test'],
  environment: { JOURNEYS_REPORT: `${REPORTS}/journeys.json` },
  report: `${REPORTS}/journeys.json`,
  needs: [BUILD.name, BROWSER.name],
}
