// The field that leads to the results of a keyword.
import { useId } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { searchBox } from '#web/site/behaviour/search/search-box.ts'
import { addresses } from '#web/site/links/addresses.ts'
import { SiteForm } from '#web/site/links/site-form.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The longest keyword the server takes. */
const LONGEST = 100

type Props = {
  /** Shown at every width, with a button of its own. */
  wide?: boolean
  /** What is searched for already. */
  keyword?: string
}

export function SearchField({ wide = false, keyword = '' }: Props) {
  const texts = useTexts('site/frame')
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
        ref={searchBox}
        id={id}
        type="search"
        name="keyword"
        maxLength={LONGEST}
        defaultValue={keyword}
        placeholder={texts.searchHint}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={wide ? 'button' : 'button small without-scripts'} type="submit">
        {texts.searchGo}
      </button>
      {/* What stands here is the business of `suggestions.ts`. */}
      <div className="suggestions-place" suppressHydrationWarning>
        {''}
      </div>
    </SiteForm>
  )
}
