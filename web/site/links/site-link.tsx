// Every link of the public site goes through here, so that what address a link carries is decided once (decision 27).
import type { ComponentProps } from 'react'
import { type To, useLinkClickHandler } from 'react-router'
import { useDoorway } from './doorway.tsx'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'onPointerEnter' | 'onFocus'> & {
  to: To
  replace?: boolean
  preventScrollReset?: boolean
  /** Lets the browser carry what both pages show from one to the other. */
  viewTransition?: boolean
}

/**
 * A link to an address of the site, such as `/newsDetail/3`. It carries the canonical address, for search engines, for
 * other windows and where no scripts run; a click moves inside the door that the page came by.
 */
export function SiteLink({
  to,
  replace,
  preventScrollReset = false,
  viewTransition = false,
  onClick,
  ...rest
}: Props) {
  const { href, inside, prefetch } = useDoorway(to)
  const go = useLinkClickHandler<HTMLAnchorElement>(inside, {
    ...{ preventScrollReset, viewTransition },
    ...(replace !== undefined && { replace }),
  })
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
    />
  )
}
