// Another page of a list begins at the head of the list, for the eye and for readers of the screen.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A ref for the head of a list; the head needs `tabIndex={-1}`. Going back is left to the restored scroll. */
export function useListHead<T extends HTMLElement>() {
  const { search } = useLocation()
  const type = useNavigationType()
  const shown = useRef(search)
  const head = useRef<T>(null)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    if (type === 'POP') return
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView()
  }, [search, type])
  return head
}
