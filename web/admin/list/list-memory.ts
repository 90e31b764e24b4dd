// Keeps which columns and how dense a list a person chose, in this browser.
import { useState } from 'react'
import { useSession } from '#web/session/permit.tsx'

export const DENSITIES = ['roomy', 'console', 'compact'] as const
/** `console` follows the size chosen for the whole console. */
export type Density = (typeof DENSITIES)[number]
export type ListMemory = { columns: readonly string[] | null; density: Density }
export type ListStorage = Pick<Storage, 'getItem' | 'setItem'>

export const NO_MEMORY: ListMemory = { columns: null, density: 'console' }

/** Each person has a place of their own for each list. */
export const memoryKey = (person: number, list: string) => `console-list:${person}:${list}`

/** What was kept; what is damaged counts as not chosen, and a storage that refuses holds nothing. */
export function readMemory(storage: ListStorage, key: string): ListMemory {
  let kept: unknown
  try {
    kept = JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return NO_MEMORY
  }
  if (typeof kept !== 'object' || kept === null) return NO_MEMORY
  const { columns, density } = kept as Partial<Record<keyof ListMemory, unknown>>
  return {
    columns: Array.isArray(columns) ? columns.filter((name) => typeof name === 'string') : null,
    density: DENSITIES.find((known) => known === density) ?? NO_MEMORY.density,
  }
}

/** A storage that refuses or is full keeps nothing, and the list goes on. */
export function keepMemory(storage: ListStorage, key: string, memory: ListMemory): void {
  try {
    storage.setItem(key, JSON.stringify(memory))
  } catch (error) {
    console.error(error)
  }
}

export function useListMemory(list: string) {
  const key = memoryKey(useSession().id, list)
  const [memory, setMemory] = useState(() => readMemory(localStorage, key))
  const remember = (patch: Partial<ListMemory>) => {
    const next = { ...memory, ...patch }
    setMemory(next)
    keepMemory(localStorage, key, next)
  }
  return { memory, remember }
}
