// The difference of two texts word by word; Chinese is cut into words as well.
import type { Language } from '#contract/languages/language-codes.ts'
import { type Run, sequenceDifference } from './sequence-difference.ts'

export type WordRun = { is: Run<string>['is']; text: string }

/** The share of the shorter text that has to stay for a comparison by words to be easier to read than both texts. */
const ALIKE = 0.3

/**
 * What stayed, what is gone and what is new, first by lines and then by words inside the lines that changed. Texts with
 * little in common stand apart: the old one as a whole, then the new one.
 */
export function wordDifference(before: string, after: string, language: Language): WordRun[] {
  const runs = comparedByWords(before, after, language)
  const kept = runs.reduce((sum, { is, text }) => sum + (is === 'same' ? text.trim().length : 0), 0)
  if (kept >= ALIKE * Math.min(before.trim().length, after.trim().length)) return runs
  const apart: WordRun[] = []
  push(apart, 'gone', before)
  push(apart, 'new', after)
  return apart
}

function comparedByWords(before: string, after: string, language: Language): WordRun[] {
  const runs: WordRun[] = []
  const lines = sequenceDifference(linesOf(before), linesOf(after))
  for (let at = 0; at < lines.length; at += 1) {
    const [run, next] = [lines[at], lines[at + 1]]
    if (!run) continue
    if (run.is === 'gone' && next?.is === 'new') {
      const words = sequenceDifference(
        wordsOf(run.items.join(''), language),
        wordsOf(next.items.join(''), language),
      )
      for (const { is, items } of words) push(runs, is, items.join(''))
      at += 1
    } else push(runs, run.is, run.items.join(''))
  }
  return runs
}

function push(runs: WordRun[], is: WordRun['is'], text: string) {
  const last = runs.at(-1)
  if (text === '') return
  if (last?.is === is) last.text += text
  else runs.push({ is, text })
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** A blank belongs to the word before it: blanks that two texts share by chance say nothing. */
function wordsOf(text: string, language: Language): string[] {
  const words: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = words.at(-1)
    if (last !== undefined && /^ +$/.test(segment)) words[words.length - 1] = last + segment
    else words.push(segment)
  }
  return words
}

/** Long runs without a change keep this much on the side of a change. */
const AROUND = 60
/** Of words between spaces; Chinese may be cut anywhere. */
const HALF_WORD_AT_END = /\s[\p{Script=Latin}\p{N}-]*$/u
const HALF_WORD_AT_START = /^[\p{Script=Latin}\p{N}-]\S*\s/u

/** The same runs, the unchanged ones shortened to what stands around a change. */
export function shortened(runs: readonly WordRun[]): WordRun[] {
  return runs.map((run, at) => {
    if (run.is !== 'same' || run.text.length <= 2 * AROUND + 20) return run
    const before = at > 0 ? run.text.slice(0, AROUND).toWellFormed().replace(HALF_WORD_AT_END, '') : ''
    const after =
      at < runs.length - 1 ? run.text.slice(-AROUND).toWellFormed().replace(HALF_WORD_AT_START, '') : ''
    return { is: 'same', text: [before, '…', after].filter(Boolean).join(' ') }
  })
}
