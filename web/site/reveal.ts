// Sections rise into view once, as they come near (decision 21); what stands on the first screen is simply there.

/** A ref for a block with the class `reveal`. One look is enough: it never hides again. */
export function reveal(block: HTMLElement | null) {
  if (!block) return
  if (block.getBoundingClientRect().top < window.innerHeight) {
    block.classList.add('is-seen')
    return
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      block.classList.add('is-seen')
      observer.disconnect()
    },
    { rootMargin: '0px 0px -8% 0px' },
  )
  observer.observe(block)
  return () => observer.disconnect()
}
