// The field that leads to the results of a keyword.
import { type ComponentType, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { SiteForm } from '#web/site/links/site-form.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The longest keyword the server takes. */
const LONGEST = 100

type Suggestions = ComponentType<{ field: RefObject<HTMLInputElement | null> }>

type Props = {
  /** Shown at every width, with a button of its own. */
  wide?: boolean
  /** What is searched for already. */
  keyword?: string
}

export function SearchField({ wide = false, keyword = '' }: Props) {
  const texts = useTexts('site/frame')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null)
  // Where scripts run it is a combobox from the beginning; without them a field of a form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another keyword is another input
  useEffect(() => {
    if (field.current)
      Object.assign(field.current, { role: 'combobox', ariaAutoComplete: 'list', ariaExpanded: 'false' })
  }, [keyword])
  // Without them the field is what it is without scripts: a form that leads to the results.
  const suggest = () =>
    void import('./search-suggestions.tsx').then(
      ({ SearchSuggestions }) => setSuggestions(() => SearchSuggestions),
      () => {},
    )
  return (
    <SiteForm
      className={wide ? 'search-field always' : 'search-field'}
      role="search"
      aria-label={wide ? texts.searchGo : texts.search}
      to={addresses.search}
    >
      <Icon name="search" />
      <label className="hidden-text" htmlFor={id}>
        {texts.search}
      </label>
      <input
        key={keyword}
        ref={field}
        id={id}
        onFocus={Suggestions ? undefined : suggest}
        type="search"
        name="keyword"
        maxLength={LONGEST}
        defaultValue={keyword}
        placeholder={texts.searchHint}
        autoComplete="off"
        enterKeyHint="search"
      />
      {Suggestions && <Suggestions key={`for ${keyword}`} field={field} />}
      <button className={wide ? 'button' : 'button small without-scripts'} type="submit">
        {texts.searchGo}
      </button>
    </SiteForm>
  )
}
