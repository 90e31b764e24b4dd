// The difference of two texts word by word; Chinese is cut into words as well.
import type { Language } from '#contract/language-codes.ts'
import { type Run, sequenceDifference } from './sequence-difference.ts'

export type WordRun = { is: Run<string>['is']; text: string }

/** What stayed, what is gone and what is new, first by lines and then by words inside the lines that changed. */
export function wordDifference(before: string, after: string, language: Language): WordRun[] {
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
