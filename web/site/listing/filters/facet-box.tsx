// One value that a list is narrowed by: a box, with how many it would leave beside what is chosen of other fields.
import { useLanguage } from '#web/i18n/language.tsx'
import { formatCount } from '#web/ui/day.tsx'
import { LocalText } from '#web/ui/local-text.tsx'
import type { FacetProps } from './facet-ends.tsx'
import { asksFor, fieldOf } from './filter-address.ts'
import './facet-fields.css'

type Props = FacetProps & {
  /** Which of its values. */
  at: number
  /** How many, in words, for readers of the screen. */
  spoken?: (count: { count: number; shown: string }) => string
}

export function FacetBox({ facet, filter, at, spoken }: Props) {
  const language = useLanguage()
  const value = facet.values[at]
  if (!value) return null
  const { key, count } = value
  const on = asksFor(filter, facet.key, key)
  const none = count === 0 && !on
  const shown = formatCount(count, language)
  return (
    <label className="check facet-box" data-none={none || undefined}>
      <input type="checkbox" name={fieldOf(facet.key)} value={key} defaultChecked={on} disabled={none} />
      <span>
        <LocalText of={facet} path={`values.${at}.name`} />
        <i className="num" aria-hidden={spoken ? true : undefined}>
          {shown}
        </i>
        {spoken && <span className="hidden-text">{spoken({ count, shown })}</span>}
      </span>
    </label>
  )
}
