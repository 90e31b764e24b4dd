// The form over one menu: what is missing before it is sent, and what follows once it is stored.
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Menu } from '#contract/people/menu.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { hasText } from '#web/admin/forms/completeness.ts'
import { type At, NOT_STORED, useRecordForm } from '#web/admin/forms/record-form.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addMenu, updateMenuQuietly } from './admin-api.ts'
import { blankMenu, fieldsOf, type MenuFields, type MenuTask, tidied } from './admin-menu-draft.ts'
import { typesUnder } from './admin-menu-tree.ts'

const storedOf = (menu: Menu) => ({ id: menu.id, version: menu.version, fields: fieldsOf(menu) })

export function useMenuForm(task: MenuTask, all: readonly Menu[], onSaved: () => void) {
  const texts = useTexts('console/menu')
  const language = useLanguage()
  const { message } = App.useApp()
  const client = useQueryClient()

  const begin = () => {
    if (task.do === 'edit') return storedOf(task.menu)
    const [type = 'directory'] = typesUnder(all, task.parentId)
    return { ...NOT_STORED, fields: blankMenu(task.parentId, type) }
  }
  const check = ({ title, type, resources, address }: MenuFields): Record<string, string> => ({
    ...(!hasText(title) && { [`title.${LANGUAGES[0]}`]: texts.titleEmpty }),
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
        : updateMenuQuietly({ ...at, ...changed }),
    onSaved: (_, { title }) => {
      const name = textIn(title, language)
      void message.success(task.do === 'add' ? texts.added({ name }) : texts.saved({ name }))
      onSaved()
    },
    onSettled: () => void forgetRights(client),
  })
}
