// The fields of the owner that a list is narrowed by, in one row above it: a choice from each, or two ends. Without scripts it is a
// plain form with a button.
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Facet } from '#contract/products/facet.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { UnitsSwitch } from '#web/site/cards/units-switch.tsx'
import { SiteForm } from '#web/site/links/site-form.tsx'
import { formatCount } from '#web/ui/day.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { Days, type FacetProps, Range, useFieldsOf } from './facet-ends.tsx'
import { besideFilters, fieldOf, filterOf } from './filter-address.ts'

/** Fields that are seen at once; the others are folded away, and are unfolded while one of them is chosen. */
const OPEN = 4

export function ListFilterRow({ facets }: { facets: readonly Facet[] }) {
  const texts = useTexts('site/listing')
  const frame = useTexts('site/frame')
  const [search] = useSearchParams()
  const filter = filterOf(search)
  const form = useRef<HTMLFormElement>(null)
  useFieldsOf(form)
  const groups = facets.map((facet) => <Group key={facet.key} facet={facet} filter={filter} />)
  const hasUnits = facets.some(({ dimension }) => dimension !== null)
  return (
    <div className="list-filters">
      <SiteForm className="list-filter-form" aria-label={texts.filter} ref={form} live>
        {besideFilters(search).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {groups.slice(0, OPEN)}
        {groups.length > OPEN && (
          <details className="list-filters-more" open={facets.slice(OPEN).some(({ key }) => filter.has(key))}>
            <summary>{texts.moreFilters}</summary>
            <div>{groups.slice(OPEN)}</div>
          </details>
        )}
        <button className="button small outline without-scripts" type="submit">
          {frame.apply}
        </button>
      </SiteForm>
      {hasUnits && <UnitsSwitch />}
      <ChosenFilters facets={facets} filter={filter} />
    </div>
  )
}

function Group({ facet, filter }: FacetProps) {
  const isFigure = facet.type === 'number' || facet.type === 'range'
  if (!isFigure && facet.type !== 'date') return <Choice facet={facet} filter={filter} />
  return (
    <fieldset className="list-filter">
      <Legend facet={facet} />
      {isFigure ? <Range facet={facet} filter={filter} /> : <Days facet={facet} filter={filter} />}
    </fieldset>
  )
}

const Legend = ({ facet }: { facet: Facet }) => (
  <legend lang={langOf(facet, 'name')}>
    {facet.name}
    {facet.unit && <small> {facet.unit}</small>}
  </legend>
)

/** One of the values, each with how many it would leave. */
function Choice({ facet, filter }: FacetProps) {
  const { any } = useTexts('site/listing')
  const language = useLanguage()
  const wanted = filter.get(facet.key)
  const chosen = wanted && 'values' in wanted ? (wanted.values[0] ?? '') : ''
  return (
    <label className="list-filter">
      <span lang={langOf(facet, 'name')}>{facet.name}</span>
      <select className="input" name={fieldOf(facet.key)} defaultValue={chosen} key={chosen}>
        <option value="">{any}</option>
        {facet.values.map(({ key, name, count }, at) => (
          <option
            key={key}
            value={key}
            disabled={count === 0 && key !== chosen}
            lang={langOf(facet, `values.${at}.name`)}
          >
            {`${name} (${formatCount(count, language)})`}
          </option>
        ))}
      </select>
    </label>
  )
}
