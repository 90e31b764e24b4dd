// The key of a menu: chosen from those that are left for pages and buttons, typed for directories and links.
import { Form, Input, Select } from 'antd'
import type { Menu } from '#contract/people/menu.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { fieldError } from '#web/admin/forms/record-drawer.tsx'
import { useTexts } from '#web/i18n/language.tsx'

type Props = {
  type: Menu['type']
  value: string
  onChange: (key: string) => void
  /** Keys that no menu has, as far as they fit. */
  free: readonly string[]
  /** The menu that is edited. */
  stored: Menu | null
  errors: FieldMessages
  disabled: boolean
}

const ID = 'menu.resources'

export function MenuKey({ type, value, onChange, free, stored, errors, disabled }: Props) {
  const texts = useTexts('console/menu')
  const fixed = stored !== null && (stored.roles > 0 || (type === 'page' && stored.children.length > 0))
  const chosen = type === 'page' || type === 'button'
  const keys = stored ? [stored.resources, ...free] : free
  const hint = () => {
    if (stored && stored.roles > 0) return texts.keyHeld({ roles: stored.roles })
    if (fixed) return texts.keyHasButtons
    if (!chosen) return texts.ownKey
    if (keys.length === 0) return type === 'page' ? texts.noPages : texts.noButtons
    return texts.pageKeys
  }
  return (
    <Form.Item label={texts.key} htmlFor={ID} required extra={hint()} {...fieldError(errors, 'resources')}>
      {chosen ? (
        <Select
          id={ID}
          showSearch
          placeholder={texts.pickKey}
          {...(value && { value })}
          options={keys.map((key) => ({ value: key, label: key }))}
          onChange={onChange}
          disabled={disabled || fixed || keys.length === 0}
        />
      ) : (
        <Input
          id={ID}
          value={value}
          maxLength={80}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          disabled={disabled || fixed}
        />
      )}
    </Form.Item>
  )
}
