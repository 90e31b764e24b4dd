// Chooses the icon of a menu: all of them in sight, narrowed by typing.
import { Input } from 'antd'
import { useState } from 'react'
import { ICON_NAMES, MenuIcon } from '#web/admin/frame/sidebar/menu-icon.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { iconMatches } from './admin-icon-words.ts'

type Props = { id: string; value: string; onChange: (name: string) => void }

export function IconPicker({ id, value, onChange }: Props) {
  const texts = useTexts('console/menu')
  const [typed, setTyped] = useState('')
  const names = ICON_NAMES.filter((name) => iconMatches(name, typed))
  return (
    <div className="icon-picker">
      <Input
        id={id}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={texts.iconSearch}
        aria-label={texts.iconSearch}
        prefix={value && <MenuIcon name={value} />}
        allowClear
      />
      <fieldset>
        <legend className="hidden-text">{texts.icon}</legend>
        {typed.trim() === '' && <Choice name="" label={texts.noIcon} value={value} onChange={onChange} />}
        {names.map((name) => (
          <Choice key={name} name={name} label={name} value={value} onChange={onChange} />
        ))}
        {names.length === 0 && <p className="field-hint">{texts.noIconFound}</p>}
      </fieldset>
    </div>
  )
}

type ChoiceProps = { name: string; label: string; value: string; onChange: (name: string) => void }

function Choice({ name, label, value, onChange }: ChoiceProps) {
  return (
    <label title={label}>
      <input
        type="radio"
        name="menu-icon"
        className="hidden-text"
        checked={value === name}
        onChange={() => onChange(name)}
        aria-label={label}
      />
      {name ? <MenuIcon name={name} /> : <span aria-hidden="true">–</span>}
    </label>
  )
}
