// A group of what waits, with its rows: when or how many, what it is, and the button that leads to the action.
import { Button } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { WAITING_COUNTED } from '#contract/console/waiting-groups.ts'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { RouterLink } from '#web/ui/router-link.tsx'

/** So many rows stand there before a group is unfolded. */
const FOLDED = 3

export type Row = {
  key: string
  /** When, since when, or how many. */
  at: ReactNode
  tone?: 'bad' | 'warn' | undefined
  name: string
  description?: ReactNode
  /** What leads to the action; null where the person has no such page. */
  act: { label: string; to: string; first?: boolean } | null
  /** A second way, such as putting a request aside. */
  other?: ReactNode
  /** Stands there before the group is unfolded; where no row says so, the first few do. */
  brief?: boolean
}

type GroupProps = {
  title: string
  /** What is told beside the title, such as how many are late. */
  late?: string | undefined
  actions?: { to: string; name: string }[]
  rows: Row[]
  /** Shows all rows at once. */
  whole?: boolean
  /** There are more than are named. */
  more?: boolean
}

export function Group({ title, late, actions = [], rows, whole = false, more = false }: GroupProps) {
  const texts = useTexts('console/dashboard/waiting')
  const id = useId()
  const [unfolded, unfold] = useState(false)
  if (rows.length === 0) return null
  const brief = rows.filter((row) => row.brief)
  const few = brief.length > 0 ? brief : rows.slice(0, FOLDED)
  const folds = !whole && rows.length > few.length
  const shown = folds && !unfolded ? few : rows
  return (
    <li>
      <h3 id={id}>
        {title}
        {late && <span className="wait-late">{late}</span>}
        <span className="wait-actions">
          {actions.map(({ to, name }) => (
            <RouterLink key={to} to={to}>
              {name}
            </RouterLink>
          ))}
          {folds && (
            <Button
              type="link"
              size="small"
              aria-expanded={unfolded}
              aria-label={`${unfolded ? texts.fold : texts.showAll({ count: rows.length })}: ${title}`}
              onClick={() => unfold(!unfolded)}
            >
              {unfolded ? texts.fold : texts.showAll({ count: rows.length })}
            </Button>
          )}
        </span>
      </h3>
      <ul aria-labelledby={id}>
        {shown.map(({ key, at, tone, name, description, act, other }) => (
          <li key={key}>
            <span className="wait-at" data-tone={tone}>
              {at}
            </span>
            <span className="wait-what">
              <b>
                <bdi>{name}</bdi>
              </b>{' '}
              {description && <span>{description}</span>}
            </span>
            <span className="wait-act">
              {other}
              {act && (
                <LinkButton
                  size="small"
                  type={act.first ? 'primary' : 'default'}
                  to={act.to}
                  aria-label={`${act.label}: ${name}`}
                >
                  {act.label}
                </LinkButton>
              )}
            </span>
          </li>
        ))}
        {more && (unfolded || !folds) && <li className="wait-more">{texts.more}</li>}
      </ul>
    </li>
  )
}

/** The number that chooses the words, and as it is written. */
export const written = (count: number) => ({ count, written: countTo(count) })

export const countTo = (count: number): string =>
  count >= WAITING_COUNTED ? `${thousands(WAITING_COUNTED)}+` : thousands(count)
