// How the console looks in this browser: colour scheme, theme colour, size (spec §3 "Interface preferences", §4).
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useMediaQuery } from '#web/admin/page-parts/use-media.ts'
import { type Appearance, type AppearanceStore, createAppearanceStore } from './appearance-store.ts'
import {
  DEFAULT_COLOUR,
  type Scheme,
  type ThemeColours,
  themeColours,
  themeVariables,
} from './theme-colours.ts'

const AppearanceContext = createContext<AppearanceStore | null>(null)

export function AppearanceProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createAppearanceStore)
  return <AppearanceContext value={store}>{children}</AppearanceContext>
}

/** The store itself, for whoever changes something. */
export function useAppearanceStore(): AppearanceStore {
  const store = useContext(AppearanceContext)
  if (!store) throw new Error('AppearanceProvider is missing')
  return store
}

/** What was chosen. */
export function useAppearance(): Appearance {
  const store = useAppearanceStore()
  return useSyncExternalStore(store.subscribe, store.current)
}

/** The scheme in force: the one chosen, or with `auto` the system's. */
export function useScheme(): Scheme {
  const { scheme } = useAppearance()
  const dark = useMediaQuery('(prefers-color-scheme: dark)')
  return scheme === 'auto' ? (dark ? 'dark' : 'light') : scheme
}

/** Every colour that follows from the chosen one, in the scheme in force. */
export function useColours(): ThemeColours {
  const { colour } = useAppearance()
  const scheme = useScheme()
  return useMemo(() => {
    const colours = themeColours(colour, scheme) ?? themeColours(DEFAULT_COLOUR, scheme)
    if (!colours) throw new Error('The default color is no color')
    return colours
  }, [colour, scheme])
}

/** Puts scheme and colours on the document while the console is open; the public site keeps its own. */
export function useDocumentColours(scheme: Scheme, colours: ThemeColours) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset.theme
    dataset.theme = scheme
    return () => {
      if (before === undefined) delete dataset.theme
      else dataset.theme = before
    }
  }, [scheme])
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const variables = Object.entries(themeVariables(colours))
    for (const [name, value] of variables) style.setProperty(name, value)
    return () => {
      for (const [name] of variables) style.removeProperty(name)
    }
  }, [colours])
}
