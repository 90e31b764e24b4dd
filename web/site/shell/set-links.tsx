// Links that staff set for the header and the footer: those that have words in the language shown.
import type { Site } from '#contract/site/site.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { useShell } from './shell-data.tsx'

/** What visitors of this language are shown of a list; what only fell back to another language is left out. */
export const shownLinks = (site: Site, list: 'headerLinks' | 'footerLinks') =>
  site[list].filter(({ label }, at) => label !== '' && !site.shownIn?.[`${list}.${at}.label`])

/** The links of the header as entries of a list. */
export function HeaderLinks() {
  return shownLinks(useShell().site, 'headerLinks').map(({ label, address }) => (
    <li key={`${label} ${address}`}>
      <SetLink address={address}>{label}</SetLink>
    </li>
  ))
}

/** A place on this site or an address on the web, which opens beside it. */
export function SetLink({ address, children }: { address: string; children: string }) {
  return address.startsWith('/') ? (
    <SiteLink to={address}>{children}</SiteLink>
  ) : (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
