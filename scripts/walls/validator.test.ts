// The browser gets no validator: it would weigh more than most pages, and its first use asks whether it may write code, which the policy of the site forbids.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryFiles, sourcesOf } from '../measure/source-files.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** There the build puts outlines in place of the schemas (vite.config.ts). */
const OUTLINED = ['web/app/admin-console.tsx', 'web/client/outlines.ts']

test('no page or part of the web takes more than types of what validates', () => {
  const files = repositoryFiles(ROOT).filter(
    (path) => /^(?:web|contract|rich-text)\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
  )
  const values = new Map(sourcesOf(ROOT, files).map(({ path, imports }) => [path, imports.values]))
  const validates = (path: string) =>
    /^import \{.*from 'zod'/m.test(readFileSync(resolve(ROOT, path), 'utf8'))
  // Nothing of the web imports the validator by itself (public-pages-load-no-schema.grit), and each way is walked once.
  const ways = new Map<string, string[] | null>()
  const wayTo = (path: string): string[] | null => {
    const known = ways.get(path)
    if (known !== undefined) return known
    ways.set(path, null)
    const further = [...(values.get(path) ?? [])].filter((next) => !next.startsWith('web/'))
    const found = validates(path) ? [] : (further.map(wayTo).find((way) => way !== null) ?? null)
    const way = found && [path, ...found]
    ways.set(path, way)
    return way
  }
  const brings = files.filter((path) => path.startsWith('web/') && !OUTLINED.includes(path)).map(wayTo)
  expect(files.length).toBeGreaterThan(500)
  expect(brings.filter((way) => way !== null)).toEqual([])
})
