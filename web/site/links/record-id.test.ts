// Which record an address asks for, and what becomes of one that is not there.
import { expect, test } from 'vitest'
import { Refused } from '#web/client/send.ts'
import { found, readRecordId } from './record-id.ts'

const id = (slug: string | undefined, query = '') => readRecordId(slug, new URLSearchParams(query))

test('the id stands in the path, before a slug or in the query', () => {
  expect(id('12')).toBe(12)
  expect(id('12-electromagnetic-flow-meter')).toBe(12)
  expect(id(undefined, 'id=12')).toBe(12)
  expect(id('12', 'id=7')).toBe(12)
})

test('no id is told from a wrong one', () => {
  expect(id(undefined)).toBe('missing')
  expect(id(undefined, 'id=')).toBe('missing')
  for (const odd of ['abc', '0', '-3', '1e3', '12x', '99999999999999999', '012', '3.5'])
    expect(id(odd)).toBe('wrong')
})

test('a record the server does not know becomes the 404 page in place', async () => {
  const unknown = found(Promise.reject(new Refused(404, 'no such product')))
  await expect(unknown).rejects.toMatchObject({ init: { status: 404 } })
})

test('any other failure stays what it is', async () => {
  const fault = new Refused(500, 'fault')
  await expect(found(Promise.reject(fault))).rejects.toBe(fault)
  await expect(found(Promise.resolve(7))).resolves.toBe(7)
})
