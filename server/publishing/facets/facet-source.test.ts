// The index of published products follows what changes, and nothing else.
import { expect, test } from 'vitest'
import { productCalls as calls } from '#contract/products/product.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'
import { type FacetSource, facetSource } from './facet-source.ts'

const app = await testApp(LONG_SESSIONS)
const desk = await productDesk(app)

const shown = async (facets: FacetSource, at = app.parts.now()) =>
  (await facets()).search({
    ...{ filter: new Map(), sort: 'sort', offset: 0, limit: 100, at },
  }).ids

/** A source that hears every change, and not that something may have been missed, which a slow database is enough for. */
const whoMissesNothing = () => {
  const { storage, bus } = app.parts
  return facetSource({ storage, bus: { listen: (hear) => bus.listen((words) => words && hear(words)) } })
}

test('it is made once, stays while working copies change, and holds what is published, moved and taken off since', async () => {
  const facets = whoMissesNothing()
  const others = await shown(facets)
  const one = await desk.published('One')
  const two = await desk.published('Two')
  const before = await facets()
  expect(await shown(facets)).toEqual([...others, one.id, two.id])

  const renamed = await desk.rename(one, 'One anew')
  await desk.draft('Three')
  expect(await facets()).toBe(before)

  const again = await app.get(calls.publish, { id: one.id, version: renamed.version }, desk.admin)
  const four = await desk.published('Four')
  expect(await shown(facets)).toEqual([...others, one.id, two.id, four.id])
  expect(await facets()).not.toBe(before)
  await app.get(calls.unpublish, { id: again.id, version: again.version }, desk.admin)
  expect(await shown(facets)).toEqual([...others, two.id, four.id])
  // As a node finds it that begins now.
  expect(await shown(whoMissesNothing())).toEqual([...others, two.id, four.id])
})

test('it knows of a plan when that is made', async () => {
  const { id, version } = await desk.draft('Later')
  await app.get(calls.schedule, { id, version, publishAt: desk.inHours(2), unpublishAt: null }, desk.admin)
  const hour = 3_600_000
  expect(await shown(app.parts.facets)).not.toContain(id)
  expect(await shown(app.parts.facets, app.parts.now() + 3 * hour)).toContain(id)
})

test('many changes between two looks are all found', async () => {
  await app.parts.facets()
  const made = await Promise.all(Array.from({ length: 5 }, (_, at) => desk.published(`Many ${at}`)))
  const ids = made.map(({ id }) => id)
  const [first, ...others] = await Promise.all([shown(app.parts.facets), shown(app.parts.facets)])
  expect(first).toEqual(expect.arrayContaining(ids))
  for (const other of others) expect(other).toEqual(first)
})
