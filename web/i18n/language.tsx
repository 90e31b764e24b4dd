// The language shown: one value that loaders and pages share, kept in the cookie `language`.
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'

export type LanguageStore = {
  current: () => Language
  change: (language: Language) => void
  subscribe: (changed: () => void) => () => void
}

/** A store that starts with `first`; `keep` is told of every change (it writes the cookie and the `lang` of the page). */
export function createLanguageStore(
  first: Language,
  keep: (language: Language) => void = () => {},
): LanguageStore {
  let language = first
  const listeners = new Set<() => void>()
  return {
    current: () => language,
    change: (next) => {
      if (next === language) return
      language = next
      keep(next)
      for (const changed of listeners) changed()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

const LanguageContext = createContext<LanguageStore | null>(null)

export function LanguageProvider({ store, children }: { store: LanguageStore; children: ReactNode }) {
  return <LanguageContext value={store}>{children}</LanguageContext>
}

/** The store itself, for the switch. */
export function useLanguageStore(): LanguageStore {
  const store = useContext(LanguageContext)
  if (!store) throw new Error('LanguageProvider is missing')
  return store
}

/** The language shown. */
export function useLanguage(): Language {
  const store = useLanguageStore()
  return useSyncExternalStore(store.subscribe, store.current, store.current)
}

/** The texts of one feature in the language shown; a `texts.ts` has the same shape in each. */
export function useTexts<T>(texts: Record<Language, T>): T {
  return texts[useLanguage()]
}
