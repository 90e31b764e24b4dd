// How the browser journeys run: in one Chromium, two at a time, each worker with a server of its own (e2e/testing/site.ts).
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './scripts/chromium.mjs'

const chromium = findChromium()
const report = process.env.JOURNEYS_REPORT

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine with two cores is several times slower than a desk; what never comes still fails.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  retries: 0,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    // What moves is clicked before it stands still; journeys about motion ask for it.
    reducedMotion: 'reduce',
    // A film of every journey would cost as much as the journeys; what each step saw is kept.
    trace: { mode: 'retain-on-failure', screenshots: false },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: { args: chromiumArguments(), ...(chromium && { executablePath: chromium }) },
  },
})
