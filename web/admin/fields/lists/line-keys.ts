// What keys do in a line of a list.
import type { KeyboardEvent } from 'react'

/** Alt with an arrow moves the line that the focus is in; Enter begins the next one. */
export function lineKeys(on: { move: (by: -1 | 1) => void; next: () => void }) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
    if (altKey && by !== 0) {
      event.preventDefault()
      on.move(by)
    } else if (key === 'Enter' && !shiftKey && !altKey && !ctrlKey && !metaKey) {
      event.preventDefault()
      on.next()
    }
  }
}
