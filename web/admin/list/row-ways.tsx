// What can be done with one row: a few buttons where there is room, the rest in a menu.
import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps, Tooltip } from 'antd'
import { useRoomy } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
export type RowWay = {
  key: string
  label: string
  danger?: boolean
  /** Why the way stands still; said with it. */
  hindered?: string | null | undefined
  onClick: () => void
}

/** `name` is what the row is called; the first ways stand in the row where it is wide. */
export function RowWays({ name, ways, busy = false }: { name: string; ways: RowWay[]; busy?: boolean }) {
  const texts = useTexts('console/list/list')
  const roomy = useRoomy()
  const shown = roomy ? ways.slice(0, ways.length > 3 ? 2 : 3) : []
  const more = ways.filter((way) => !shown.includes(way))
  return (
    <span className="row-ways">
      {shown.map(({ key, label, hindered, ...way }) => (
        <Tooltip key={key} title={hindered}>
          <span>
            <Button
              type="link"
              size="small"
              disabled={busy || Boolean(hindered)}
              aria-label={`${label}: ${name}`}
              {...way}
            >
              {label}
            </Button>
            {hindered && <span className="hidden-text">{hindered}</span>}
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

/** Open ways first; those that stand still follow under their reason, which a finger could not ask for. */
function menuOf(ways: readonly RowWay[]): NonNullable<MenuProps['items']> {
  const open = ways.filter(({ hindered }) => !hindered).map(({ hindered: _, ...way }) => way)
  const reasons = new Set(ways.flatMap(({ hindered }) => hindered || []))
  const still = [...reasons].map((reason) => ({
    type: 'group' as const,
    key: reason,
    label: <span className="row-ways-reason">{reason}</span>,
    children: ways
      .filter(({ hindered }) => hindered === reason)
      .map(({ key, label }) => ({ key, label, disabled: true })),
  }))
  return [...open, ...still]
}
