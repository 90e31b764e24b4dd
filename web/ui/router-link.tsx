// A link of the console, to an address of the router. The router's own `Link` brings the machinery of its framework
// along, which every visitor of the public site would load.
import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: To; state?: unknown; replace?: boolean }

/** A click moves inside the application; with a key held, or with the middle button, the browser does what it does. */
export function RouterLink({ to, state, replace, target, onClick, ...rest }: Props) {
  const href = useHref(to)
  const go = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  })
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
    />
  )
}
