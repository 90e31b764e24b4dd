// The header: a slim line that scrolls away and a bar that stays; below 992 px the bar opens a menu.
import { useId } from 'react'
import { LANGUAGE_FACTS, PUBLIC_LANGUAGES } from '#contract/languages/language-codes.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { telephone } from '#web/site/links/reach.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { SearchField } from '#web/site/search/search-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText } from '#web/ui/local-text.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { HeaderLinks } from './set-links.tsx'
import { useShell } from './shell-data.tsx'
import { SiteNav } from './site-nav.tsx'

/** More languages than this stand behind the one that is shown. */
const LANGUAGES_IN_LINE = 4

export function SiteHeader() {
  const texts = useTexts('site/frame')
  const navId = useId()
  return (
    <header className="site-header">
      <UtilityLine />
      <div className="wrap bar">
        <Logo />
        {/* Before the menu, so that the keyboard goes from its button into it. */}
        <div className="bar-tools">
          <SiteLink className="icon-button only-narrow" to={addresses.search} aria-label={texts.search}>
            <Icon name="search" />
          </SiteLink>
          <button
            className="icon-button menu-toggle"
            type="button"
            popoverTarget={navId}
            aria-label={texts.menu}
          >
            <Icon name="menu" />
            <Icon name="close" />
          </button>
        </div>
        <SiteNav id={navId} />
        <div className="bar-end">
          <SearchField />
          <SiteLink className="button small" to={addresses.ask}>
            {texts.contact}
          </SiteLink>
        </div>
      </div>
    </header>
  )
}

function UtilityLine() {
  const { site } = useShell()
  const texts = useTexts('site/frame')
  return (
    <div className="wrap utility">
      <LocalText as="p" of={site} path="slogan" />
      <ul>
        <HeaderLinks />
        <li>
          <SiteLink to={addresses.dealers}>{texts.dealers}</SiteLink>
        </li>
        <li>
          <a className="num" href={telephone(site.phone)}>
            {site.phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
      </ul>
      {PUBLIC_LANGUAGES.length > LANGUAGES_IN_LINE ? <LanguageMenu /> : <LanguageSwitch />}
    </div>
  )
}

/** The languages of a site with many, behind the one that is shown. */
function LanguageMenu() {
  const texts = useTexts('site/frame')
  const { name } = LANGUAGE_FACTS[useLanguage()]
  return (
    <details className="language-menu">
      <summary aria-label={`${texts.language}: ${name}`}>
        {name}
        <Icon name="down" />
      </summary>
      <LanguageSwitch />
    </details>
  )
}
