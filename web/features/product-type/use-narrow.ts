// A changed form becomes the address of the page, which reads its list anew.
import { useCallback } from 'react'
import { useSubmit } from 'react-router'
import { searchOfForm } from './filter-address.ts'

/** Narrows the list to what a form says; the page begins at its first page again and stays where it is scrolled. */
export function useNarrow() {
  const submit = useSubmit()
  return useCallback(
    (form: HTMLFormElement) => void submit(searchOfForm(new FormData(form)), { preventScrollReset: true }),
    [submit],
  )
}
