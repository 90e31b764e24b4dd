// The language shown: one value that loaders and pages share, kept in the cookie `language`, and its texts.
import { createContext, type ReactNode, use, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Room, TextsOf } from '#web/i18n/messages.ts'
import { type Texts, textsIn } from '#web/i18n/texts.ts'

export type LanguageStore = {
  current: () => Language
  /** Fetches the texts first; rejects, and changes nothing, when they did not arrive. */
  change: (language: Language) => Promise<void>
  subscribe: (changed: () => void) => () => void
  texts: Texts
}

/** A store that starts with `first`; `keep` is told of every change (it writes the cookie and the `lang` of the page). */
export function createLanguageStore(
  first: Language,
  texts: Texts,
  keep: (language: Language) => void = () => {},
): LanguageStore {
  let language = first
  let wanted = first
  const listeners = new Set<() => void>()
  return {
    texts,
    current: () => language,
    change: async (next) => {
      wanted = next
      await texts.follow(next)
      // Somebody who chose again meanwhile gets what was chosen last.
      if (next === language || next !== wanted) return
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

/** Reads a room in the language shown: handed to what says words and is no component. */
export type Say = <R extends Room>(room: R) => TextsOf<R>

/** For rooms that the page has brought. */
export function useSay(): Say {
  const { texts } = useLanguageStore()
  const language = useLanguage()
  return useCallback((room) => textsIn(texts, language, room), [texts, language])
}

/** What is there already, as React sees at once. */
const THERE = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined })

/** The texts of a room in the language shown. Pages bring theirs before they open; a part that comes later may wait here. */
export function useTexts<R extends Room>(room: R): TextsOf<R> {
  const { texts } = useLanguageStore()
  const language = useLanguage()
  // Asked each time: React knows what a part waits for by its place, and would take the next one for this once it is there.
  use(texts.at(room, language) ? THERE : texts.awaited(room, language))
  return textsIn(texts, language, room)
}
