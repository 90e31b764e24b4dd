// What is typed, once the typing rests: a search asks the server once, not with every key.
import { useEffect, useState } from 'react'

const TYPING_MS = 250

export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
