// The switches of a menu in its drawer: seen in the sidebar, always shown, in use.
import { Form, Switch } from 'antd'
import { useTexts } from '#web/i18n/language.tsx'
import type { MenuFields } from './admin-menu-draft.ts'

type Props = {
  fields: MenuFields
  change: (patch: Partial<MenuFields>) => void
  /** Why it cannot be switched on or off by this person. */
  locked: string | null
}

export function MenuOnOff({ fields, change, locked }: Props) {
  const texts = useTexts('console/menu')
  return (
    <>
      {fields.type !== 'button' && (
        <Form.Item label={texts.visible} htmlFor="menu.hidden" extra={texts.visibleHint}>
          <Switch
            id="menu.hidden"
            checked={!fields.hidden}
            onChange={(visible) => change({ hidden: !visible })}
          />
        </Form.Item>
      )}
      {fields.type === 'directory' && (
        <Form.Item label={texts.alwaysShow} htmlFor="menu.alwaysShow" extra={texts.alwaysShowHint}>
          <Switch
            id="menu.alwaysShow"
            checked={fields.alwaysShow}
            onChange={(alwaysShow) => change({ alwaysShow })}
          />
        </Form.Item>
      )}
      <Form.Item label={texts.enabled} htmlFor="menu.flag" extra={locked ?? texts.enabledHint}>
        <Switch
          id="menu.flag"
          checked={fields.flag === 'enabled'}
          disabled={locked !== null}
          onChange={(on) => change({ flag: on ? 'enabled' : 'disabled' })}
        />
      </Form.Item>
    </>
  )
}
