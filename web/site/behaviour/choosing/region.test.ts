// Which region's values are seen, on as much of a page as the script needs.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let kept: Record<string, string>
let rules: string
let languages: string[]
let change: (event: object) => void
const choice = { value: '', dataset: { regionChoice: '' } }

/** The script as a page begins with it. */
async function opened() {
  vi.resetModules()
  return import('./region.ts')
}

beforeEach(() => {
  kept = {}
  rules = ''
  languages = ['en']
  choice.value = ''
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('navigator', {
    get languages() {
      return languages
    },
  })
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(text: string) {
        rules = text
      }
    },
  )
  vi.stubGlobal('document', {
    adoptedStyleSheets: [],
    querySelector: () => ({ dataset: { regions: 'r1 DE FR;r2 US' } }),
    querySelectorAll: () => [choice],
    addEventListener: (_: string, listener: typeof change) => {
      change = listener
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a visitor is taken to be where the first language with a country says', async () => {
  languages = ['de', 'fr-FR', 'en-US']
  const { showRegion } = await opened()
  showRegion()
  expect(choice.value).toBe('r1')
  expect(rules).toContain('> [data-region="r1"] { display: inline }')
})

test('who is in no region, or does not say where, sees what holds everywhere', async () => {
  const { guessRegion } = await opened()
  const regions = [
    ['r1', 'DE', 'FR'],
    ['r2', 'US'],
  ]
  expect(guessRegion(regions, ['pt-BR', 'en-US'])).toBe('')
  expect(guessRegion(regions, ['de', 'en'])).toBe('')
  expect(guessRegion(regions, ['zh-Hans-CN'])).toBe('')
  expect(guessRegion(regions, ['de-Latn-DE'])).toBe('r1')
})

test('what is chosen is remembered, also that it is everywhere else', async () => {
  languages = ['de-DE']
  const { showRegion } = await opened()
  showRegion()
  change({ target: { ...choice, value: '' } })
  expect(kept.region).toBe('')
  showRegion()
  expect(rules).toBe('')
  change({ target: { ...choice, value: 'r2' } })
  expect(choice.value).toBe('r2')
  expect(kept.region).toBe('r2')
})

test('a region that is no more is guessed again', async () => {
  kept.region = 'r9'
  languages = ['en-US']
  const { showRegion } = await opened()
  showRegion()
  expect(choice.value).toBe('r2')
})
