// The permission tree of a new store: a tick that changes nothing does not exist.
import { expect, test } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import type { FirstMenu } from './first-menu.ts'
import { FIRST_MENUS } from './menus.ts'

const granted = (menus: readonly FirstMenu[]): string[] =>
  menus.flatMap(({ type, resources, children = [] }) => [
    ...(type === 'directory' ? [] : [resources]),
    ...granted(children),
  ])

test('each page and button that the permission tree offers is asked for by a call', () => {
  // What publishing as urgent asks for is asked within the calls that publish.
  const asked = new Set<string>([
    'web_review:urgent',
    ...Object.values(CALLS).flatMap(({ access }) => access),
  ])
  expect(granted(FIRST_MENUS).filter((key) => !asked.has(key))).toEqual([])
})
