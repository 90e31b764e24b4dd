// Where a text was hit by a keyword, and which passage of a long text to show.
import type { Hits } from '#contract/site/search.ts'
import { piecesOf } from './pieces.ts'
import { formOf, type SearchQuery } from './query.ts'
import { sizesIn } from './sizes.ts'

/** Characters of a passage, and how many of them stand before its first hit. */
const PASSAGE = 180
const BEFORE = 50

/** The places of a text that answer the keyword, in order and without overlap. */
export function hitsOf(text: string, { words, parts }: SearchQuery): Hits {
  const sought = [...words, ...(parts ?? [])]
  const hit = (word: string) => sought.some((one) => formOf(one, word) !== null)
  const spans: [number, number][] = sizesIn(text)
    .filter(({ tokens }) => sought.some(({ exact }) => tokens.includes(exact)))
    .map(({ from, to }) => [from, to])
  for (const piece of piecesOf(text)) {
    if (piece.han) spans.push(...hanSpans(text.slice(piece.from, piece.to), piece.from, sought))
    else if (hit(piece.text)) spans.push([piece.from, piece.to])
    else for (const part of piece.parts) if (hit(part.text)) spans.push([part.from, part.to])
  }
  return merged(spans)
}

function hanSpans(run: string, from: number, sought: readonly { exact: string }[]): [number, number][] {
  const spans: [number, number][] = []
  for (const { exact } of sought) {
    for (let at = run.indexOf(exact); at >= 0; at = run.indexOf(exact, at + 1))
      spans.push([from + at, from + at + exact.length])
  }
  return spans
}

function merged(spans: [number, number][]): Hits {
  const hits: Hits = []
  for (const [from, to] of spans.sort((one, other) => one[0] - other[0])) {
    const last = hits.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else hits.push([from, to])
  }
  return hits
}

/** A passage of a text around its first hit, cut between words, with the hits as they stand in it. */
export function passageOf(text: string, query: SearchQuery): { text: string; hits: Hits } {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= PASSAGE) return { text: line, hits: hitsOf(line, query) }
  const first = hitsOf(line, query)[0]?.[0] ?? 0
  const from = first <= BEFORE ? 0 : wordStart(line, first - BEFORE, first)
  const to = from + PASSAGE >= line.length ? line.length : wordEnd(line, from + PASSAGE)
  const passage = `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`
  return { text: passage, hits: hitsOf(passage, query) }
}

/** Where a passage may begin: behind the next sign that is no letter, or at the place itself in Chinese. */
function wordStart(line: string, at: number, latest: number): number {
  const next = line.slice(at, latest).search(/[\s，。；：、]/)
  const start = next < 0 ? at : at + next + 1
  return isLow(line, start) ? start + 1 : start
}

function wordEnd(line: string, at: number): number {
  const last = line.lastIndexOf(' ', at)
  const end = last > at - 24 ? last : at
  return isLow(line, end) ? end - 1 : end
}

/** Never between the halves of a pair. */
const isLow = (line: string, at: number) => /[\udc00-\udfff]/.test(line[at] ?? '')
