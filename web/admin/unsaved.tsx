// Which open forms hold input that is not saved yet (decision 22).
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react'

export type Unsaved = {
  /** Counts a form as unsaved until the answer is called. */
  add: () => () => void
  any: () => boolean
  /** Nothing counts as unsaved any more: the person chose to leave, or the session is over. */
  release: () => void
  subscribe: (changed: () => void) => () => void
}

export function createUnsaved(): Unsaved {
  const forms = new Set<symbol>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const changed of listeners) changed()
  }
  return {
    add: () => {
      const form = Symbol('form')
      forms.add(form)
      tell()
      return () => {
        forms.delete(form)
        tell()
      }
    },
    any: () => forms.size > 0,
    release: () => {
      forms.clear()
      tell()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

const UnsavedContext = createContext<Unsaved | null>(null)
export const UnsavedProvider = UnsavedContext.Provider

export function useUnsaved(): Unsaved {
  const unsaved = useContext(UnsavedContext)
  if (!unsaved) throw new Error('UnsavedProvider is missing')
  return unsaved
}

/** Whether any form is unsaved now. */
export function useAnyUnsaved(): boolean {
  const unsaved = useUnsaved()
  return useSyncExternalStore(unsaved.subscribe, unsaved.any)
}

/** Counts this form among the unsaved ones while `dirty`; `settle` says that it is saved before React knows. */
export function useUnsavedForm(dirty: boolean): { settle: () => void } {
  const unsaved = useUnsaved()
  const settle = useRef(() => {})
  useEffect(() => {
    if (!dirty) return
    settle.current = unsaved.add()
    return () => settle.current()
  }, [dirty, unsaved])
  return { settle: () => settle.current() }
}
