// Finds a Chromium: the one that PLAYWRIGHT_CHROMIUM names, else the system's, else Playwright's own.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Chromium without the window around the page, which costs a journey a fifth of its time. */
export const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ON_MACOS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Quiet and the same everywhere: nothing is fetched, drawn by a graphics card or sent home. */
const ALWAYS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium, or `undefined`. */
export function findChromium() {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed =
    process.platform === 'win32' ? [] : NAMES.flatMap((name) => folders.map((at) => join(at, name)))
  return [...installed, ...ON_MACOS, chromium.executablePath()].find((path) => existsSync(path))
}

/** Arguments to start it with. The sandbox of Chromium refuses to run as root. */
export function chromiumArguments() {
  return process.getuid?.() === 0 ? ['--no-sandbox', ...ALWAYS] : ALWAYS
}
