// Where the pages for guests stand, and how they lead on: without the router where they are all there is, on it elsewhere.
import { type ComponentProps, createContext, createElement, useContext } from 'react'
import type { ProviderOffer } from '#contract/people/provider-offer.ts'

/** What the route brings. */
export type Entrance = {
  companyName: string
  passwordReset: boolean
  captcha: boolean
  /** The browser works for it, so nobody types a code. */
  work: boolean
  /** Where else people may sign in. */
  providers: readonly ProviderOffer[]
}

export type Way = {
  entrance: Entrance
  search: URLSearchParams
  go: (to: string, options?: { replace?: boolean }) => Promise<void>
}

const WayContext = createContext<Way | null>(null)
export const WayProvider = WayContext

export function useWay(): Way {
  const way = useContext(WayContext)
  if (!way) throw new Error('WayProvider is missing')
  return way
}

/** A link to another page; the address changes, and whoever draws the pages hears of it. */
export const WayLink = ({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) =>
  createElement('a', { ...rest, href: `#${to}` })
