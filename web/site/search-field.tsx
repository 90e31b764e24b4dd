// The field that leads to the results of a keyword.
import { useId } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { addresses } from './addresses.ts'
import { SiteForm } from './site-form.tsx'
import { siteTexts } from './texts.ts'

/** The longest keyword the server takes. */
const LONGEST = 100

type Props = {
  /** Shown at every width, with a button of its own. */
  wide?: boolean
  /** What is searched for already. */
  keyword?: string
}

export function SearchField({ wide = false, keyword = '' }: Props) {
  const texts = useTexts(siteTexts)
  const id = useId()
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
        id={id}
        type="search"
        name="keyword"
        maxLength={LONGEST}
        defaultValue={keyword}
        placeholder={texts.searchHint}
        autoComplete="off"
        enterKeyHint="search"
      />
      {wide && (
        <button className="button" type="submit">
          {texts.searchGo}
        </button>
      )}
    </SiteForm>
  )
}
