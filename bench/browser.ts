// The Chromium that the journeys use.
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '#scripts/browser/chromium.mjs'

export function openBrowser(...more: string[]) {
  const path = findChromium()
  return chromium.launch({
    args: [...chromiumArguments(), ...more],
    ...(path && { executablePath: path }),
  })
}
