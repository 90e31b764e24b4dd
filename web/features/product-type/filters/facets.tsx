// The groups a list is narrowed by: boxes with counts, and ranges. Without scripts it is a plain form with a button.
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { FIRST_DAY, isDay, LAST_DAY } from '#contract/inputs/days.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { writeNumber } from '#contract/languages/locales.ts'
import type { Filter } from '#contract/products/attribute-filter.ts'
import type { Facet, OtherFacet } from '#contract/products/product-browse.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { SiteForm } from '#web/site/links/site-form.tsx'
import { Day, formatCount } from '#web/ui/day.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText } from '#web/ui/local-text.tsx'
import { asksFor, boundIn, fieldOf, OPENED, openedIn } from './filter-address.ts'
import { FacetName, OtherFacets } from './other-facets.tsx'

/** Values of a group before the others are folded away, and how many there must be for that. */
const SHOWN = 6
const FOLDED = 9
/** Of a bound, as many as an address may have. */
const DECIMALS = 6

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
              <Range facet={facet} filter={filter} />
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
  const boxes = facet.values.map((value, at) => (
    <Box key={value.key} facet={facet} at={at} on={asksFor(filter, facet.key, value.key)} />
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

function Box({ facet, at, on }: { facet: Facet; at: number; on: boolean }) {
  const { productCount } = useTexts('site/frame')
  const language = useLanguage()
  const value = facet.values[at]
  if (!value) return null
  const none = value.count === 0 && !on
  const said = formatCount(value.count, language)
  return (
    <label className="check" data-none={none || undefined}>
      <input
        type="checkbox"
        name={fieldOf(facet.key)}
        value={value.key}
        defaultChecked={on}
        disabled={none}
      />
      <span>
        <LocalText of={facet} path={`values.${at}.name`} />
        <i className="num" aria-hidden="true">
          {said}
        </i>
        <span className="hidden-text">{productCount({ count: value.count, shown: said })}</span>
      </span>
    </label>
  )
}

/** A bound as its field holds it; a field for numbers of the browser would know one decimal sign alone. */
const typedAs = (bound: number | null, language: Language) =>
  bound === null ? '' : writeNumber(bound, language, { useGrouping: false, maximumFractionDigits: DECIMALS })

function Range({ facet, filter }: { facet: Facet; filter: Filter }) {
  const texts = useTexts('site/goods/product-type')
  const language = useLanguage()
  const wanted = filter.get(facet.key)
  const { from = null, to = null } = wanted && 'from' in wanted ? wanted : {}
  const field = (value: number | null, bound: number | undefined) => ({
    ...({ type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const),
    defaultValue: typedAs(value, language),
    placeholder: bound === undefined ? '' : writeNumber(bound, language),
  })
  return (
    <Ends of={facet.key} from={field(from, facet.range?.min)} to={field(to, facet.range?.max)}>
      {facet.type === 'range' && <p>{texts.rangeHint}</p>}
    </Ends>
  )
}

function Days({ facet: { key, days }, filter }: { facet: Facet; filter: Filter }) {
  const wanted = filter.get(key)
  const { since = null, until = null } = wanted && 'since' in wanted ? wanted : {}
  const field = (value: string | null) => ({
    ...{ type: 'date', min: FIRST_DAY, max: LAST_DAY, defaultValue: value ?? '' },
  })
  return (
    <Ends of={key} from={field(since)} to={field(until)}>
      {/* A field for a day has no room to say what there is. */}
      {days && (
        <p>
          <Day date={days.first} /> – <Day date={days.last} />
        </p>
      )}
    </Ends>
  )
}

type EndsProps = {
  of: string
  from: ComponentProps<'input'>
  to: ComponentProps<'input'>
  children: ReactNode
}

/** The fields of both bounds. */
function Ends({ of, from, to, children }: EndsProps) {
  const texts = useTexts('site/goods/product-type')
  const end = (name: '.min' | '.max', label: string, field: ComponentProps<'input'>) => (
    <label>
      <span>{label}</span>
      <input className="input" name={fieldOf(of, name)} {...field} />
    </label>
  )
  return (
    <div className="facet-range">
      {end('.min', texts.from, from)}
      {end('.max', texts.to, to)}
      {children}
    </div>
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

/** The fields follow the address, also where the back button changed it; what has the focus keeps it. */
function useFieldsOf(form: { current: HTMLFormElement | null }) {
  const language = useLanguage()
  const [search] = useSearchParams()
  const said = search.toString()
  useEffect(() => {
    const asked = new URLSearchParams(said)
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement) || !field.name.startsWith('f.')) continue
      if (field.type === 'checkbox') field.checked = asked.getAll(field.name).includes(field.value)
      else if (field !== document.activeElement)
        field.value = shownIn(field, asked.get(field.name) ?? '', language)
    }
  }, [said, form, language])
}

/** What a bound of an address is in its field. */
const shownIn = ({ type }: HTMLInputElement, said: string, language: Language) =>
  type === 'date' ? (isDay(said) ? said : '') : typedAs(boundIn(said), language)
