// What changed in a text, word by word, so that a long one can be read.

export type Piece = { kind: 'same' | 'gone' | 'new'; text: string }

/** Words compared with each other, at most: beyond this, and for texts with little in common, old and new stand apart. */
const COMPARISONS = 4_000_000
/** The share of the shorter text that has to stay for a comparison by words to be easier to read than both texts. */
const ALIKE = 0.3

/** The pieces of both texts in their order; without `same` and `gone` they are the new text, without `new` the old. */
export function wordDifference(before: string, after: string, language: string): Piece[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' })
  const [was, is] = [before, after].map((text) => [...words.segment(text)].map(({ segment }) => segment))
  const apart = joined([
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ])
  if (!was || !is) return apart
  let start = 0
  while (start < Math.min(was.length, is.length) && was[start] === is[start]) start++
  let end = 0
  const least = Math.min(was.length, is.length) - start
  while (end < least && was.at(-1 - end) === is.at(-1 - end)) end++
  const oldMiddle = was.slice(start, was.length - end)
  const newMiddle = is.slice(start, is.length - end)
  if (oldMiddle.length * newMiddle.length > COMPARISONS) return apart
  const same = (text: string): Piece => ({ kind: 'same', text })
  const pieces = joined([
    same(was.slice(0, start).join('')),
    ...middlePieces(oldMiddle, newMiddle),
    same(was.slice(was.length - end).join('')),
  ])
  const kept = pieces.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0)
  return kept < ALIKE * Math.min(before.length, after.length) ? apart : pieces
}

/** Follows the longest run of words that both have in common. */
function middlePieces(was: readonly string[], is: readonly string[]): Piece[] {
  const width = is.length + 1
  const common = new Uint16Array((was.length + 1) * width)
  for (let row = was.length - 1; row >= 0; row--) {
    for (let column = is.length - 1; column >= 0; column--) {
      const at = row * width + column
      common[at] =
        was[row] === is[column]
          ? (common[at + width + 1] ?? 0) + 1
          : Math.max(common[at + width] ?? 0, common[at + 1] ?? 0)
    }
  }
  const pieces: Piece[] = []
  let row = 0
  let column = 0
  while (row < was.length || column < is.length) {
    const at = row * width + column
    if (row < was.length && column < is.length && was[row] === is[column]) {
      pieces.push({ kind: 'same', text: was[row] ?? '' })
      row++
      column++
    } else if (
      row < was.length &&
      (column === is.length || (common[at + width] ?? 0) >= (common[at + 1] ?? 0))
    ) {
      pieces.push({ kind: 'gone', text: was[row++] ?? '' })
    } else {
      pieces.push({ kind: 'new', text: is[column++] ?? '' })
    }
  }
  return pieces
}

/** Neighbours of one kind are one piece; between two changes a lone space belongs to them, or each word would stand by itself. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  let gone = ''
  let fresh = ''
  const flush = () => {
    if (gone !== '') found.push({ kind: 'gone', text: gone })
    if (fresh !== '') found.push({ kind: 'new', text: fresh })
    gone = fresh = ''
  }
  for (const [at, { kind, text }] of pieces.entries()) {
    if (kind === 'gone') gone += text
    else if (kind === 'new') fresh += text
    else if (text !== '') {
      const next = pieces[at + 1]
      const between = gone !== '' && fresh !== '' && next !== undefined && next.kind !== 'same'
      if (between && /^\s+$/.test(text)) {
        gone += text
        fresh += text
        continue
      }
      flush()
      const last = found.at(-1)
      if (last?.kind === 'same') last.text += text
      else found.push({ kind: 'same', text })
    }
  }
  flush()
  return found
}

/** Long runs without a change keep this much on the side of a change. */
const AROUND = 60
/** Of words between spaces; Chinese may be cut anywhere. */
const HALF_WORD_AT_END = /\s[\p{Script=Latin}\p{N}-]*$/u
const HALF_WORD_AT_START = /^[\p{Script=Latin}\p{N}-]\S*\s/u

/** The same pieces, the unchanged ones shortened to what stands around a change. */
export function shortened(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.kind !== 'same' || piece.text.length <= 2 * AROUND + 20) return piece
    const before = at > 0 ? piece.text.slice(0, AROUND).toWellFormed().replace(HALF_WORD_AT_END, '') : ''
    const after =
      at < pieces.length - 1 ? piece.text.slice(-AROUND).toWellFormed().replace(HALF_WORD_AT_START, '') : ''
    return { kind: 'same', text: [before, '…', after].filter(Boolean).join(' ') }
  })
}
