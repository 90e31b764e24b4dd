// What is left out of the router is left out of the version that is installed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutFaultsOfTransitions, withoutInstruments, withoutWarnings } from './lean-router.ts'

const LIB = join(import.meta.dirname, '../../node_modules/react-router/dist/production/lib')
const ROUTER = join(LIB, 'router')

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

test('components of the router that nobody imports can be left out, and so can its warnings', () => {
  const lean = (file: string) => withoutWarnings(readFileSync(join(LIB, file), 'utf8'))
  expect(lean('dom/lib.js')).toMatch(/^const Link = \/\* @__PURE__ \*\/ React\$1\.forwardRef\(/m)
  expect(lean('dom/lib.js')).not.toMatch(/^\w+\.displayName = /m)
  expect(lean('context.js')).not.toMatch(/ = React\$1\.createContext|displayName/)
  for (const file of ['hooks.js', 'router/history.js']) expect(lean(file)).toContain('@__NO_SIDE_EFFECTS__')
})

test('a transition that the browser gives up is no fault, whatever the reason; other routers are refused', () => {
  const code = readFileSync(join(LIB, 'components.js'), 'utf8')
  expect(withoutFaultsOfTransitions(code)).toContain('transition.ready.catch(() => {})')
  expect(() => withoutFaultsOfTransitions('another')).toThrow('See')
})
