// What can be done with one row: a few buttons where there is room, the rest in a menu.
import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useRoomy } from '#web/admin/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LIST_TEXTS } from './list-texts.ts'

export type RowWay = {
  key: string
  label: string
  danger?: boolean
  /** Why it cannot be done with this row; it stands there all the same. */
  refused?: string | undefined
  onClick: () => void
}

/** `name` is what the row is called; the first ways stand in the row where it is wide. */
export function RowWays({ name, ways, busy = false }: { name: string; ways: RowWay[]; busy?: boolean }) {
  const texts = useTexts(LIST_TEXTS)
  const roomy = useRoomy()
  const shown = roomy ? ways.slice(0, ways.length > 3 ? 2 : 3) : []
  const more = ways.filter((way) => !shown.includes(way))
  return (
    <span className="row-ways">
      {shown.map(({ key, label, refused, ...way }) => (
        <Button
          key={key}
          type="link"
          size="small"
          disabled={busy || refused !== undefined}
          title={refused}
          aria-label={`${label}: ${name}`}
          {...way}
        >
          {label}
        </Button>
      ))}
      {more.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: more.map(entryOf) }}>
          <Button
            type="text"
            size={roomy ? 'small' : 'middle'}
            icon={<MoreOutlined />}
            loading={busy}
            aria-label={texts.more(name)}
          />
        </Dropdown>
      )}
    </span>
  )
}

/** Why something cannot be done is read where fingers and keys get to, not only under a pointer. */
const entryOf = ({ refused, label, ...way }: RowWay) =>
  refused === undefined
    ? { ...way, label }
    : {
        ...way,
        disabled: true,
        label: (
          <span className="row-way-refused">
            {label}
            <small>{refused}</small>
          </span>
        ),
      }
