// Makes a password that is good to read out and to type from a screen.

/** Without 0, O, 1, I and l. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz'
const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const FIGURES = '23456789'
const ALL = LETTERS + CAPITALS + FIGURES
/** Spec §5 allows 15 at most. */
const LENGTH = 14

/** `below` answers an even random number from 0 to before its argument. */
export function madePassword(below: (limit: number) => number = randomBelow): string {
  const some = (from: string) => from.charAt(below(from.length))
  for (;;) {
    const made = Array.from({ length: LENGTH }, () => some(ALL)).join('')
    // Rules of other places that people carry with them: a small letter, a capital and a figure.
    if ([LETTERS, CAPITALS, FIGURES].every((kind) => [...made].some((letter) => kind.includes(letter)))) {
      return made
    }
  }
}

/** Numbers that would make the first ones likelier are drawn again. */
function randomBelow(limit: number): number {
  const ceiling = 256 - (256 % limit)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (drawn < ceiling) return drawn % limit
  }
}
