// What can be done with one menu of the tree, as far as the person may.
import type { Menu } from '#contract/people/menu.ts'
import { type RowAction, RowActions } from '#web/admin/list/row-actions.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { typesUnder, whyLocked } from './admin-menu-tree.ts'

type Props = {
  menu: Menu
  all: readonly Menu[]
  onAdd: (parent: Menu) => void
  onEdit: (menu: Menu) => void
  onRemove: (menu: Menu) => void
}

export function MenuActions({ menu, all, onAdd, onEdit, onRemove }: Props) {
  const texts = useTexts('console/menu')
  const name = textIn(menu.title, useLanguage())
  const may = useMay()
  const actions: RowAction[] = []
  if (may('sysmenuList:update')) {
    const blocked = whyLocked(menu, 'change', texts)
    actions.push({ key: 'edit', label: texts.edit, blocked, onClick: () => onEdit(menu) })
  }
  if (may('sysmenuList:delete')) {
    const blocked = whyLocked(menu, 'delete', texts)
    actions.push({
      key: 'remove',
      label: texts.remove,
      danger: true,
      blocked,
      onClick: () => onRemove(menu),
    })
  }
  if (may('sysmenuList:add') && typesUnder(all, menu.id).length > 0)
    actions.push({ key: 'add', label: texts.addBelow, onClick: () => onAdd(menu) })
  return actions.length > 0 && <RowActions name={name} actions={actions} />
}
