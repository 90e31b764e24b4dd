// What is left out of the router is left out of the version that is installed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutInstruments } from './lean-router.ts'

const ROUTER = join(import.meta.dirname, '../../node_modules/react-router/dist/production/lib/router')

test('the router is told that nobody watches it, under every name that it asks by', () => {
  const lean = withoutInstruments(readFileSync(join(ROUTER, 'instrumentation.js'), 'utf8'))
  const [, asked = ''] =
    /import \{([^}]+)\} from "\.\/instrumentation\.js"/.exec(
      readFileSync(join(ROUTER, 'router.js'), 'utf8'),
    ) ?? []
  expect(asked).not.toBe('')
  for (const name of asked.split(',')) expect(lean).toContain(`export const ${name.trim()} = `)
})

test('instruments of another kind are refused by the build', () => {
  expect(() => withoutInstruments('export { watchEverything };')).toThrow('watchEverything')
})
