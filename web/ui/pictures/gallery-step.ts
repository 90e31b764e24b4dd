// Which picture a key leads to, in the gallery and in its enlargement.

/** The place after `key` in a page of a direction, going round at the ends; `null` when the key means nothing here. */
export function galleryStep(key: string, at: number, count: number, direction = document.dir): number | null {
  const onward = direction === 'rtl' ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return (at + onward + count) % count
    case 'ArrowLeft':
      return (at - onward + count) % count
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
