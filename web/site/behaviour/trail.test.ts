import { expect, test } from 'vitest'
import { withPage } from './trail.ts'

test('the trail holds the last twenty pages, and a page looked at again on the spot once', () => {
  let trail: string[] = []
  for (let page = 1; page <= 25; page++) trail = withPage(withPage(trail, `/page/${page}`), `/page/${page}`)
  expect(trail).toHaveLength(20)
  expect(trail.at(0)).toBe('/page/6')
  expect(trail.at(-1)).toBe('/page/25')
})
