// Sections rise into view once, as they come near (decision 21); what stands on the first screen is simply there.

/** A ref for a block with the class `reveal`. It waits only when it is seen to be out of sight; once in sight it never hides again. */
export function reveal(block: HTMLElement | null) {
  if (!block) return
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return
      const waits = !entry.isIntersecting && entry.boundingClientRect.bottom >= 0
      block.classList.toggle('is-waiting', waits)
      if (!waits) observer.disconnect()
    },
    { rootMargin: '0px 0px -8% 0px' },
  )
  observer.observe(block)
  return () => observer.disconnect()
}
