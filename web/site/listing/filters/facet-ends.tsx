// The two ends of what a list is narrowed by: numbers and days.
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { FIRST_DAY, isDay, LAST_DAY } from '#contract/inputs/days.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { writeNumber } from '#contract/languages/locales.ts'
import type { Filter } from '#contract/products/attribute-filter.ts'
import type { Facet } from '#contract/products/facet.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Day } from '#web/ui/day.tsx'
import { boundIn, fieldOf } from './filter-address.ts'
import './facet-fields.css'

/** Decimals of a bound, as many as an address may have. */
const DECIMALS = 6

/** A bound as its field holds it; a field for numbers of the browser would know one decimal sign alone. */
const typedAs = (bound: number | null, language: Language) =>
  bound === null ? '' : writeNumber(bound, language, { useGrouping: false, maximumFractionDigits: DECIMALS })

export type FacetProps = { facet: Facet; filter: Filter }

/** The least and the greatest number. */
export function Range({ facet, filter, children }: FacetProps & { children?: ReactNode }) {
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
      {children}
    </Ends>
  )
}

/** The first and the last day. */
export function Days({ facet: { key, days }, filter }: FacetProps) {
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
  const texts = useTexts('site/listing')
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

/** The fields follow the address, also where the back button changed it; what has the focus keeps it. */
export function useFieldsOf(form: { current: HTMLFormElement | null }) {
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
