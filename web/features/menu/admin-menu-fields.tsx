// The fields of a menu that depend on its type, and how a value reads where two versions are compared.
import { Input, Select, Switch } from 'antd'
import type { Menu } from '#contract/people/menu.ts'
import { RecordField } from '#web/admin/forms/record-field.tsx'
import type { RecordForm } from '#web/admin/forms/record-form.ts'
import { MenuIcon } from '#web/admin/frame/sidebar/menu-icon.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { MenuFields } from './admin-use-menu-form.ts'

type KeyProps = {
  form: RecordForm<MenuFields>
  /** Keys that no menu has, as far as they fit. */
  free: readonly string[]
  /** The menu that is edited. */
  stored: Menu | null
}

/** The key of a menu: chosen from those that are left for pages and buttons, typed for directories and links. */
export function MenuKey({ form, free, stored }: KeyProps) {
  const texts = useTexts('console/menu')
  const { type, resources } = form.fields
  const fixed = stored !== null && (stored.roles > 0 || (type === 'page' && stored.children.length > 0))
  const keys = stored ? [stored.resources, ...free] : free
  const chosen = type === 'page' || type === 'button'
  const hint = () => {
    if (stored && stored.roles > 0) return texts.keyHeld({ roles: stored.roles })
    if (fixed) return texts.keyHasButtons
    if (!chosen) return texts.ownKey
    if (keys.length === 0) return type === 'page' ? texts.noPages : texts.noButtons
    return texts.pageKeys
  }
  return (
    <RecordField form={form} id="menu.resources" label={texts.key} hint={hint()} required>
      {chosen ? (
        <Select
          showSearch
          placeholder={texts.pickKey}
          value={resources || undefined}
          options={keys.map((key) => ({ value: key, label: key }))}
          disabled={fixed || keys.length === 0}
        />
      ) : (
        <Input maxLength={80} spellCheck={false} disabled={fixed} />
      )}
    </RecordField>
  )
}

type SwitchesProps = {
  form: RecordForm<MenuFields>
  /** Why it cannot be switched on or off by this person. */
  locked: string | null
}

export function MenuSwitches({ form, locked }: SwitchesProps) {
  const texts = useTexts('console/menu')
  const { type, hidden, alwaysShow, flag } = form.fields
  return (
    <>
      {type !== 'button' && (
        <RecordField form={form} id="menu.hidden" label={texts.visible} hint={texts.visibleHint}>
          <Switch checked={!hidden} onChange={(visible) => form.change({ hidden: !visible })} />
        </RecordField>
      )}
      {type === 'directory' && (
        <RecordField form={form} id="menu.alwaysShow" label={texts.alwaysShow} hint={texts.alwaysShowHint}>
          <Switch checked={alwaysShow} />
        </RecordField>
      )}
      <RecordField form={form} id="menu.flag" label={texts.enabled} hint={locked ?? texts.enabledHint}>
        <Switch
          checked={flag === 'enabled'}
          disabled={locked !== null}
          onChange={(on) => form.change({ flag: on ? 'enabled' : 'disabled' })}
        />
      </RecordField>
    </>
  )
}

type ValueProps = { field: keyof MenuFields; value: unknown; menus: readonly Menu[] }

export function ShownMenuValue({ field, value, menus }: ValueProps) {
  const texts = useTexts('console/menu')
  const language = useLanguage()
  if (field === 'hidden' || field === 'alwaysShow') return value ? texts.yes : texts.no
  if (field === 'flag') return value === 'enabled' ? texts.yes : texts.no
  if (field === 'type') return texts.types[value as Menu['type']]
  if (field === 'icon') {
    return value ? (
      <>
        <MenuIcon name={String(value)} /> {String(value)}
      </>
    ) : (
      texts.noIcon
    )
  }
  if (field === 'parentId') {
    const parent = menus.find(({ id }) => id === value)
    return parent ? textIn(parent.title, language) : texts.topLevel
  }
  return String(value)
}
