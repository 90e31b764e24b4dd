// Which open forms hold input that is not saved yet, and in which tab each of them stands (decision 22).
import {
  createContext,
  use,
  useContext,
  useInsertionEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { TabContext } from '#web/admin/frame/tabs/tab-context.ts'

export type Unsaved = {
  /** Counts a form as unsaved until the answer is called. */
  add: (tab: string) => () => void
  any: () => boolean
  /** Whether a form of this tab is unsaved. */
  in: (tab: string) => boolean
  /** Nothing counts as unsaved any more, of a tab or at all: the person chose to leave, or the session is over. */
  release: (tab?: string) => void
  subscribe: (changed: () => void) => () => void
}

export function createUnsaved(): Unsaved {
  const forms = new Map<symbol, string>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const changed of listeners) changed()
  }
  return {
    add: (tab) => {
      const form = Symbol('form')
      forms.set(form, tab)
      tell()
      return () => {
        if (forms.delete(form)) tell()
      }
    },
    any: () => forms.size > 0,
    in: (tab) => [...forms.values()].includes(tab),
    release: (tab) => {
      for (const [form, owner] of forms) if (tab === undefined || owner === tab) forms.delete(form)
      tell()
    },
    subscribe: (changed) => {
      // Forms report while React commits, where nothing may be drawn anew: listeners hear of it right after.
      const later = () => queueMicrotask(changed)
      listeners.add(later)
      return () => listeners.delete(later)
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
  const tab = use(TabContext)?.path ?? ''
  const settle = useRef(() => {})
  // Other effects end while the tab is hidden, and the form of a hidden tab still holds its input.
  useInsertionEffect(() => {
    if (!dirty) return
    settle.current = unsaved.add(tab)
    return () => settle.current()
  }, [dirty, unsaved, tab])
  return { settle: () => settle.current() }
}

/** Counts what is typed as unsaved from the first key on, before its form has heard of it; `end` says that it has. */
export function useUnsavedInput(): { begin: () => void; end: () => void } {
  const unsaved = useUnsaved()
  const tab = use(TabContext)?.path ?? ''
  const input = useMemo(() => {
    let end: (() => void) | null = null
    return {
      begin: () => {
        end ??= unsaved.add(tab)
      },
      end: () => {
        end?.()
        end = null
      },
    }
  }, [unsaved, tab])
  // A hidden tab still holds its input.
  useInsertionEffect(() => input.end, [input])
  return input
}
