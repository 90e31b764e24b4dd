// What a role can be granted, as a tree: menus with their pages, and in each page first seeing it, then its buttons.
import type { Text } from '#contract/languages/language.ts'
import type { Menu } from '#contract/people/menu.ts'
import { RESOURCES, type Resource } from '#contract/wire/resource.ts'

export type GrantNode = {
  /** The resource of a leaf, `menu:<id>` of what holds leaves. */
  key: string
  title: Text
  icon: string
  /** The key as menus and routes name it. */
  description: string
  resource: Resource | null
  /** Disabled itself, or by a menu above. */
  off: 'itself' | 'above' | null
  children: GrantNode[]
}
export type Granted = ReadonlySet<string>

/** Where the permissions of a role are set. */
export const settingOf = ({ id }: { id: number }) => `/sysUserManage/roleSetting/${id}`

export const isResource = (key: string): key is Resource => RESOURCES.some((known) => known === key)

/** The keys that no menu of the tree has. */
export const withoutMenu = (tree: readonly GrantNode[]): Resource[] => {
  const known = pathsOf(tree)
  return RESOURCES.filter((key) => !known.has(key))
}

/** Links are granted by nobody, and what holds nothing that can be granted is left out. */
export function grantTree(menus: readonly Menu[], see: Text, above = false): GrantNode[] {
  return menus.flatMap((menu): GrantNode[] => {
    const { id, type, title, icon, resources } = menu
    const off = menu.flag === 'disabled' ? 'itself' : above ? 'above' : null
    const node = {
      title,
      icon,
      description: resources,
      off,
      children: [] as GrantNode[],
    } satisfies Partial<GrantNode>
    if (type === 'link') return []
    if (type === 'button') {
      return isResource(resources) ? [{ ...node, key: resources, resource: resources }] : []
    }
    const below = grantTree(menu.children, see, off !== null)
    const seeing: GrantNode[] =
      type === 'page' && isResource(resources)
        ? [{ ...node, key: resources, title: see, icon: '', resource: resources, off: off && 'above' }]
        : []
    const children = [...seeing, ...below]
    return children.length === 0 ? [] : [{ ...node, key: `menu:${id}`, resource: null, children }]
  })
}

export const leavesOf = (nodes: readonly GrantNode[]): GrantNode[] =>
  nodes.flatMap((node) => (node.resource ? [node] : leavesOf(node.children)))

export const groupsOf = (nodes: readonly GrantNode[]): GrantNode[] =>
  nodes.flatMap((node) => (node.resource ? [] : [node, ...groupsOf(node.children)]))

export const findNode = (nodes: readonly GrantNode[], key: string): GrantNode | undefined => {
  for (const node of nodes) {
    const found = node.key === key ? node : findNode(node.children, key)
    if (found) return found
  }
  return undefined
}

/** Where each leaf stands, from the top to the leaf itself. */
export function pathsOf(
  nodes: readonly GrantNode[],
  above: readonly GrantNode[] = [],
): Map<string, GrantNode[]> {
  return new Map(
    nodes.flatMap((node): [string, GrantNode[]][] => {
      const path = [...above, node]
      return node.resource ? [[node.resource, path]] : [...pathsOf(node.children, path)]
    }),
  )
}

export function stateOf(node: GrantNode, granted: Granted): 'all' | 'some' | 'none' {
  const leaves = leavesOf([node])
  const count = leaves.filter(({ key }) => granted.has(key)).length
  return count === 0 ? 'none' : count === leaves.length ? 'all' : 'some'
}

/** The leaves that match and whatever holds them; a group that matches keeps all of its leaves. */
export function narrowed(nodes: readonly GrantNode[], matches: (node: GrantNode) => boolean): GrantNode[] {
  return nodes.flatMap((node) => {
    if (matches(node)) return [node]
    const children = narrowed(node.children, matches)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

type Terms = {
  /** A button brings seeing its page along, and without seeing it there are no buttons. */
  linked: boolean
  /** Keys that the asking person may not change. */
  locked: ReadonlySet<string>
  all: readonly GrantNode[]
}

/** The keys after leaves were switched on or off; locked ones stay as they are. */
export function switched(
  granted: Granted,
  leaves: readonly GrantNode[],
  on: boolean,
  { linked, locked, all }: Terms,
): Set<string> {
  const own = leaves.map(({ key }) => key)
  const pageOf = (key: string) => key.split(':', 1)[0] ?? key
  const brought = on
    ? own.map(pageOf)
    : leavesOf(all).flatMap(({ key }) => (key !== pageOf(key) && own.includes(pageOf(key)) ? [key] : []))
  const touched = [...own, ...(linked ? brought : [])].filter((key) => !locked.has(key))
  const after = new Set(granted)
  for (const key of touched) {
    if (on) after.add(key)
    else after.delete(key)
  }
  return after
}

/** What a click on a box does: a leaf turns over, a group is filled, and emptied once all that can be changed is in. */
export function toggled(granted: Granted, node: GrantNode, terms: Terms): Set<string> {
  const free = leavesOf([node]).filter(({ key }) => !terms.locked.has(key))
  const on = !free.every(({ key }) => granted.has(key))
  return switched(granted, free, on, terms)
}
