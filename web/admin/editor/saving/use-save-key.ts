// Ctrl+S and Cmd+S save; while there is nothing to save they still keep the browser from saving the page.
import { useEffect } from 'react'

export function useSaveKey(save: (() => void) | null) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (!event.repeat) save?.()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [save])
}
