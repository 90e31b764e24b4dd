// How the browser journeys run: in one Chromium, two at a time, each worker with a server of its own (e2e/testing/site.ts).
import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './scripts/browser/chromium.mjs'

const chromium = findChromium()
const journeys = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.e2e.ts'))
  .map((file) => file.replaceAll('\\', '/'))
const signsIn = (file: string) => readFileSync(`e2e/${file}`, 'utf8').includes("'../testing/staff.ts'")
const report = process.env.JOURNEYS_REPORT

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/testing/demo-store.ts',
  // Projects never share a worker: visitors meet the demo company as it comes, whatever staff change elsewhere.
  projects: [
    { name: 'visitors', testMatch: journeys.filter((file) => !signsIn(file)) },
    { name: 'staff', testMatch: journeys.filter(signsIn) },
  ],
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine with two cores is several times slower than a desk; what never comes still fails.
  timeout: 120_000,
  // Pictures that nobody has asked for yet are made at the lowest priority, and hold the lines of a browser meanwhile.
  expect: { timeout: 30_000 },
  workers: 2,
  // Once more, on a site begun anew; whoever needed it is told (scripts/steps/steps.ts).
  retries: 1,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    // What moves is clicked before it stands still; journeys about motion ask for it.
    reducedMotion: 'reduce',
    // A film of every journey would cost as much as the journeys; what each step saw is kept of a second try.
    trace: { mode: 'on-first-retry', screenshots: false },
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    launchOptions: { args: chromiumArguments(), ...(chromium && { executablePath: chromium }) },
  },
})
