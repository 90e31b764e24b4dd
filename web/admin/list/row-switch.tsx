// The state of a row as a switch.
import { Switch, Tooltip } from 'antd'
import { stopOf } from '#contract/languages/locales.ts'
import { useLanguage } from '#web/i18n/language.tsx'

type Props = {
  checked: boolean
  busy: boolean
  label: string
  /** Without the right it cannot be moved. */
  allowed: boolean
  /** Why it cannot be moved all the same; read out with the switch, and shown where the pointer rests. */
  blocked: string | null | undefined
  onChange: (on: boolean) => void
}

export function RowSwitch({ checked, busy, label, allowed, blocked, onChange }: Props) {
  const language = useLanguage()
  const reason = allowed ? blocked : null
  return (
    <Tooltip title={reason}>
      <span>
        <Switch
          size="small"
          checked={checked}
          loading={busy}
          disabled={!allowed || Boolean(reason)}
          aria-label={reason ? `${label}${stopOf(language)}${reason}` : label}
          onChange={onChange}
        />
      </span>
    </Tooltip>
  )
}
