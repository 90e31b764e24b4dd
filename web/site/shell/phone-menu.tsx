// The menu of narrow screens: families with what is below them opening in place, the other pages in two columns. Browsers open
// and close all of it by themselves.
import type { ProductType } from '#contract/products/product-type.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText } from '#web/ui/local-text.tsx'
import { childrenOf, topLevel } from './catalog.ts'
import { HeaderLinks } from './set-links.tsx'
import { useShell } from './shell-data.tsx'

/** `section` is the entry of the navigation that the page belongs to. */
export function PhoneMenu({ section }: { section: string | null }) {
  const { types } = useShell()
  const texts = useTexts('site/frame')
  const pages = [
    [addresses.home, texts.home, 'home'],
    [addresses.cases, texts.cases, 'cases'],
    [addresses.documents, texts.documents, 'documents'],
    [addresses.dealers, texts.dealers, 'dealers'],
    [addresses.news, texts.news, 'news'],
    [addresses.events, texts.events, null],
    [addresses.about, texts.about, 'about'],
    [addresses.vacancies, texts.vacancies, null],
  ] as const
  return (
    <div className="phone-menu">
      <ul className="phone-families" aria-label={texts.products}>
        {topLevel(types).map((type) => (
          <Family key={type.id} type={type} below={childrenOf(types, type.id)} />
        ))}
        <li>
          <SiteLink className="phone-family" to={addresses.products}>
            {texts.allProducts}
            <Icon name="arrow" />
          </SiteLink>
        </li>
      </ul>
      <ul className="phone-pages">
        {pages.map(([to, label, name]) => (
          <li key={to}>
            <SiteLink to={to} aria-current={name !== null && name === section ? 'page' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
        <HeaderLinks />
      </ul>
    </div>
  )
}

/** One is open at a time. A family with nothing below it leads to its page at once. */
function Family({ type, below }: { type: ProductType; below: readonly ProductType[] }) {
  const name = <LocalText of={type} path="productTypeName" />
  if (below.length === 0)
    return (
      <li>
        <SiteLink className="phone-family" to={type.address}>
          {name}
          <Icon name="arrow" />
        </SiteLink>
      </li>
    )
  return (
    <li>
      <details name="phone-families">
        <summary className="phone-family">
          {name}
          <Icon name="down" />
        </summary>
        <ul>
          {[type, ...below].map((one, at) => (
            <li key={one.id}>
              <SiteLink to={one.address}>
                <LocalText of={one} path="productTypeName" />
                {at === 0 && <Icon name="arrow" />}
              </SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
