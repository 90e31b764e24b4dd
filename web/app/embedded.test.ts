// What counts as embedded data.
import { expect, test } from 'vitest'
import { parseEmbedded } from './embedded.ts'

test('the development page holds nothing', () => {
  expect(parseEmbedded('null')).toBeNull()
})

test('what the server writes is the language and the shell', () => {
  const text = JSON.stringify({ language: 'es', site: { companyName: 'Lanbo' }, types: [] })
  expect(parseEmbedded(text)).toEqual({
    language: 'es',
    shell: { site: { companyName: 'Lanbo' }, types: [] },
  })
})

test('half of it counts as nothing', () => {
  expect(parseEmbedded(JSON.stringify({ language: 'es', types: [] }))).toBeNull()
  expect(parseEmbedded(JSON.stringify({ language: 'fr', site: {}, types: [] }))).toBeNull()
  expect(parseEmbedded('7')).toBeNull()
})
