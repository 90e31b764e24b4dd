// Brings what drives a sizing line once somebody comes near it.

const brought = new WeakSet<Element>()

export function openSizingDoor() {
  for (const sign of ['pointerover', 'focusin', 'input'])
    document.addEventListener(
      sign,
      ({ target }) => {
        const line = target instanceof Element ? target.closest('[data-sizing]') : null
        if (!line || brought.has(line)) return
        brought.add(line)
        void import('./sizing.ts').then(({ openSizing }) => openSizing(line))
      },
      { passive: true },
    )
}
