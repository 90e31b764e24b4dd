// The groups a list is narrowed by: boxes with counts, and ranges. Without scripts it is a plain form with a button.
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Filter } from '#contract/products/attribute-filter.ts'
import type { Facet, OtherFacet } from '#contract/products/facet.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { SiteForm } from '#web/site/links/site-form.tsx'
import { FacetBox } from '#web/site/listing/filters/facet-box.tsx'
import { Days, Range, useFieldsOf } from '#web/site/listing/filters/facet-ends.tsx'
import { asksFor, OPENED, openedIn } from '#web/site/listing/filters/filter-address.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FacetName, OtherFacets } from './other-facets.tsx'

/** Values of a group before the others are folded away, and how many there must be for that. */
const SHOWN = 6
const FOLDED = 9

type Props = {
  id: string
  facets: readonly Facet[]
  /** Those that a visitor may open beside them. */
  others: readonly OtherFacet[]
  filter: Filter
}

export function Facets({ id, facets, others, filter }: Props) {
  const texts = useTexts('site/goods/product-type')
  const [search] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  useFieldsOf(form)
  const opened = openedIn(search)
  useFocusOn(id, opened)
  const [record, units] = [search.get('id'), search.get('units')]
  return (
    <SiteForm id={id} className="facet-form" ref={form} live>
      {record !== null && <input type="hidden" name="id" value={record} />}
      {units !== null && <input type="hidden" name="units" value={units} />}
      {opened.map((key) => (
        <input key={key} type="hidden" name={OPENED} value={key} />
      ))}
      {facets.map((facet) => (
        <details className="facet" key={facet.key} open>
          <summary>
            <FacetName id={`${id}-${facet.key}`} of={facet} />
            <Icon name="down" />
          </summary>
          {/* The legend of a field set would say the name a second time. */}
          {/* biome-ignore lint/a11y/useSemanticElements: for the reason above */}
          <div role="group" className="facet-values" aria-labelledby={`${id}-${facet.key}`}>
            {facet.type === 'number' || facet.type === 'range' ? (
              <Range facet={facet} filter={filter}>
                {facet.type === 'range' && <p>{texts.rangeHint}</p>}
              </Range>
            ) : facet.type === 'date' ? (
              <Days facet={facet} filter={filter} />
            ) : (
              <Boxes facet={facet} filter={filter} />
            )}
          </div>
        </details>
      ))}
      {others.length > 0 && <OtherFacets of={others} open={opened.length > 0} />}
      <button className="button outline wide apply" type="submit">
        {texts.apply}
      </button>
    </SiteForm>
  )
}

/** Of many values the first ones; the others unfold, and are unfolded while one of them is chosen. */
function Boxes({ facet, filter }: { facet: Facet; filter: Filter }) {
  const texts = useTexts('site/goods/product-type')
  const { productCount } = useTexts('site/frame')
  const boxes = facet.values.map(({ key }, at) => (
    <FacetBox key={key} facet={facet} filter={filter} at={at} spoken={productCount} />
  ))
  if (boxes.length <= FOLDED) return boxes
  const isChosen = facet.values.slice(SHOWN).some(({ key }) => asksFor(filter, facet.key, key))
  return (
    <>
      {boxes.slice(0, SHOWN)}
      <details className="facet-more" open={isChosen}>
        <summary>{texts.moreValues({ count: boxes.length - SHOWN })}</summary>
        {boxes.slice(SHOWN)}
      </details>
    </>
  )
}

/** A group that was opened takes the place of the link that had the focus. */
function useFocusOn(form: string, opened: readonly string[]) {
  const before = useRef(opened)
  useEffect(() => {
    const added = opened.find((key) => !before.current.includes(key))
    before.current = opened
    if (added === undefined || document.activeElement !== document.body) return
    document.getElementById(`${form}-${added}`)?.closest('summary')?.focus()
  })
}
