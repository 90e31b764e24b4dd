// What changed between two documents of running text: words, formats, pictures, videos and the cells of tables.

import { documentLines } from '#contract/content/translation.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { DocBlock, DocInline, DocItem, DocRow, FigureAttrs, Mark, RichDoc } from '#rich-text/rich-doc.ts'
import { type Run, sequenceDifference } from './sequence-difference.ts'
import { type WordRun, wordDifference } from './word-difference.ts'

export type Style =
  | 'paragraph'
  | `heading${2 | 3 | 4}`
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'codeBlock'
/** Marks by name; that of a link carries where it leads: `link https://…`. */
type Span = { text: string; marks: readonly string[] }
type Line = { is: 'line'; style: Style; spans: readonly Span[] }
type Video = { is: 'video'; name: string }
type Table = { is: 'table'; rows: readonly (readonly string[])[] }
type Piece = Line | ({ is: 'figure' } & FigureAttrs) | Video | Table | { is: 'rule' }

/** Words that stayed and look otherwise. */
export type Format = { text: string; on: readonly string[]; off: readonly string[]; style?: Style }
export type RichRun = WordRun & { formatted?: true }
export type CellChange = { before: string | undefined; after: string | undefined }
export type RichChange =
  | { is: 'words'; style: Style; runs: readonly RichRun[]; formats: readonly Format[] }
  | { is: 'figure'; before: FigureAttrs | null; after: FigureAttrs | null }
  | { is: 'thing'; what: 'video' | 'rule'; gone: boolean; name: string }
  | { is: 'table'; rows: readonly (readonly CellChange[])[] }

/** The changes in the order of reading, and how many pieces are as they were. */
export function richDifference(
  before: RichDoc | null,
  after: RichDoc | null,
  language: Language,
): { changes: RichChange[]; kept: number } {
  const changes: RichChange[] = []
  let kept = 0
  const both = (left: Piece, right: Piece) => {
    const change = changeOf(left, right, language)
    if (change) changes.push(change)
    else kept += 1
  }
  const [left, right] = [piecesOf(before), piecesOf(after)]
  const runs = sequenceDifference(left, right, keyOf)
  let at = { left: 0, right: 0 }
  for (let index = 0; index < runs.length; index += 1) {
    const [run, next] = [runs[index], runs[index + 1]]
    if (!run) continue
    if (run.is === 'same') {
      for (let step = 0; step < run.items.length; step += 1) {
        const [one, other] = [left[at.left + step], right[at.right + step]]
        if (one && other) both(one, other)
      }
      at = { left: at.left + run.items.length, right: at.right + run.items.length }
      continue
    }
    const [gone, fresh] = run.is === 'gone' ? [run, next?.is === 'new' ? next : null] : [null, run]
    for (const [one, other] of paired(gone, fresh)) {
      if (one && other) both(one, other)
      else changes.push(alone((one ?? other) as Piece, other === undefined))
    }
    at = { left: at.left + (gone?.items.length ?? 0), right: at.right + (fresh?.items.length ?? 0) }
    if (gone && fresh) index += 1
  }
  return { changes, kept }
}

/** What is compared with what where both sides have pieces of their own: lines with lines, in their order. */
function paired(gone: Run<Piece> | null, fresh: Run<Piece> | null): [Piece | undefined, Piece | undefined][] {
  const others = [...(fresh?.items ?? [])]
  const pairs: [Piece | undefined, Piece | undefined][] = []
  for (const one of gone?.items ?? []) {
    const place = one.is === 'line' || one.is === 'table' ? others.findIndex(({ is }) => is === one.is) : -1
    // What stands before the partner on the other side is new there.
    for (const extra of others.splice(0, Math.max(0, place))) pairs.push([undefined, extra])
    pairs.push([one, place < 0 ? undefined : others.shift()])
  }
  return [...pairs, ...others.map((other): [undefined, Piece] => [undefined, other])]
}

const keyOf = (piece: Piece) => {
  if (piece.is === 'line') return `line ${wordsOf(piece)}`
  if (piece.is === 'figure') return `figure ${piece.key}`
  return piece.is === 'video' ? `video ${piece.name}` : piece.is
}
const wordsOf = ({ spans }: Line) => spans.map(({ text }) => text).join('')

function alone(piece: Piece, gone: boolean): RichChange {
  if (piece.is === 'line') {
    const runs: RichRun[] = [{ is: gone ? 'gone' : 'new', text: wordsOf(piece) }]
    return { is: 'words', style: piece.style, runs, formats: [] }
  }
  if (piece.is === 'figure') return { is: 'figure', before: gone ? piece : null, after: gone ? null : piece }
  if (piece.is === 'table') {
    const cell = (text: string): CellChange =>
      gone ? { before: text, after: undefined } : { before: undefined, after: text }
    return { is: 'table', rows: piece.rows.map((row) => row.map(cell)) }
  }
  return { is: 'thing', what: piece.is, gone, name: piece.is === 'video' ? piece.name : '' }
}

function changeOf(left: Piece, right: Piece, language: Language): RichChange | null {
  if (left.is === 'line' && right.is === 'line') return lineChange(left, right, language)
  if (left.is === 'table' && right.is === 'table') return tableChange(left, right)
  if (left.is === 'figure' && right.is === 'figure') {
    const same = left.caption === right.caption && left.alt === right.alt
    return same ? null : { is: 'figure', before: left, after: right }
  }
  return null
}

function lineChange(left: Line, right: Line, language: Language): RichChange | null {
  const words = wordDifference(wordsOf(left), wordsOf(right), language)
  const [before, after] = [marksByLetter(left), marksByLetter(right)]
  const runs: RichRun[] = []
  const formats: Format[] = []
  let [from, to] = [0, 0]
  for (const run of words) {
    if (run.is !== 'same') {
      runs.push(run)
      if (run.is === 'gone') from += run.text.length
      else to += run.text.length
      continue
    }
    let start = 0
    const shiftAt = (place: number) =>
      JSON.stringify(shiftOf(before[from + place] ?? [], after[to + place] ?? []))
    for (let end = 1; end <= run.text.length; end += 1) {
      if (end < run.text.length && shiftAt(end) === shiftAt(start)) continue
      const text = run.text.slice(start, end)
      const shift = shiftOf(before[from + start] ?? [], after[to + start] ?? [])
      const formatted = shift.on.length + shift.off.length > 0
      if (formatted && text.trim() !== '') formats.push({ text, ...shift })
      runs.push({ is: 'same', text, ...(formatted && { formatted: true as const }) })
      start = end
    }
    from += run.text.length
    to += run.text.length
  }
  if (left.style !== right.style) formats.push({ text: wordsOf(right), on: [], off: [], style: right.style })
  const changed = formats.length > 0 || runs.some(({ is }) => is !== 'same')
  return changed ? { is: 'words', style: right.style, runs, formats } : null
}

const marksByLetter = ({ spans }: Line) =>
  spans.flatMap(({ text, marks }) => Array.from({ length: text.length }, () => marks))
const shiftOf = (before: readonly string[], after: readonly string[]) => ({
  on: after.filter((mark) => !before.includes(mark)),
  off: before.filter((mark) => !after.includes(mark)),
})

function tableChange(left: Table, right: Table): RichChange | null {
  const rows: CellChange[][] = []
  const push = (before: readonly string[] | undefined, after: readonly string[] | undefined) =>
    rows.push(
      Array.from({ length: Math.max(before?.length ?? 0, after?.length ?? 0) }, (_, at) => ({
        before: before?.[at],
        after: after?.[at],
      })),
    )
  const runs = sequenceDifference(left.rows, right.rows, (row) => JSON.stringify(row))
  for (let index = 0; index < runs.length; index += 1) {
    const [run, next] = [runs[index], runs[index + 1]]
    if (run?.is === 'same') for (const row of run.items) push(row, row)
    else if (run?.is === 'gone') {
      const fresh = next?.is === 'new' ? next.items : []
      for (let at = 0; at < Math.max(run.items.length, fresh.length); at += 1) push(run.items[at], fresh[at])
      if (fresh.length > 0) index += 1
    } else for (const row of run?.items ?? []) push(undefined, row)
  }
  return runs.every(({ is }) => is === 'same') ? null : { is: 'table', rows }
}

/** A document as a row of pieces; what stands in lists, quotations and items keeps its style and loses its depth. */
function piecesOf(doc: RichDoc | null): Piece[] {
  const block = (node: DocBlock | DocItem, style: Style): Piece[] => {
    switch (node.type) {
      case 'paragraph':
        return [{ is: 'line', style, spans: spansOf(node.content) }]
      case 'heading':
        return [{ is: 'line', style: `heading${node.attrs.level}`, spans: spansOf(node.content) }]
      case 'codeBlock':
        return [{ is: 'line', style: 'codeBlock', spans: spansOf(node.content) }]
      case 'bulletList':
      case 'orderedList':
        return node.content.flatMap((item) => block(item, node.type as Style))
      case 'blockquote':
        return node.content.flatMap((inside) => block(inside, 'blockquote'))
      case 'listItem':
        return node.content.flatMap((inside) => block(inside, style))
      case 'figure':
        return [{ is: 'figure', ...node.attrs }]
      case 'video':
        return [
          {
            is: 'video',
            name: [node.attrs.title, `${node.attrs.provider} ${node.attrs.id}`].filter(Boolean).join(' · '),
          },
        ]
      case 'horizontalRule':
        return [{ is: 'rule' }]
      case 'table':
        return [{ is: 'table', rows: node.content.map(cellsOf) }]
    }
  }
  return (doc?.content ?? []).flatMap((node) => block(node, 'paragraph'))
}

const cellsOf = ({ content }: DocRow) => content.map((cell) => documentLines(cell).join('\n'))
const spansOf = (nodes: readonly DocInline[] | undefined): Span[] =>
  (nodes ?? []).map((node) =>
    node.type === 'text'
      ? { text: node.text, marks: (node.marks ?? []).map(nameOf) }
      : { text: '\n', marks: [] },
  )
const nameOf = (mark: Mark) => (mark.type === 'link' ? `link ${mark.attrs.href}` : mark.type)
