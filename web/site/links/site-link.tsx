// Every link of the public site goes through here, so that what address a link carries is decided once (decision 27).
import type { ComponentProps, MouseEvent } from 'react'
import { createPath, type To, useLocation, useNavigate } from 'react-router'
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
  const here = useLocation()
  const navigate = useNavigate()
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        void navigate(inside, {
          ...{ preventScrollReset, viewTransition },
          replace: replace ?? createPath(here) === createPath(inside),
        })
      }}
    />
  )
}

/** What the browser does with others is its own: another window, a file, a menu. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
