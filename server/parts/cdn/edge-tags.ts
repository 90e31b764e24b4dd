// The tags by which a CDN knows what an answer was made from: short, since vendors bound them and proxies the headers.
import { isTakenDown, kindOf } from '#server/parts/changes.ts'

/** Stands on every answer. */
const EVERYTHING = 'all'
/** All tags of an answer, with a sign between each two; bunny reads 1024 bytes, others 16 KB. */
const MOST_BYTES = 1000

/** Three letters of a kind. Kinds that share them are purged together, which costs a visit to the server. */
const mark = (kind: string) => (kind.slice(0, 2) + kind.slice(-1)).toLowerCase()

const wholeKind = (kind: string) => `${mark(kind)}-all`

/** `product:7` is `prt7`, `product/3` `prt-3`, `product#` `prt-n`, any list `prt`. */
function tagOf(word: string): string {
  const kind = kindOf(word)
  const sign = word[kind.length]
  const of = word.slice(kind.length + 1)
  if (sign === ':') return mark(kind) + of
  if (sign === '/') return `${mark(kind)}-${of}`
  return sign === '#' ? `${mark(kind)}-n` : mark(kind)
}

/**
 * The tags of an answer that was made from these words of `changes.ts`. Where they are too many the kind with the most counts
 * as a list of anything, which goes with any change of it: too much is purged then, and never too little.
 */
export function tagsOfAnswer(madeFrom: readonly string[]): string[] {
  const byKind = new Map<string, Set<string>>()
  for (const word of madeFrom) {
    const tags = byKind.get(kindOf(word)) ?? new Set()
    byKind.set(kindOf(word), tags.add(tagOf(word)))
  }
  for (;;) {
    const tags = [
      EVERYTHING,
      ...[...byKind.keys()].map(wholeKind),
      ...[...byKind.values()].flatMap((own) => [...own]),
    ]
    const [most] = [...byKind].sort(([, one], [, other]) => other.size - one.size)
    if (tags.join(' ').length <= MOST_BYTES || !most || most[1].size < 2) return tags
    byKind.set(most[0], new Set([mark(most[0])]))
  }
}

/** The tags that go when this changed (null: anything may have); of more than `most` their kinds as a whole. */
export function tagsOfChange(changed: readonly string[] | null, most: number): string[] {
  if (changed === null) return [EVERYTHING]
  const whole = new Set(changed.filter((word) => kindOf(word) === word))
  const kinds = new Set(changed.map(kindOf))
  const tags = new Set([...whole].map(wholeKind))
  for (const word of changed) {
    if (whole.has(kindOf(word))) continue
    if (!isTakenDown(word)) tags.add(tagOf(word))
    tags.add(mark(kindOf(word)))
  }
  if (tags.size <= most) return [...tags]
  return kinds.size <= most ? [...kinds].map(wholeKind) : [EVERYTHING]
}
