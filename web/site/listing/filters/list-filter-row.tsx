// The fields of the owner that a list is narrowed by, in one row above it: values of each, or two ends. Without scripts it is a
// plain form with a button.
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Facet } from '#contract/products/facet.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { UnitsSwitch } from '#web/site/cards/units-switch.tsx'
import { SiteForm } from '#web/site/links/site-form.tsx'
import { useDrawn } from '#web/site/shell/head-notes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FacetBox } from './facet-box.tsx'
import { Days, type FacetProps, Range, useFieldsOf } from './facet-ends.tsx'
import { asksFor, besideFilters, filterOf } from './filter-address.ts'
import './list-filters.css'

/** Fields that are seen at once; the others are folded away, and are unfolded while one of them is chosen. */
const OPEN = 4

export function ListFilterRow({ facets }: { facets: readonly Facet[] }) {
  useDrawn('site/listing/filters/list-filter-row.tsx')
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
            <summary>
              {texts.moreFilters}
              <Icon name="down" />
            </summary>
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

/** Its values as boxes, folded below its name and what is chosen of it. */
function Choice({ facet, filter }: FacetProps) {
  const { any } = useTexts('site/listing')
  const id = `list-${facet.key}`
  const chosen = facet.values.filter(({ key }) => asksFor(filter, facet.key, key))
  return (
    <details className="list-filter">
      <summary>
        <span id={id} lang={langOf(facet, 'name')}>
          {facet.name}
        </span>
        <span className="input">{chosen.map(({ name }) => name).join(' · ') || any}</span>
      </summary>
      {/* The legend of a field set would say the name a second time. */}
      {/* biome-ignore lint/a11y/useSemanticElements: for the reason above */}
      <div role="group" aria-labelledby={id}>
        {facet.values.map(({ key }, at) => (
          <FacetBox key={key} facet={facet} filter={filter} at={at} />
        ))}
      </div>
    </details>
  )
}
