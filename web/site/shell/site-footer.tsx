// The footer: how to reach the company, the range, the pages, and the last line under the scale.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { telephone } from '#web/site/links/reach.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { LocalText } from '#web/ui/local-text.tsx'
import { topLevel } from './catalog.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { SetLink, shownLinks } from './set-links.tsx'
import { useShell } from './shell-data.tsx'

/** Where Chinese registration numbers are looked up. */
const REGISTER = 'https://beian.miit.gov.cn/'

/** The register of public security shows the record with this number. */
const policeRecord = (registration: string) =>
  `https://beian.mps.gov.cn/#/query/webSearch?code=${registration.replace(/\D/g, '')}`

export function SiteFooter() {
  const { site, types } = useShell()
  const texts = useTexts('site/frame')
  const column = (title: string, entries: [to: string, label: ReactNode][]) => (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map(([to, label]) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
  return (
    <footer className="site-footer on-navy">
      <div className="wrap">
        <div className="footer-top">
          <div>
            <Logo />
            <address>
              <LocalText of={site} path="companyName" />
              <br />
              <LocalText of={site} path="address" />
              <br />
              <a className="num" href={telephone(site.phone)}>
                {site.phone}
              </a>
              <br />
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </address>
          </div>
          {column(
            texts.products,
            topLevel(types).map((type) => [
              type.address,
              <LocalText key={type.id} of={type} path="productTypeName" />,
            ]),
          )}
          {column(texts.company, [
            [addresses.about, texts.about],
            [addresses.cases, texts.cases],
            [addresses.news, texts.news],
            [addresses.events, texts.events],
            [addresses.vacancies, texts.vacancies],
            [addresses.privacy, texts.privacy],
          ])}
          {column(texts.service, [
            [addresses.hotProducts, texts.hotProducts],
            [addresses.dealers, texts.dealers],
            [addresses.documents, texts.documents],
            [addresses.search, texts.search],
            [addresses.ask, texts.contact],
          ])}
        </div>
        <SetFooterLinks />
        <div className="scale" aria-hidden="true" />
        <div className="footer-end">
          <span>
            © {new Date().getFullYear()} <LocalText of={site} path="companyName" />
          </span>
          {site.registration && (
            <a href={REGISTER} lang="zh" rel="noreferrer" target="_blank">
              {site.registration}
            </a>
          )}
          {site.publicSecurity && (
            <a href={policeRecord(site.publicSecurity)} lang="zh" rel="noreferrer" target="_blank">
              {site.publicSecurity}
            </a>
          )}
          <LocalText as="p" className="foot-note" of={site} path="footNote" />
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  )
}

/** What staff added below the columns: links, and where else the company is found. */
function SetFooterLinks() {
  const { site } = useShell()
  const texts = useTexts('site/frame')
  const social = site.social.map(({ name, address }) => ({ label: name, address }))
  const links = [...shownLinks(site, 'footerLinks'), ...social]
  if (links.length === 0) return null
  return (
    <nav className="footer-links" aria-label={texts.moreLinks}>
      <ul>
        {links.map(({ label, address }) => (
          <li key={`${label} ${address}`}>
            <SetLink address={address}>{label}</SetLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
