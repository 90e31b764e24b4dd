// Menus: directories, pages, buttons and links of the console (spec §2 sysmenuList, §6; decisions 11 and 12).
import { z } from 'zod'
import { Id, Version } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { Text, textOf } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { Flag } from './staff.ts'

export const MENU_TYPES = ['directory', 'page', 'button', 'link'] as const
/** How deep menus nest: directory, directory, page, button. */
export const MENU_DEPTH = 4

export const MENU_LOCKS = ['beyond', 'offByAdmin'] as const

export type Menu = {
  id: number
  version: number
  parentId: number | null
  type: (typeof MENU_TYPES)[number]
  resources: string
  title: Text
  icon: string
  address: string
  sort: number
  hidden: boolean
  alwaysShow: boolean
  flag: Flag
  /** Roles that grant it, by its own key. */
  roles: number
  /**
   * What keeps the asker from changing it: `beyond`, it or what is below it stands for keys that they do not hold; `offByAdmin`,
   * only an admin switches it on, moves it out or deletes it.
   */
  locked: (typeof MENU_LOCKS)[number] | null
  children: Menu[]
}
export const Menu: z.ZodType<Menu> = z.lazy(() =>
  z.object({
    id: z.int(),
    version: z.int(),
    parentId: z.int().nullable(),
    type: z.enum(MENU_TYPES),
    resources: z.string(),
    title: Text,
    icon: z.string(),
    address: z.string(),
    sort: z.int(),
    hidden: z.boolean(),
    alwaysShow: z.boolean(),
    flag: Flag,
    roles: z.int(),
    locked: z.enum(MENU_LOCKS).nullable(),
    children: z.array(Menu),
  }),
)

const Fields = z.strictObject({
  parentId: Id.nullable(),
  type: z.enum(MENU_TYPES),
  /** A page or button of the console by its key; directories and links choose a key of their own. */
  resources: z
    .string()
    .trim()
    .min(2)
    .max(80)
    .regex(/^[A-Za-z][\w-]*(:[A-Za-z]\w*)?$/, wanted('key')),
  title: textOf(60),
  icon: z.string().trim().max(40),
  /** Of a link: where it leads, `http(s):`, `mailto:` or `tel:`. */
  address: z.string().trim().max(500),
  hidden: z.boolean(),
  alwaysShow: z.boolean(),
  flag: Flag,
})
const Target = z.strictObject({ id: Id, version: Version })
const Changed = z.object({ id: z.int(), version: z.int() })

export const menuCalls = {
  tree: defineCall({
    path: '/api/menu/tree',
    access: ['sysmenuList', 'roleSetting', 'roleList', 'userList'],
    takes: 'query',
    input: z.strictObject({}),
    output: z.object({
      menus: z.array(Menu),
      /** Pages and buttons of the console that no menu has yet. */
      unused: z.array(z.string()),
    }),
    summary: 'All menus as a tree.',
  }),
  add: defineCall({
    path: '/api/menu/add',
    access: 'sysmenuList:add',
    takes: 'body',
    input: Fields,
    output: Changed,
    logs: 'menu:add',
    summary: 'Adds a menu as the last one under its parent.',
  }),
  update: defineCall({
    path: '/api/menu/update',
    access: 'sysmenuList:update',
    takes: 'body',
    input: Fields.omit({ parentId: true, type: true }).partial().extend(Target.shape),
    output: Changed,
    logs: 'menu:update',
    summary: 'Changes a menu; what is left out stays.',
  }),
  move: defineCall({
    path: '/api/menu/move',
    access: 'sysmenuList:update',
    takes: 'body',
    input: Target.extend({ parentId: Id.nullable(), position: z.int().min(0).max(10_000) }),
    output: Changed,
    logs: 'menu:move',
    summary: 'Puts a menu under a parent at a position among its siblings, counted from 0.',
  }),
  remove: defineCall({
    path: '/api/menu/delete',
    access: 'sysmenuList:delete',
    takes: 'body',
    input: Target,
    output: z.null(),
    logs: 'menu:delete',
    summary: 'Deletes a menu that has no children and that no role grants.',
  }),
}
