// Where a line of Chinese may end: between words, as the platform knows them.

/** May end a line, and is not seen. */
export const MAY_BREAK = '\u200b'
const HAN = /\p{Script=Han}/u
const ONE = /^\p{Script=Han}$/u
const ENDS_IN_HAN = /\p{Script=Han}$/u
/** A word of one character that belongs to what is behind it; any other belongs to what is before. */
const LEADING = /^[不没未无再每各最更一二两三四五六七八九十第在从向对为与和及或以由被把将让使新]$/u
/** It ends the word before it: a turbine flow *meter*, a loss *rate*. */
const TRAILING = /^[计表阀泵器率仪机的了]$/u
const OPENING = /^[（“‘《「『【]$/u
/** So many words of one character beside each other are one. */
const RUN = 4

let segmenter: Intl.Segmenter | undefined

/** `text` with a place to break between its words; one character never stands alone, least of all at the end. */
export function breakable(text: string): string {
  if (!HAN.test(text) || !('Segmenter' in Intl)) return text
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  const words: string[] = []
  /** Whether the last word waits for the one behind it. */
  let open = false
  for (const segment of runsOf([...segmenter.segment(text)].map((each) => each.segment))) {
    const last = words.at(-1)
    const lone = ONE.test(segment)
    const closes = !/[\p{L}\p{N}]/u.test(segment) && !OPENING.test(segment)
    const follows = lone && !LEADING.test(segment) && last !== undefined && ENDS_IN_HAN.test(last)
    if (last !== undefined && (open || closes || follows)) words[words.length - 1] = last + segment
    else words.push(segment)
    // What stands behind a space is parted by that already.
    open = OPENING.test(segment) || /\s$/u.test(segment) || (lone && !follows)
  }
  const end = words.at(-1) ?? ''
  if (words.length > 1 && [...end].filter((sign) => HAN.test(sign)).length < 2)
    words.splice(-2, 2, words.at(-2) + end)
  return words.join(MAY_BREAK)
}

/** Words of one character that stand beside each other as one word. */
function runsOf(words: readonly string[]): string[] {
  const runs: string[] = []
  let run = 0
  for (const word of words) {
    const ends = TRAILING.test(word) && ENDS_IN_HAN.test(runs.at(-1) ?? '')
    const joins = ends || (ONE.test(word) && run > 0 && run < RUN)
    if (joins) runs[runs.length - 1] += word
    else runs.push(word)
    run = !ends && ONE.test(word) ? (joins ? run + 1 : 1) : 0
  }
  return runs
}
