// What a list is narrowed to, each as a link that takes it away.
import { useSearchParams } from 'react-router'
import type { Language } from '#contract/languages/language-codes.ts'
import { valueWithUnit, writeNumber } from '#contract/languages/locales.ts'
import type { Days, Filter } from '#contract/products/attribute-filter.ts'
import type { Facet } from '#contract/products/facet.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { formatDay } from '#web/ui/day.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { chosenValue } from './chosen-value.ts'
import { ClearFilters } from './clear-filters.tsx'
import { withoutFilter } from './filter-address.ts'
import './chosen-filters.css'

/** Nothing where nothing is chosen. */
export function ChosenFilters({ facets, filter }: { facets: readonly Facet[]; filter: Filter }) {
  const texts = useTexts('site/listing')
  const language = useLanguage()
  const [search] = useSearchParams()
  const chips = facets.flatMap((facet) => {
    const wanted = filter.get(facet.key)
    if (!wanted) return []
    if ('values' in wanted) {
      return facet.values
        .filter(({ key }) => wanted.values.includes(key))
        .map(({ key, name }) => ({
          key: `${facet.key}:${key}`,
          description: chosenValue(facet, name, facets),
          without: withoutFilter(search, facet.key, key),
        }))
    }
    const span = 'since' in wanted ? daysOf(wanted, language) : spanOf(wanted, language)
    const description = `${facet.name}: ${valueWithUnit(span, facet.unit, language)}`
    return [{ key: facet.key, description, without: withoutFilter(search, facet.key) }]
  })
  if (chips.length === 0) return null
  return (
    <ul className="chosen-filters" aria-label={texts.chosen}>
      {chips.map(({ key, description, without }) => (
        <li key={key}>
          <SiteLink
            to={{ search: without }}
            aria-label={texts.remove({ choice: description })}
            preventScrollReset
          >
            {description}
            <Icon name="close" />
          </SiteLink>
        </li>
      ))}
      <li>
        <ClearFilters className="chosen-clear" />
      </li>
    </ul>
  )
}

type Bounds<Bound> = { from: Bound | null; to: Bound | null }
const spanOf = (span: Bounds<number>, language: Language) =>
  within(span, '–', (bound) => writeNumber(bound, language))
const daysOf = ({ since, until }: Days, language: Language) =>
  within({ from: since, to: until }, ' – ', (day) => formatDay(day, language))

/** `1–5`, `5` alone, or what is known of a range that is open at one end: `≥ 1`, `≤ 5`. */
function within<Bound>({ from, to }: Bounds<Bound>, between: string, said: (bound: Bound) => string): string {
  if (from !== null && from === to) return said(from)
  if (from !== null && to !== null) return `${said(from)}${between}${said(to)}`
  if (from !== null) return `≥\u00a0${said(from)}`
  return to === null ? '' : `≤\u00a0${said(to)}`
}
