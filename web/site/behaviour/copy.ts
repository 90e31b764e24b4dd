// Buttons that copy what they carry (`data-copy`): a model, an address. What is said then stands beside them.

export function openCopying() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button) void copy(button)
  })
}

async function copy(button: HTMLElement) {
  const { copy: text = '', byHand } = button.dataset
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Without https there is no clipboard: it is shown to be copied by hand, or stands there already.
    if (byHand !== undefined) window.prompt(byHand, text)
    return
  }
  button.dataset.copied = ''
  const said = button.parentElement?.querySelector<HTMLElement>('[data-said]')
  if (said) said.textContent = said.dataset.said ?? ''
}
