// The two switches of a menu in the table: seen in the sidebar, and in use at all.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App, Switch, Tooltip } from 'antd'
import type { Menu } from '#contract/people/menu.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { type MenuChange, updateMenu } from './admin-api.ts'
import { whyLocked } from './admin-menu-tree.ts'

export function VisibleSwitch({ menu }: { menu: Menu }) {
  const texts = useTexts('console/menu')
  const name = textIn(menu.title, useLanguage())
  const { change, busy, may } = useChange(menu)
  if (menu.type === 'button') return null
  return (
    <MenuSwitch
      checked={!menu.hidden}
      busy={busy}
      may={may}
      locked={whyLocked(menu, 'change', texts)}
      label={texts.visibleOf({ name })}
      onChange={(visible) =>
        change({ hidden: !visible }, visible ? texts.shown({ name }) : texts.nowHidden({ name }))
      }
    />
  )
}

export function EnabledSwitch({ menu }: { menu: Menu }) {
  const texts = useTexts('console/menu')
  const name = textIn(menu.title, useLanguage())
  const { modal } = App.useApp()
  const { change, busy, may } = useChange(menu)
  const turn = (on: boolean) => {
    if (on) return void change({ flag: 'enabled' }, texts.nowEnabled({ name }))
    modal.confirm({
      title: texts.disableTitle({ name }),
      content: texts.disableSays,
      okText: texts.disable,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => change({ flag: 'disabled' }, texts.nowDisabled({ name })),
    })
  }
  return (
    <MenuSwitch
      checked={menu.flag === 'enabled'}
      busy={busy}
      may={may}
      locked={whyLocked(menu, 'switch', texts)}
      label={texts.enabledOf({ name })}
      onChange={turn}
    />
  )
}

type SwitchProps = {
  checked: boolean
  busy: boolean
  may: boolean
  /** Why it stands still for this person. */
  locked: string | null
  label: string
  onChange: (on: boolean) => void
}

/** The reason is read out with the switch, and shown where the pointer rests. */
function MenuSwitch({ checked, busy, may, locked, label, onChange }: SwitchProps) {
  const why = may ? locked : null
  return (
    <Tooltip title={why}>
      <span>
        <Switch
          size="small"
          checked={checked}
          loading={busy}
          disabled={!may || why !== null}
          aria-label={why === null ? label : `${label}. ${why}`}
          onChange={onChange}
        />
      </span>
    </Tooltip>
  )
}

function useChange({ id, version }: Menu) {
  const { message } = App.useApp()
  const client = useQueryClient()
  const may = useMay()('sysmenuList:update')
  const { mutateAsync, isPending } = useMutation({ ...updateMenu(), onSettled: () => forgetRights(client) })
  /** A refusal is reported where all are; the tree is read anew either way. */
  const change = (given: Partial<MenuChange>, done: string) =>
    mutateAsync({ id, version, ...given }).then(
      () => void message.success(done),
      () => undefined,
    )
  return { change, busy: isPending, may }
}
