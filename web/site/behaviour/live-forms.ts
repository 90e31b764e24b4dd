// Forms whose every choice leads on at once (`data-live`): filters, an order, how many to a page.

const LIVE = 'form[data-live]'

export function openLiveForms() {
  document.addEventListener('change', ({ target }) => {
    const form = formOf(target)
    // What is written is sent by Enter or by the button of the form, and a number or a day once it is left.
    const isChoice =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type))
    if (form && isChoice) form.requestSubmit()
  })
  document.addEventListener('focusout', ({ target }) => {
    const form = formOf(target)
    if (form && isTyped(target) && target.value !== target.defaultValue) form.requestSubmit()
  })
  // Fields that are empty stay out of the address.
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'get') return
    for (const name of new Set(formData.keys()))
      if (formData.getAll(name).every((value) => value === '')) formData.delete(name)
  })
}

/** Fields may stand outside of the form that they belong to. */
function formOf(field: EventTarget | null): HTMLFormElement | null {
  const form = field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.form : null
  return form?.matches(LIVE) ? form : null
}

const isTyped = (field: EventTarget | null): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.inputMode === 'decimal' || field.type === 'date')
