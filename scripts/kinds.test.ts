// A kind more is one declaration: nothing else in the product lists the kinds there are.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const list =
  /const DECLARED = \[([^\]]*)\]/.exec(readFileSync('contract/kinds/declared.ts', 'utf8'))?.[1] ?? ''
const KINDS = [...list.matchAll(/(\w+)Kind\b/g)].map(([, kind]) => kind)

// Migrations tell of stores as they were; the content of the demo is of certain kinds.
const code = globSync('{contract,rich-text,server,web}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/migrations\/|\/seed\/|\/testing\//.test(file),
)
const texts = globSync('texts/en/**/*.json')

/** How many kinds a file names, as keys or as codes. */
const named = (file: string) => {
  const source = readFileSync(file, 'utf8')
  return KINDS.filter((kind) =>
    new RegExp(`^\\s*['"]?${kind}['"]?: |[{,] ['"]?${kind}['"]?: |'${kind}'`, 'm').test(source),
  ).length
}
const listing = (files: string[]) => files.filter((file) => named(file) > 1).sort()

/** Each with why it cannot be made from the declarations. */
const REVIEWED = [
  // What each call answers, by its exact type.
  'contract/calls.ts',
  // The home page shows products, case studies and news, each as its design has it.
  'contract/kinds/home.ts',
  'contract/site/home.ts',
  'server/features/home/routes.ts',
  // The order of tabs; the compiler asks for the kind that is missing.
  'web/features/search/found-kinds.ts',
]
const REVIEWED_TEXTS = [
  // What kinds are called for staff; letters that have words of their own for some; what they are called for visitors.
  'texts/en/kinds/names.json',
  'texts/en/server/letters/message.json',
  'texts/en/site/found/kinds.json',
]

test('no code lists the kinds', () => {
  expect(KINDS).toContain('successCase')
  expect(code.length).toBeGreaterThan(900)
  expect(listing(code)).toEqual(REVIEWED)
})

test('what kinds are called stands in one place for staff and in one for visitors', () => {
  expect(texts.length).toBeGreaterThan(100)
  expect(listing(texts)).toEqual(REVIEWED_TEXTS)
})
