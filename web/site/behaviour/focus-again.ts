// The focus, where the main part of a page takes the place of another: the control that had it has it again.

/** What a control is known by on both pages; `''` for what is none. */
export function keyOf(control: Element | null): string {
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type))
    return `${control.form?.id} ${control.name}=${control.value}`
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
    return `${control.form?.id} ${control.name}`
  return control?.matches('main :is(a, button, summary)') ? (control.textContent ?? '') : ''
}

/** Of the control that is known by the key, which may stand elsewhere: a filter that was opened stands in place of its name. */
export function focusAgain(main: Element, key: string) {
  if (key === '') return
  const all = main.querySelectorAll<HTMLElement>('a, button, input, select, summary')
  const control = [...all].find((one) => keyOf(one) === key)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'nearest' })
}
