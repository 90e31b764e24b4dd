// Menus as the console changes them; their tree is read through `#web/admin/admin-api.ts`.
import type { Menu, menuCalls } from '#contract/people/menu.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { send } from '#web/client/send.ts'

type Calls = typeof menuCalls
type MenuDraft = InputOf<Calls['add']>
type MenuChange = InputOf<Calls['update']>
type MenuMove = InputOf<Calls['move']>

/** Quietly, as what follows: forms and switches report what was refused. */
export const addMenu = (draft: MenuDraft) => send('/api/menu/add', draft, { quiet: true })
export const updateMenu = (change: MenuChange) => send('/api/menu/update', change, { quiet: true })
export const moveMenu = (move: MenuMove) => send('/api/menu/move', move, { quiet: true })
export const removeMenu = ({ id, version }: Pick<Menu, 'id' | 'version'>) =>
  send('/api/menu/delete', { id, version }, { quiet: true })
