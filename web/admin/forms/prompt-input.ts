// What the prompt dialog makes of its input (spec §5, §9).

/** Characters at most, as a person counts them: an emoji of several code points is one (spec §9). */
export const PROMPT_LIMIT = 500

/** `empty` only puts the cursor back, `too-long` says so, a value goes on without the white space around it. */
export type PromptJudgement = 'empty' | 'too-long' | { value: string }

/** Letters, figures, signs: anything that leaves a trace on the screen. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u

/** Judges what was typed when the dialog is confirmed. */
export function judgePrompt(input: string, limit = PROMPT_LIMIT): PromptJudgement {
  if (!VISIBLE.test(input)) return 'empty'
  const value = input.trim()
  return countCharacters(value, limit + 1) > limit ? 'too-long' : { value }
}

/** Characters as a person counts them, up to `enough`: a pasted book is not counted to its end. */
export function countCharacters(text: string, enough = Number.POSITIVE_INFINITY): number {
  let count = 0
  for (const _ of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    count += 1
    if (count >= enough) break
  }
  return count
}
