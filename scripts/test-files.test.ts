// No test is forgotten: each test file belongs to the unit tests or to the server tests, and to one of them alone.
import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import config from '../vitest.config.ts'

type Project = { test: { name: string; include: string[]; exclude?: string[] } }

const files = globSync('{contract,rich-text,server,web,scripts,bench,e2e,docs}/**/*.test.{ts,tsx}')
const projects = (config.test?.projects ?? []) as Project[]
const runs = ({ test: { include, exclude = [] } }: Project, file: string) =>
  include.some((glob) => matchesGlob(file, glob)) && !exclude.some((glob) => matchesGlob(file, glob))

test('each test file runs', () => {
  expect(files.length).toBeGreaterThan(0)
  const run = (file: string) =>
    projects.filter((project) => runs(project, file)).map((project) => project.test.name)
  const odd = files.filter((file) => !['unit', 'sqlite,postgres'].includes(run(file).join()))
  expect(odd).toEqual([])
})
