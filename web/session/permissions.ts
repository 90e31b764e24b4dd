// Who may open which page and press which button, decided from the session info (spec §6; decisions 10 to 12).
import type { MenuNode, SessionInfo } from '#contract/people/auth.ts'
import type { Button, Directory, Resource } from '#contract/wire/resource.ts'

/** The role that passes every check. */
const ADMIN = 'admin'

/**
 * What a page asks of a person: the key of its menu, or one of several (a hidden page is kept for whoever may open the
 * page that leads to it), a button, one of several roles. All that is given must hold.
 */
export type Needs = {
  resources?: Key | readonly Key[]
  button?: Button
  roles?: readonly string[]
}
type Key = Directory | Resource

type Person = Pick<SessionInfo, 'roles' | 'menus' | 'buttons'>

/** Every key in a tree of menus. */
export function menuKeys(menus: readonly MenuNode[]): Set<string> {
  return new Set(menus.flatMap((menu) => [menu.resources, ...menuKeys(menu.children)]))
}

/** Whether the person may open a page; one that asks for nothing is open to everybody who is signed in. */
export function mayOpen(person: Person, needs: Needs): boolean {
  if (person.roles.includes(ADMIN)) return true
  if (needs.roles && !needs.roles.some((role) => person.roles.includes(role))) return false
  if (needs.resources) {
    const held = menuKeys(person.menus)
    if (![needs.resources].flat().some((key) => held.has(key))) return false
  }
  return needs.button === undefined || mayUse(person, needs.button)
}

/** Whether the person holds the button's key, or any of the keys. Without a list of buttons nothing is permitted. */
export function mayUse(person: Person, keys: Button | readonly Button[]): boolean {
  if (!Array.isArray(person.buttons)) return false
  if (person.roles.includes(ADMIN)) return true
  const wanted: readonly string[] = typeof keys === 'string' ? [keys] : keys
  return person.buttons.some((button) => wanted.includes(button.resources))
}
