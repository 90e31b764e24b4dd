// The rules of menus: where one may stand, which key it may carry, and when it may go.

import { isExternal } from '#contract/inputs/external.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { MENU_DEPTH, type Menu } from '#contract/people/menu.ts'
import { CODE } from '#contract/wire/answer.ts'
import { BUTTONS, DIRECTORIES, PAGES, pageOfResource, RESOURCES } from '#contract/wire/resource.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import type { Authority } from '#server/parts/rights/authority.ts'
import { hasText } from '#server/publishing/texts/text.ts'
import { serverTexts } from '#server/texts.ts'

const refusals = serverTexts('server/menu')

/** Menus altogether, at most. */
export const MENU_COUNT = 500

/** A menu as it is stored. */
export type MenuRecord = Omit<Menu, 'roles' | 'locked' | 'children'> & {
  /** Switched off by an admin. */
  offByAdmin: boolean
}
/** A menu that is about to be stored; a new one has no id yet. */
export type MenuDraft = Omit<Menu, 'id' | 'version' | 'sort' | 'roles' | 'locked' | 'children'> & {
  id: number | null
}

/** What may stand below what; `null` is the top. */
const PARENTS: Record<Menu['type'], readonly (Menu['type'] | null)[]> = {
  directory: [null, 'directory'],
  page: [null, 'directory'],
  link: [null, 'directory'],
  button: ['page'],
}
/** A plain name, such as `file-text`; the console shows those it knows. */
const ICON = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/**
 * Refuses, by field, a menu that could not stand where it is put or carry what it is given. A key that stays as it was is
 * not judged anew: a page that a release took away can still be disabled and deleted.
 */
export function checkMenu(menu: MenuDraft, all: readonly MenuRecord[], before?: MenuRecord) {
  const fields: Record<string, Reason | undefined> = {
    parentId: placeProblem(menu, all),
    resources: menu.resources === before?.resources ? undefined : keyProblem(menu, all),
    title: hasText(menu.title) ? undefined : refusals.titleMissing,
    icon: menu.icon === '' || ICON.test(menu.icon) ? undefined : refusals.noIcon,
    address: addressProblem(menu),
  }
  refuse(fields)
}

/** Refuses a place that does not exist, does not fit, lies under the menu itself, or is too deep. */
export function checkPlace(menu: MenuDraft, all: readonly MenuRecord[]) {
  refuse({ parentId: placeProblem(menu, all) ?? homeProblem(menu, all) })
}

function refuse(problems: Record<string, Reason | undefined>) {
  const fields = Object.entries(problems).flatMap(([name, reason]) => (reason ? [[name, reason]] : []))
  if (fields.length > 0) throw invalid(Object.fromEntries(fields))
}

function placeProblem(menu: MenuDraft, all: readonly MenuRecord[]): Reason | undefined {
  const byId = new Map(all.map((other) => [other.id, other]))
  const parent = menu.parentId === null ? null : byId.get(menu.parentId)
  if (parent === undefined) return refusals.noParent
  const above: number[] = []
  for (let at = parent; at; at = at.parentId === null ? null : (byId.get(at.parentId) ?? null)) {
    if (at.id === menu.id) return refusals.cycle
    above.push(at.id)
  }
  if (!PARENTS[menu.type].includes(parent?.type ?? null)) return refusals.wrongParent[menu.type]
  const height = menu.id === null ? 1 : heightOf(menu.id, all)
  return above.length + height > MENU_DEPTH ? refusals.tooDeep({ most: MENU_DEPTH }) : undefined
}

function heightOf(id: number, all: readonly MenuRecord[]): number {
  const children = all.filter((menu) => menu.parentId === id)
  return 1 + Math.max(0, ...children.map((child) => heightOf(child.id, all)))
}

const has = (list: readonly string[], key: string) => list.includes(key)

function keyProblem(menu: MenuDraft, all: readonly MenuRecord[]): Reason | undefined {
  const { type, resources } = menu
  if (type === 'page' && !has(PAGES, resources)) return refusals.noSuchPage
  if (type === 'button' && !has(BUTTONS, resources)) return refusals.noSuchButton
  if (type === 'directory' && (has(RESOURCES, resources) || resources.includes(':')))
    return refusals.ownKeyTaken
  if (type === 'link' && (has([...RESOURCES, ...DIRECTORIES], resources) || resources.includes(':'))) {
    return refusals.ownKeyTaken
  }
  const same = (other: MenuRecord) => other.resources.toLowerCase() === resources.toLowerCase()
  if (all.some((other) => other.id !== menu.id && same(other))) return refusals.keyTaken
  return homeProblem(menu, all)
}

/** A button stands under its own page, or pressing it would be granted somewhere else than it shows. */
function homeProblem({ type, parentId, resources }: MenuDraft, all: readonly MenuRecord[]) {
  if (type !== 'button') return undefined
  const page = all.find((menu) => menu.id === parentId)
  if (page?.type !== 'page' || page.resources === pageOfResource(resources)) return undefined
  return refusals.notItsPage({ page: pageOfResource(resources) })
}

function addressProblem({ type, address }: MenuDraft): Reason | undefined {
  if (type !== 'link') return address === '' ? undefined : refusals.addressOfNoLink
  // Whatever the parser would drop or rewrite silently is no address that somebody meant.
  const clean = isExternal(address) && !/[\s\p{C}\\]/u.test(address) && URL.canParse(address)
  if (!clean) return refusals.badAddress
  const { protocol, username, password, pathname } = new URL(address)
  if (username || password) return refusals.badAddress
  if (/^https?:$/.test(protocol)) return /^https?:\/\/[^/]/i.test(address) ? undefined : refusals.badAddress
  return pathname === '' ? refusals.badAddress : undefined
}

export function checkCount(count: number) {
  if (count >= MENU_COUNT) throw new Failure(CODE.unprocessable, refusals.tooMany({ most: MENU_COUNT }))
}

/** A key that roles grant or that buttons belong to stays, or the grants would mean something else. */
export function checkNewKey(before: MenuRecord, key: string, roles: number, children: number) {
  if (key === before.resources) return
  if (roles > 0) throw invalid({ resources: refusals.keyGranted({ roles }) })
  if (before.type === 'page' && children > 0)
    throw invalid({ resources: refusals.keyHasButtons({ count: children }) })
}

/**
 * Refuses a change of a menu that stands for more than the asker holds: its own key and those of all below it, since what
 * is done to a menu is done to them (decision 10). What an admin switched off stays off until an admin switches it on,
 * and nobody takes it, or what lies below it, somewhere else.
 */
export function checkMayChange(
  menu: MenuRecord,
  wanted: { flag: Menu['flag']; parentId: number | null },
  all: readonly MenuRecord[],
  asker: Authority,
) {
  if (asker.admin) return
  const lacking = lackingOf(menu, all, asker)
  if (lacking.length > 0) throw new Failure(CODE.forbidden, refusals.beyondMenu({ keys: keysOf(lacking) }))
  const wakes = menu.flag !== wanted.flag && menu.offByAdmin
  const leaves = menu.parentId !== wanted.parentId && above(menu, all).some(({ offByAdmin }) => offByAdmin)
  if (wakes || leaves) throw new Failure(CODE.forbidden, refusals.offByAdmin)
}

/** What the menu stands for, all below it included, and the asker does not hold. */
const lackingOf = (menu: MenuRecord, all: readonly MenuRecord[], asker: Authority) =>
  below(menu, all).filter(({ resources }) => has(RESOURCES, resources) && !asker.keys.has(resources))

/** What `checkMayChange` would refuse, so that nobody is offered it. */
export function lockOf(menu: MenuRecord, all: readonly MenuRecord[], asker: Authority): Menu['locked'] {
  if (asker.admin) return null
  if (lackingOf(menu, all, asker).length > 0) return 'beyond'
  return menu.offByAdmin ? 'offByAdmin' : null
}

/** The menu and all below it. */
const below = (menu: MenuRecord, all: readonly MenuRecord[]): MenuRecord[] => [
  menu,
  ...all.filter(({ parentId }) => parentId === menu.id).flatMap((child) => below(child, all)),
]

/** The menu and all above it. */
function above(menu: MenuRecord, all: readonly MenuRecord[]): MenuRecord[] {
  const parent = all.find(({ id }) => id === menu.parentId)
  return [menu, ...(parent ? above(parent, all) : [])]
}

const keysOf = (menus: readonly MenuRecord[]) => {
  const keys = menus.slice(0, 10).map(({ resources }) => resources)
  return menus.length > keys.length ? `${keys.join(', ')} …` : keys.join(', ')
}

/** A menu that holds others or that roles grant stays. */
export function checkRemovable({ roles, children }: { roles: number; children: number }) {
  if (children > 0) throw new Failure(CODE.conflict, refusals.hasChildren({ count: children }))
  if (roles > 0) throw new Failure(CODE.conflict, refusals.isGranted({ roles }))
}

/** The menus as a tree, each with the number of roles that grant its key and what keeps the asker from changing it. */
export function treeOf(
  all: readonly MenuRecord[],
  counts: ReadonlyMap<string, number>,
  asker: Authority,
  parentId: number | null = null,
): Menu[] {
  return all
    .filter((menu) => menu.parentId === parentId)
    .map((menu) => ({
      ...menu,
      roles: counts.get(menu.resources) ?? 0,
      locked: lockOf(menu, all, asker),
      children: treeOf(all, counts, asker, menu.id),
    }))
}

/** Pages and buttons of the console that no menu has. */
export const unusedKeys = (all: readonly MenuRecord[]): string[] =>
  RESOURCES.filter((key) => !all.some((menu) => menu.resources === key))

/** The children of a parent in their order, once a menu stands at `position` among them. */
export function orderWith(
  menu: MenuRecord,
  parentId: number | null,
  position: number,
  all: readonly MenuRecord[],
) {
  const others = all.filter((other) => other.parentId === parentId && other.id !== menu.id)
  return others.toSpliced(position, 0, menu)
}

/** What the operation log calls a menu. */
export const nameOf = (menu: { title: Text; resources: string }, language: Language): string =>
  pickText(menu.title, language).text || menu.resources

/** A menu as the operation log keeps it: as the wire says it, its parent by title. */
export function loggedMenu(menu: MenuDraft, all: readonly MenuRecord[], language: Language) {
  const { parentId, type, resources, title, icon, address, hidden, alwaysShow, flag } = menu
  const parent = all.find((other) => other.id === parentId)
  return {
    parent: parent ? nameOf(parent, language) : null,
    ...{ type, resources, title, icon, address, hidden, alwaysShow, flag },
  }
}
