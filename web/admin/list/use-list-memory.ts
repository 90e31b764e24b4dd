// The columns and the density that the signed-in person chose for a list.
import { useState } from 'react'
import { useSession } from '#web/session/permit.tsx'
import { keepMemory, type ListMemory, memoryKey, readMemory } from './list-memory.ts'

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
