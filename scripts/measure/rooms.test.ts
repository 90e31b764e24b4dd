// A folder is a room that can be taken in at a glance.
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { crowdedFolders, MOST_ENTRIES } from './folders.ts'
import { repositoryFiles } from './source-files.ts'

/** Steps in an order of their own, a file each: they only ever grow. */
const GROWING = 'server/storage/migrations'

test(`no folder holds more than ${MOST_ENTRIES} files and folders`, () => {
  const files = repositoryFiles(resolve(import.meta.dirname, '../..'))
  expect(files.length).toBeGreaterThan(1000)
  expect(crowdedFolders(files).filter(({ folder }) => folder !== GROWING)).toEqual([])
})
