// The form of a menu: what it holds, what is missing before it is sent, and how it becomes a write.
import { useQueryClient } from '@tanstack/react-query'
import { NO_TEXT } from '#contract/content/blank.ts'
import { STAFF_LANGUAGES, trimmed } from '#contract/languages/language-codes.ts'
import type { Menu } from '#contract/people/menu.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { hasText } from '#web/admin/forms/completeness.ts'
import { type At, NOT_STORED, useRecordForm } from '#web/admin/forms/record-form.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addMenu, updateMenu } from './admin-api.ts'
import { typesUnder } from './admin-menu-tree.ts'

/** What the drawer was opened for. */
export type MenuTask = { do: 'add'; parentId: number | null } | { do: 'edit'; menu: Menu }

export type MenuFields = Pick<
  Menu,
  'parentId' | 'type' | 'resources' | 'title' | 'icon' | 'address' | 'hidden' | 'alwaysShow' | 'flag'
>

const blankMenu = (parentId: number | null, type: Menu['type']): MenuFields => ({
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
const fieldsOf = (menu: MenuFields): MenuFields => {
  const { parentId, type, resources, title, icon, address, hidden, alwaysShow, flag } = menu
  return { parentId, type, resources, title, icon, address, hidden, alwaysShow, flag }
}

/** As the server will keep it; what its type has no use for goes. */
const tidied = (fields: MenuFields): MenuFields => ({
  ...fields,
  resources: fields.resources.trim(),
  title: trimmed(fields.title),
  icon: fields.type === 'button' ? '' : fields.icon,
  address: fields.type === 'link' ? fields.address.trim() : '',
  hidden: fields.type === 'button' ? false : fields.hidden,
  alwaysShow: fields.type === 'directory' && fields.alwaysShow,
})

const storedOf = (menu: Menu) => ({ id: menu.id, version: menu.version, fields: fieldsOf(menu) })

export function useMenuForm(task: MenuTask, all: readonly Menu[], onSaved: () => void) {
  const texts = useTexts('console/menu')
  const language = useLanguage()
  const { message } = useApp()
  const client = useQueryClient()

  const begin = () => {
    if (task.do === 'edit') return storedOf(task.menu)
    const [type = 'directory'] = typesUnder(all, task.parentId)
    return { ...NOT_STORED, fields: blankMenu(task.parentId, type) }
  }
  const check = ({ title, type, resources, address }: MenuFields): Record<string, string> => ({
    ...(!hasText(title) && { [`title.${STAFF_LANGUAGES[0]}`]: texts.titleEmpty }),
    ...(resources === '' && { resources: texts.keyEmpty }),
    ...(type === 'link' && address === '' && { address: texts.addressEmpty }),
  })

  return useRecordForm<MenuFields, At>({
    form: 'menu',
    begin: begin(),
    tidy: tidied,
    check,
    storedOf: (current) => storedOf(current as Menu),
    // Where it stands and what it is are not changed here: a new one that is there already is told to be.
    write: (at, mine, { parentId, type, ...changed }) =>
      at.id === 0 || parentId !== undefined || type !== undefined
        ? addMenu(mine)
        : updateMenu({ ...at, ...changed }),
    onSaved: (_, { title }) => {
      const name = textIn(title, language)
      void message.success(task.do === 'add' ? texts.added({ name }) : texts.saved({ name }))
      onSaved()
    },
    onSettled: () => void forgetRights(client),
  })
}
