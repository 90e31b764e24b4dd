// What can be done with one menu of the tree, as far as the person may: its actions and its two switches.
import type { Menu } from '#contract/people/menu.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { useChange, useConfirm } from '#web/admin/forms/record-change.tsx'
import { type RowAction, RowActions } from '#web/admin/list/row-actions.tsx'
import { RowSwitch } from '#web/admin/list/row-switch.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { updateMenu } from './admin-api.ts'
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
    const remove = () => onRemove(menu)
    actions.push({ key: 'remove', label: texts.remove, danger: true, blocked, onClick: remove })
  }
  if (may('sysmenuList:add') && typesUnder(all, menu.id).length > 0)
    actions.push({ key: 'add', label: texts.addBelow, onClick: () => onAdd(menu) })
  return actions.length > 0 && <RowActions name={name} actions={actions} />
}

/** Whether the menu is seen in the sidebar. */
export function VisibleSwitch({ menu }: { menu: Menu }) {
  const texts = useTexts('console/menu')
  const name = textIn(menu.title, useLanguage())
  const { busy, change } = useChange(forgetRights)
  const allowed = useMay()('sysmenuList:update')
  const { id, version, type, hidden } = menu
  if (type === 'button') return null
  const turn = (visible: boolean) =>
    change((visible ? texts.shown : texts.nowHidden)({ name }), () =>
      updateMenu({ id, version, hidden: !visible }),
    )
  return (
    <RowSwitch
      checked={!hidden}
      busy={busy}
      label={texts.visibleOf({ name })}
      allowed={allowed}
      blocked={whyLocked(menu, 'change', texts)}
      onChange={(visible) => void turn(visible)}
    />
  )
}

/** Whether the menu is in use at all. */
export function EnabledSwitch({ menu }: { menu: Menu }) {
  const texts = useTexts('console/menu')
  const name = textIn(menu.title, useLanguage())
  const confirm = useConfirm()
  const { busy, change } = useChange(forgetRights)
  const { id, version } = menu
  const turn = async (on: boolean) => {
    const title = texts.disableTitle({ name })
    if (!on && !(await confirm({ title, text: texts.disableText, ok: texts.disable }))) return
    const done = on ? texts.nowEnabled : texts.nowDisabled
    await change(done({ name }), () => updateMenu({ id, version, flag: on ? 'enabled' : 'disabled' }))
  }
  return (
    <RowSwitch
      checked={menu.flag === 'enabled'}
      busy={busy}
      label={texts.enabledOf({ name })}
      allowed={useMay()('sysmenuList:update')}
      blocked={whyLocked(menu, 'switch', texts)}
      onChange={(on) => void turn(on)}
    />
  )
}
