// Keys for attributes and choices that staff have not named yet.

/** The first of `a1`, `a2` … that none of these has. */
export function freeKey(taken: readonly { key: string }[], letter: 'a' | 'c'): string {
  const keys = new Set(taken.map(({ key }) => key))
  let number = 1
  while (keys.has(`${letter}${number}`)) number += 1
  return `${letter}${number}`
}
