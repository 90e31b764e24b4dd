// Which picture a key leads to, in the gallery and in its enlargement.

/** The place after `key`, going round at the ends; `null` when the key means nothing here. */
export function galleryStep(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowLeft':
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
