// How words are made the same whatever their case, accents and width: `ＬＴＢ` and `ltb`, `caudalímetro` and `caudalimetro`.

const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** The text in lower case, in half width, without accents. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłđðþæœı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')

/** Of these every sign is itself in all that is done above: most words are, and a search folds thousands. */
const PLAIN = /^[a-z0-9]*$/

/** A word as it stands in the store: folded, and nothing but letters and digits. */
export function foldWord(word: string): string {
  const low = word.toLowerCase()
  return PLAIN.test(low) ? low : foldText(word).replace(/[^\p{L}\p{N}]/gu, '')
}
