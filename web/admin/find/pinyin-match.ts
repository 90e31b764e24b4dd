// Finds Chinese by its pinyin. A chunk of its own, some 87 kB with gzip: import it only where Chinese is on the screen.
import { match } from 'pinyin-pro'

/**
 * Where in `text` the pinyin begins, or `null`: whole syllables, their beginnings, initials or a mix of them, without gaps
 * (`chanpin`, `chanp`, `cp`). Every reading of a character counts, `v` stands for `ü`, spaces and apostrophes for nothing.
 */
export function pinyinAt(text: string, typed: string): number | null {
  const letters = typed.replace(/[\s'’]/g, '')
  if (!/[a-zü]/i.test(letters)) return null
  return match(text, letters, { precision: 'start', continuous: true, v: true })?.[0] ?? null
}
