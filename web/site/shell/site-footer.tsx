// The footer: how to reach the company, the range, the pages, and the last line under the scale.
import type { Site } from '#contract/site/site.ts'
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
  const column = (title: string, entries: [string, string][]) => (
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
          <nav aria-label={texts.products}>
            <h2>{texts.products}</h2>
            <ul>
              {topLevel(types).map((type) => (
                <li key={type.id}>
                  <SiteLink to={type.address}>
                    <LocalText of={type} path="productTypeName" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
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
          <p className="foot-note">
            <LocalText of={site} path="footNote" />
          </p>
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
  const links = shownLinks(site, 'footerLinks')
  if (links.length === 0 && site.social.length === 0) return null
  return (
    <nav className="footer-links" aria-label={texts.moreLinks}>
      <ul>
        {[...links.map(({ label, address }) => [label, address] as const), ...socialOf(site)].map(
          ([label, address]) => (
            <li key={`${label} ${address}`}>
              <SetLink address={address}>{label}</SetLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

const socialOf = ({ social }: Site) => social.map(({ name, address }) => [name, address] as const)
