// What dealers are looked for by: country and family as a plain form, and the position of the browser once somebody presses.
import { useSearchParams } from 'react-router'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { Dealer } from '#web/site/dealers/dealers.ts'
import { SiteForm } from '#web/site/links/site-form.tsx'
import { filtersIn } from '#web/site/listing/filters/filter-address.ts'
import { topLevel } from '#web/site/shell/catalog.ts'
import { useShell } from '#web/site/shell/shell-data.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { countriesOf } from './near/narrow.ts'
import type { useNear } from './near/use-near.ts'

type Chosen = { country: string | null; family: number | null }

/** With scripts each choice leads on at once, without them its button does. */
export function DealerForm({ dealers, chosen }: { dealers: readonly Dealer[]; chosen: Chosen }) {
  const texts = useTexts('site/dealers/dealer')
  const language = useLanguage()
  const { types } = useShell()
  const [search] = useSearchParams()
  const families = topLevel(types)
  // A link may name a type below them.
  const named = types.find(({ id }) => id === chosen.family)
  const offered = named && !families.includes(named) ? [...families, named] : families
  const select = (
    name: 'country' | 'family',
    any: string,
    choices: readonly (readonly [key: string, label: string])[],
  ) => {
    const now = String(chosen[name] ?? '')
    return (
      <label className="field">
        <span className="field-label">{texts[name]}</span>
        <select className="input" name={name} defaultValue={now} key={now}>
          <option value="">{any}</option>
          {choices.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
    )
  }
  return (
    <SiteForm className="dealer-form" role="search" aria-label={texts.find} live>
      {select(
        'country',
        texts.anyCountry,
        countriesOf(dealers, chosen.country, language).map(({ code, name }) => [code, name] as const),
      )}
      {select(
        'family',
        texts.anyFamily,
        offered.map(({ id, productTypeName }) => [String(id), productTypeName] as const),
      )}
      {filtersIn(search).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button className="button" type="submit">
        {texts.go}
      </button>
    </SiteForm>
  )
}

export function NearMe({ near }: { near: ReturnType<typeof useNear> }) {
  const texts = useTexts('site/dealers/dealer')
  const { origin, state, locate, forget } = near
  const isByPosition = origin !== null && origin.country === null
  return (
    <div className="near-me with-scripts">
      {isByPosition ? (
        <button className="button outline" type="button" onClick={forget}>
          {texts.byCountry}
        </button>
      ) : (
        <button className="button outline" type="button" onClick={locate} disabled={state === 'asking'}>
          <Icon name="pin" />
          {texts.nearMe}
        </button>
      )}
      <p role="status">
        {state === 'asking'
          ? texts.locating
          : state === 'denied'
            ? texts.denied
            : isByPosition
              ? texts.byDistance
              : texts.nearNote}
      </p>
    </div>
  )
}
