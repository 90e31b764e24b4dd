// Keeps the choices about the console's look: the size in a cookie (spec §9), the colours in this browser's storage.

import { readCookie, writeCookie } from '#web/client/cookie.ts'
import { type Hex, readHex } from '#web/ui/oklch.ts'
import { DEFAULT_COLOUR } from './theme-colours.ts'

/** Spec §4, from the largest to the smallest. */
export const SIZES = ['default', 'medium', 'small', 'mini'] as const
export type Size = (typeof SIZES)[number]
export const SCHEMES = ['light', 'dark', 'auto'] as const
export type ColourScheme = (typeof SCHEMES)[number]

export type Appearance = { scheme: ColourScheme; colour: Hex; size: Size }

export type AppearanceStore = {
  current: () => Appearance
  change: (part: Partial<Appearance>) => void
  subscribe: (changed: () => void) => () => void
}

/** Where choices outlive a reload; both may fail or hold anything, since people and other programs write there too. */
export type AppearancePlaces = {
  read: (name: keyof Appearance) => string
  write: (name: keyof Appearance, value: string) => void
}

/** Spec §9. */
export const DEFAULT_SIZE: Size = 'medium'
/** As the system has it, until somebody chooses. */
const DEFAULT_SCHEME: ColourScheme = 'auto'

/** A store that starts with what the places keep; what cannot be understood there counts as not chosen. */
export function createAppearanceStore(places: AppearancePlaces = browserPlaces): AppearanceStore {
  let appearance: Appearance = {
    scheme: SCHEMES.find((scheme) => scheme === places.read('scheme')) ?? DEFAULT_SCHEME,
    colour: readHex(places.read('colour')) ?? DEFAULT_COLOUR,
    size: SIZES.find((size) => size === places.read('size')) ?? DEFAULT_SIZE,
  }
  const listeners = new Set<() => void>()
  return {
    current: () => appearance,
    change: (part) => {
      appearance = { ...appearance, ...part }
      for (const [name, value] of Object.entries(part)) places.write(name as keyof Appearance, value)
      for (const changed of listeners) changed()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

const SIZE_COOKIE = 'size'
const STORED = { scheme: 'console-scheme', colour: 'console-colour' } as const

const browserPlaces: AppearancePlaces = {
  read: (name) => {
    if (name === 'size') return readCookie(SIZE_COOKIE)
    try {
      return localStorage.getItem(STORED[name]) ?? ''
    } catch {
      return ''
    }
  },
  write: (name, value) => {
    if (name === 'size') return writeCookie(SIZE_COOKIE, value)
    try {
      localStorage.setItem(STORED[name], value)
    } catch (error) {
      // A browser that keeps nothing still shows the choice until it is closed.
      console.error(error)
    }
  },
}
