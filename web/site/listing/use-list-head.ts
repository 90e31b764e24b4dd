// Another page of a list begins at the head of the list, for the eye and for readers of the screen.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A ref for the head of a list; the head needs `tabIndex={-1}`. Going back is left to the restored scroll. */
export const useListHead = <T extends HTMLElement>() => useHead<T>(useLocation().search)

/** The same for a list that is also narrowed and ordered: whoever does that stays where they are. */
export const usePageHead = <T extends HTMLElement>() =>
  useHead<T>(new URLSearchParams(useLocation().search).get('page') ?? '1', useNarrowed())

/** All that the address says but the page. */
function useNarrowed(): string {
  const search = new URLSearchParams(useLocation().search)
  search.delete('page')
  return search.toString()
}

function useHead<T extends HTMLElement>(search: string, narrowed = '') {
  const type = useNavigationType()
  const shown = useRef(search)
  const held = useRef(narrowed)
  const head = useRef<T>(null)
  useEffect(() => {
    const stayed = shown.current === search || held.current !== narrowed
    shown.current = search
    held.current = narrowed
    if (stayed || type === 'POP') return
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView()
  }, [search, narrowed, type])
  return head
}
