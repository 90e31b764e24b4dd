// Menus as the server has them, looked up beside the page.
import type { Page } from '@playwright/test'
import type { Menu } from '../../contract/people/menu.ts'
import { call } from './staff.ts'

export async function findMenu(page: Page, fits: (menu: Menu) => boolean): Promise<Menu> {
  const { data } = await call<{ menus: Menu[] }>(page, '/api/menu/tree')
  const flat = (menus: readonly Menu[]): Menu[] => menus.flatMap((menu) => [menu, ...flat(menu.children)])
  const found = flat(data.menus).find(fits)
  if (!found) throw new Error('there is no such menu')
  return found
}
