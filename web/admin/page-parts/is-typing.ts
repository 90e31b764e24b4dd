// Whether keys that are pressed are meant for a field.

/** Somebody types there: a field of any kind, but no box to tick. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

/** Something stands over the page and has keys of its own. */
export const isOver = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('[role=dialog], [role=menu]') !== null
