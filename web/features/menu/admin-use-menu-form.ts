// The form over one menu: what is missing before it is sent, and what follows once it is stored.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type { Menu } from '#contract/menu.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { hasText } from '#web/admin/completeness.ts'
import { useRecordForm } from '#web/admin/record-form.ts'
import { textIn } from '#web/admin/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addMenu, updateMenu } from './admin-api.ts'
import { blankMenu, fieldsOf, type MenuFields, type MenuTask, tidied } from './admin-menu-draft.ts'
import { typesUnder } from './admin-menu-tree.ts'
import { MENU_TEXTS } from './admin-texts.ts'

const storedOf = (menu: Menu) => ({ version: menu.version, fields: fieldsOf(menu) })

export function useMenuForm(task: MenuTask, all: readonly Menu[], onSaved: () => void) {
  const texts = useTexts(MENU_TEXTS)
  const language = useLanguage()
  const { message } = App.useApp()
  const client = useQueryClient()
  const { mutateAsync: add } = useMutation(addMenu())
  const { mutateAsync: update } = useMutation(updateMenu())

  const begin = () => {
    if (task.do === 'edit') return storedOf(task.menu)
    const [type = 'directory'] = typesUnder(all, task.parentId)
    return { version: 0, fields: blankMenu(task.parentId, type) }
  }
  const check = ({ title, type, resources, address }: MenuFields): Record<string, string> => ({
    ...(!hasText(title) && { 'title.zh': texts.titleEmpty }),
    ...(resources === '' && { resources: texts.keyEmpty }),
    ...(type === 'link' && address === '' && { address: texts.addressEmpty }),
  })

  return useRecordForm<MenuFields, string>({
    form: 'menu',
    begin: begin(),
    tidy: tidied,
    check,
    storedOf: (current) => storedOf(current as Menu),
    write: async (version, mine, changed) => {
      if (task.do === 'add') await add(mine)
      else {
        // Where it stands and what it is are not changed here.
        const { parentId: _, type: _type, ...given } = changed
        await update({ id: task.menu.id, version, ...given })
      }
      return textIn(mine.title, language)
    },
    onSaved: (name) => {
      void message.success(task.do === 'add' ? texts.added(name) : texts.saved(name))
      onSaved()
    },
    onSettled: () => void forgetRights(client),
  })
}
