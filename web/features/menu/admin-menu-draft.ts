// The form of a menu: what it holds and how it becomes a write.
import { NO_TEXT } from '#contract/content/blank.ts'
import { trimmed } from '#contract/languages/language-codes.ts'
import type { Menu } from '#contract/people/menu.ts'

/** What the drawer was opened for. */
export type MenuTask = { do: 'add'; parentId: number | null } | { do: 'edit'; menu: Menu }

export type MenuFields = Pick<
  Menu,
  'parentId' | 'type' | 'resources' | 'title' | 'icon' | 'address' | 'hidden' | 'alwaysShow' | 'flag'
>

export const blankMenu = (parentId: number | null, type: Menu['type']): MenuFields => ({
  parentId,
  type,
  resources: '',
  title: NO_TEXT,
  icon: '',
  address: '',
  hidden: false,
  alwaysShow: false,
  flag: 'enabled',
})

/** The part of a menu that the form edits. */
export const fieldsOf = (menu: MenuFields): MenuFields => {
  const { parentId, type, resources, title, icon, address, hidden, alwaysShow, flag } = menu
  return { parentId, type, resources, title, icon, address, hidden, alwaysShow, flag }
}

/** As the server will keep it; what its type has no use for goes. */
export const tidied = (fields: MenuFields): MenuFields => ({
  ...fields,
  resources: fields.resources.trim(),
  title: trimmed(fields.title),
  icon: fields.type === 'button' ? '' : fields.icon,
  address: fields.type === 'link' ? fields.address.trim() : '',
  hidden: fields.type === 'button' ? false : fields.hidden,
  alwaysShow: fields.type === 'directory' && fields.alwaysShow,
})
