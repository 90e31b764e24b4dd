// Every link of the public site goes through here, so that what address a link carries is decided once (decision 27).
import { Link, type LinkProps } from 'react-router'

/** A link to an address of the site, such as `/newsDetail/3`; it opens through the door that the page came by. */
export function SiteLink(props: LinkProps) {
  return <Link {...props} />
}
