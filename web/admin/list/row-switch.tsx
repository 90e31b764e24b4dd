// The state of a row as a switch.
import { Switch, Tooltip } from 'antd'

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
  const reason = allowed ? blocked : null
  return (
    <Tooltip title={reason}>
      <span>
        <Switch
          size="small"
          checked={checked}
          loading={busy}
          disabled={!allowed || Boolean(reason)}
          aria-label={reason ? `${label}. ${reason}` : label}
          onChange={onChange}
        />
      </span>
    </Tooltip>
  )
}
