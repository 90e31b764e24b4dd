// The pages and buttons that can be asked about, grouped as the menus group them.
import type { Menu } from '#contract/people/menu.ts'
import { RESOURCES, type Resource } from '#contract/wire/resource.ts'

type Option = { value: Resource; label: string }
export type KeyGroup = { label: string; options: Option[] }

const isResource = (key: string): key is Resource => RESOURCES.some((resource) => resource === key)

/** A group for each page with its buttons; keys that no menu has come last, under `others`. */
export function keyGroups(
  menus: readonly Menu[],
  titleOf: (menu: Pick<Menu, 'title' | 'resources'>) => string,
  others: string,
): KeyGroup[] {
  const groups = menus.flatMap((menu) => groupsUnder(menu, [], titleOf))
  const known = new Set(groups.flatMap(({ options }) => options.map(({ value }) => value)))
  const left = RESOURCES.filter((resource) => !known.has(resource))
  const rest = left.map((value) => ({ value, label: value }))
  return rest.length > 0 ? [...groups, { label: others, options: rest }] : groups
}

function groupsUnder(
  menu: Menu,
  above: readonly string[],
  titleOf: (menu: Pick<Menu, 'title' | 'resources'>) => string,
): KeyGroup[] {
  const title = titleOf(menu)
  const path = [...above, title]
  const below = menu.children.filter(({ type }) => type !== 'button')
  const options = [menu, ...menu.children.filter(({ type }) => type === 'button')].flatMap(
    ({ resources, title: words }) =>
      isResource(resources)
        ? [
            {
              value: resources,
              label:
                resources === menu.resources ? title : `${title}: ${titleOf({ resources, title: words })}`,
            },
          ]
        : [],
  )
  return [
    ...(options.length > 0 ? [{ label: path.join(' › '), options }] : []),
    ...below.flatMap((child) => groupsUnder(child, path, titleOf)),
  ]
}
