// The sentinel at the program itself: files of the disk against the list that was made when it was built.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf } from '#server/parts/twin/content-store.ts'
import { createCompareProgram, DIGESTS } from '#server/parts/twin/sentinel/compare-program.ts'
import { createSentinel } from '#server/parts/twin/sentinel/sentinel.ts'
import { testApp } from '#server/testing/app.ts'
import { sentinelLetters } from '#server/testing/stores/sentinel-letters.ts'

const app = await testApp()
const { twin, storage, files, site, now } = app.parts
const PROGRAM = 'await serve()'
const folder = mkdtempSync(join(tmpdir(), 'program-'))
writeFileSync(join(folder, 'main.js'), PROGRAM)
writeFileSync(join(folder, 'page.html'), '<p>')
writeFileSync(join(folder, DIGESTS), `${hashOf(PROGRAM)}  main.js\n${hashOf('<p>')}  page.html\n`)

const sentinelOf = (program: string, host: string) =>
  createSentinel({
    ...{ storage, manifests: twin.manifests, files, url: 'http://site', now, wake: () => {} },
    ...{ program: createCompareProgram(program, host), showsCopy: () => false },
    ...{ site: () => site.settings(), fetched: async () => null },
  })
const watch = sentinelOf(folder, 'node-a')
afterAll(async () => {
  await watch.release()
  rmSync(folder, { recursive: true, force: true })
})
const mail = sentinelLetters(storage.db, app.tick)
const looks = (sentinel = watch) => mail.looks(sentinel)
beforeAll(mail.giveAddress)

test('a program that is as it was built is told of at no time', async () => {
  expect(await looks()).toEqual([])
})

test('a file of the program that changed on the disk is told of once, and so is one that is gone with its line of the list', async () => {
  writeFileSync(join(folder, 'main.js'), `${PROGRAM}; await steal()`)
  const letters = await looks()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain('node-a: main.js')
  expect(await looks()).toEqual([])
  writeFileSync(join(folder, 'main.js'), PROGRAM)
  expect(await looks()).toEqual([])
  const list = readFileSync(join(folder, DIGESTS), 'utf8')
  rmSync(join(folder, 'page.html'))
  writeFileSync(join(folder, DIGESTS), list.split('\n')[0] ?? '')
  const [letter] = await looks()
  expect(letter).toContain('node-a: page.html: SHA-256 gone')
  expect(letter).toContain(`node-a: ${DIGESTS}`)
  writeFileSync(join(folder, 'page.html'), '<p>')
  writeFileSync(join(folder, DIGESTS), list)
  expect(await looks()).toEqual([])
})

test('another build of the program is told of once, whoever put it there', async () => {
  const other = mkdtempSync(join(tmpdir(), 'program-'))
  writeFileSync(join(other, DIGESTS), `${hashOf('')}  main.js\n`)
  writeFileSync(join(other, 'main.js'), '')
  await watch.release()
  for (const letters of [1, 0]) {
    const next = sentinelOf(other, 'node-b')
    expect(await looks(next)).toHaveLength(letters)
    await next.release()
  }
  rmSync(other, { recursive: true })
})
