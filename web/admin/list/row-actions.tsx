// What can be done with one row: a few buttons where there is room, the rest in a menu.
import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps, Tooltip } from 'antd'
import { useState } from 'react'
import type { Button as ButtonKey } from '#contract/wire/resource.ts'
import { useRoomy } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'

export type RowAction = {
  key: string
  label: string
  /** In a list it is offered to whoever holds this. */
  permit?: ButtonKey | readonly ButtonKey[]
  danger?: boolean
  /** Why it is disabled; shown with it. */
  blocked?: string | null | undefined
  /** While what it answers is under way, nothing else can be done with the row. */
  onClick: () => unknown
}

/** `name` is what the row is called; the first actions stand in the row where it is wide. */
export function RowActions({
  name,
  actions: given,
  busy: held = false,
}: {
  name: string
  actions: readonly RowAction[]
  busy?: boolean
}) {
  const texts = useTexts('console/list/list')
  const roomy = useRoomy()
  const [running, setRunning] = useState(false)
  const busy = held || running
  const actions = given.map(({ onClick, permit: _, ...action }) => ({
    ...action,
    onClick: () => {
      const course = onClick()
      if (!(course instanceof Promise)) return
      setRunning(true)
      void course.finally(() => setRunning(false))
    },
  }))
  const shown = roomy ? actions.slice(0, actions.length > 3 ? 2 : 3) : []
  const more = actions.filter((action) => !shown.includes(action))
  return (
    <span className="row-actions">
      {shown.map(({ key, label, blocked, ...action }) => (
        <Tooltip key={key} title={blocked}>
          <span>
            <Button
              type="link"
              size="small"
              disabled={busy || Boolean(blocked)}
              aria-label={`${label}: ${name}`}
              {...action}
            >
              {label}
            </Button>
            {blocked && <span className="hidden-text">{blocked}</span>}
          </span>
        </Tooltip>
      ))}
      {more.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: menuOf(more) }}>
          <Button
            type="text"
            size={roomy ? 'small' : 'middle'}
            icon={<MoreOutlined />}
            loading={busy}
            aria-label={texts.more({ name })}
          />
        </Dropdown>
      )}
    </span>
  )
}

/** Enabled actions first; disabled ones follow under their reason, which touch could not ask for. */
function menuOf(actions: readonly Omit<RowAction, 'permit'>[]): NonNullable<MenuProps['items']> {
  const open = actions.filter(({ blocked }) => !blocked).map(({ blocked: _, ...action }) => action)
  const reasons = new Set(actions.flatMap(({ blocked }) => blocked || []))
  const still = [...reasons].map((reason) => ({
    type: 'group' as const,
    key: reason,
    label: <span className="row-actions-reason">{reason}</span>,
    children: actions
      .filter(({ blocked }) => blocked === reason)
      .map(({ key, label }) => ({ key, label, disabled: true })),
  }))
  return [...open, ...still]
}
