// Menus as the console changes them; their tree is read through `#web/admin/admin-api.ts`.
import { mutationOptions } from '@tanstack/react-query'
import type { Menu, menuCalls } from '#contract/people/menu.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { send } from '#web/client/send.ts'

type Calls = typeof menuCalls
type MenuDraft = InputOf<Calls['add']>
export type MenuChange = InputOf<Calls['update']>
type MenuMove = InputOf<Calls['move']>

/** Quietly, as what follows: their form tells what was refused. */
export const addMenu = (draft: MenuDraft) => send('/api/menu/add', draft, { quiet: true })
export const updateMenuQuietly = (change: MenuChange) => send('/api/menu/update', change, { quiet: true })

export const updateMenu = () =>
  mutationOptions({ mutationFn: (change: MenuChange) => send('/api/menu/update', change) })

export const moveMenu = () =>
  mutationOptions({ mutationFn: (move: MenuMove) => send('/api/menu/move', move) })

export const removeMenu = () =>
  mutationOptions({
    mutationFn: ({ id, version }: Pick<Menu, 'id' | 'version'>) => send('/api/menu/delete', { id, version }),
  })
