// What counts as embedded data.
import { expect, test } from 'vitest'
import { parseEmbedded } from './embedded.ts'

const shell = { site: { companyName: 'Lanbo' }, types: [] }

test('the development page holds nothing', () => {
  expect(parseEmbedded('null')).toBeNull()
})

test('what the server writes is the language and what the routes read', () => {
  const written = { language: 'es', loaderData: { shell } }
  expect(parseEmbedded(JSON.stringify(written))).toEqual(written)
})

test('half of it counts as nothing', () => {
  expect(parseEmbedded(JSON.stringify({ language: 'es', loaderData: {} }))).toBeNull()
  expect(parseEmbedded(JSON.stringify({ language: 'es' }))).toBeNull()
  expect(parseEmbedded(JSON.stringify({ language: 'fr', loaderData: { shell } }))).toBeNull()
  expect(parseEmbedded('7')).toBeNull()
})
