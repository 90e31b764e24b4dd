// Where a link of running text may lead.
import { isExternal } from '#contract/inputs/external.ts'

/**
 * Whether a link may lead there: an address of the site, an anchor, or outside by http(s), mailto or tel. Control characters
 * are what browsers skip in a scheme, a backslash is a slash to them.
 */
export const isLinkTarget = (href: string): boolean =>
  !/[\u0000-\u0020\\]/.test(href) && (isExternal(href) || /^(?:#|\/(?!\/))/.test(href))
