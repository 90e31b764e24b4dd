// Marks the words a visitor searched for.

export type Piece = { text: string; hit: boolean }

/** Folds case and accents; one letter in, one letter out, so that positions stay true. */
const folded = (text: string) =>
  Array.from(text, (letter) => Array.from(letter.normalize('NFD').toLowerCase())[0] ?? letter)

const HAN = /^\p{Script=Han}{3,}$/u

/** Words of a keyword; Chinese that does not stand as a whole in `letters` is looked for two characters at a time. */
function wordsOf(keyword: string, letters: string): string[] {
  return keyword
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => {
      if (!HAN.test(word) || letters.includes(word)) return [word]
      const characters = Array.from(word)
      return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
    })
}

/** Splits `text` into what matches the keyword and what does not. */
export function splitHits(text: string, keyword: string): Piece[] {
  const own = Array.from(text)
  const letters = folded(text)
  const marked = letters.map(() => false)
  for (const word of wordsOf(keyword, text)) {
    const wanted = folded(word)
    for (let from = 0; from + wanted.length <= letters.length; from += 1) {
      if (wanted.every((letter, at) => letters[from + at] === letter)) {
        marked.fill(true, from, from + wanted.length)
      }
    }
  }
  const pieces: Piece[] = []
  for (const [at, letter] of own.entries()) {
    const hit = marked[at] ?? false
    const last = pieces.at(-1)
    if (last && last.hit === hit) last.text += letter
    else pieces.push({ text: letter, hit })
  }
  return pieces
}

/** The text with its hits marked. */
export function Highlight({ text, keyword }: { text: string; keyword: string }) {
  return splitHits(text, keyword).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text are told apart by their place alone
    piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text,
  )
}
