// The main navigation: the fixed entries, and the panel of categories that "Products" opens (spec §1, decision 20).
import { useLocation } from 'react-router'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { writeDays, writeTimes } from '#web/site/dealers/hours.ts'
import { addresses } from '#web/site/links/addresses.ts'
import { telephone } from '#web/site/links/reach.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { SearchField } from '#web/site/search/search-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { zoneName } from '#web/ui/zone-name.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { MegaPanel } from './mega-panel.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { useShell } from './shell-data.tsx'

/** The entries of the navigation, and the pages that belong to each. */
type SectionName = 'home' | 'products' | 'cases' | 'documents' | 'dealers' | 'news' | 'about'

/** How the first step of an address begins. */
const BEGINNINGS: [string, SectionName][] = [
  ['/homepage', 'home'],
  ['/product', 'products'],
  ['/hotproduct', 'products'],
  ['/successcase', 'cases'],
  ['/document', 'documents'],
  ['/news', 'news'],
  ['/event', 'news'],
  ['/aboutus', 'about'],
  ['/vacancy', 'about'],
  ['/dealer', 'dealers'],
]
/** How it ends: an owner may have chosen one that only begins so. */
const ENDS = /^(?:modular(?:chil)?|detail)?(?:\/|$)/

/** Paths are matched without regard to case, as the router does. */
export function sectionOf(pathname: string): SectionName | null {
  const path = pathname.toLowerCase()
  const isOf = ([begins]: [string, SectionName]) =>
    path.startsWith(begins) && ENDS.test(path.slice(begins.length))
  return BEGINNINGS.find(isOf)?.[1] ?? null
}

/** On narrow screens the navigation is a menu of its own, which the button of the header opens: its foot stays in sight. */
export function SiteNav({ id }: { id: string }) {
  const { site } = useShell()
  const texts = useTexts('site/frame')
  const language = useLanguage()
  const section = sectionOf(useLocation().pathname)
  const entry = (name: SectionName, to: string, label: string) => (
    <li>
      <SiteLink className="nav-link" to={to} aria-current={section === name ? 'page' : undefined}>
        {label}
      </SiteLink>
    </li>
  )
  return (
    <nav className="nav" id={id} aria-label={texts.mainNav} popover="auto">
      <div className="nav-search">
        <SearchField wide />
      </div>
      <ul className="nav-line">
        {entry('home', addresses.home, texts.home)}
        <ProductsEntry current={section === 'products'} />
        {entry('cases', addresses.cases, texts.cases)}
        {entry('documents', addresses.documents, texts.documents)}
        {entry('news', addresses.news, texts.news)}
        {entry('about', addresses.about, texts.about)}
      </ul>
      <PhoneMenu section={section} />
      <div className="nav-languages">
        <LanguageSwitch />
      </div>
      <div className="nav-foot">
        <a className="nav-call" href={telephone(site.phone)}>
          <Icon name="phone" />
          <span>
            <b className="num">{site.phone}</b>
            {/* Browsers may write a span of days in their own way. */}
            <small suppressHydrationWarning>
              {writeDays(site.hours, language)} <span className="num">{writeTimes(site.hours)}</span>{' '}
              {zoneName(site.zone, language)}
            </small>
          </span>
        </a>
        <SiteLink className="button small" to={addresses.ask}>
          {texts.quote}
        </SiteLink>
      </div>
    </nav>
  )
}

function ProductsEntry({ current }: { current: boolean }) {
  const texts = useTexts('site/frame')
  return (
    <li>
      <details className="products">
        <summary className="nav-link" aria-current={current ? 'true' : undefined}>
          {texts.products}
          <Icon name="down" />
        </summary>
        <MegaPanel />
      </details>
    </li>
  )
}
