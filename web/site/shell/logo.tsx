// The logo: the drop, the letters, and the company's short line beside them.

import { addresses } from '#web/site/links/addresses.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { LocalText } from '#web/ui/local-text.tsx'
import { LogoMark } from '#web/ui/logo-mark.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { useShell } from './shell-data.tsx'

/** Twice as wide as it is shown at most, from the ladder of sizes. */
const LOGO_WIDTH = 320

/** The logo as a link to the home page. */
export function Logo() {
  const { site } = useShell()
  const { companyName, logoLine } = site
  // Who speaks to a device says what is seen.
  const label = companyName.includes(logoLine) ? companyName : `${companyName}, ${logoLine}`
  return (
    <SiteLink className="logo" to={addresses.home} aria-label={label}>
      {site.logo === null ? (
        <LogoMark />
      ) : (
        <img src={imageAddress(site.logo, LOGO_WIDTH)} alt="" height={32} />
      )}
      <small>
        <LocalText of={site} path="logoLine" />
      </small>
    </SiteLink>
  )
}
