// Reading the build out of a page.
import { expect, test } from 'vitest'
import { scriptOf } from './deployed-version.ts'

test('the first module script names the build, and a page without one names none', () => {
  const page = '<script>1</script><script type="module" crossorigin src="/assets/index-AbC.js"></script>'
  expect(scriptOf(page)).toBe('/assets/index-AbC.js')
  expect(scriptOf('<script type="application/json" id="data">{}</script>')).toBe('')
})
