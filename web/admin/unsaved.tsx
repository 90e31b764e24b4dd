// Which open forms hold input that is not saved yet (decision 22).
import { createContext, useContext, useEffect, useRef } from 'react'

export type Unsaved = {
  /** Registers a form; `isDirty` is asked whenever somebody is about to leave. */
  add: (isDirty: () => boolean) => () => void
  any: () => boolean
  /** From now on nothing counts as unsaved: the person chose to leave, or the session is over. */
  release: () => void
}

export function createUnsaved(): Unsaved {
  const forms = new Set<() => boolean>()
  return {
    add: (isDirty) => {
      forms.add(isDirty)
      return () => forms.delete(isDirty)
    },
    any: () => [...forms].some((isDirty) => isDirty()),
    release: () => forms.clear(),
  }
}

const UnsavedContext = createContext<Unsaved | null>(null)
export const UnsavedProvider = UnsavedContext.Provider

export function useUnsaved(): Unsaved {
  const unsaved = useContext(UnsavedContext)
  if (!unsaved) throw new Error('UnsavedProvider is missing')
  return unsaved
}

/** Counts this form among the unsaved ones while `dirty`; `settle` says that it is saved before React knows. */
export function useUnsavedForm(dirty: boolean): { settle: () => void } {
  const unsaved = useUnsaved()
  const current = useRef(dirty)
  useEffect(() => {
    current.current = dirty
  }, [dirty])
  useEffect(() => unsaved.add(() => current.current), [unsaved])
  return {
    settle: () => {
      current.current = false
    },
  }
}
