// Keeps the pieces that were drawn for one page and sets them into others.
import type { Language } from '#contract/languages/language-codes.ts'
import { OWN, PIECE, type PieceName } from '#web/site/shell/piece.tsx'
import type { ShellData } from '#web/site/shell/shell-data.tsx'
import { sectionOf } from '#web/site/shell/site-nav.tsx'

/** A piece around what is each page's own, and the pictures that it has fetched before anything else. */
type Drawn = { around: readonly string[]; preloads: readonly string[] }

/** A page as it was drawn: what is fetched early, and what stands in `#root`. */
export type Drawing = { preloads: string; html: string }

const PIECES = new RegExp(`<${PIECE} name="([a-z]+)">(.*?)</${PIECE}>`, 'gs')
const OWNS = new RegExp(`<${OWN}>(.*?)</${OWN}>`, 's')
const PRELOAD = /<link rel="preload"[^>]*>/g

/** What was drawn from readings: those of the ones so far, and what is drawn from one more. */
type From = { pieces: Map<string, Drawn>; further: WeakMap<object, From> }
const fromNothing = (): From => ({ pieces: new Map(), further: new WeakMap() })

/**
 * The pieces of what readings drew: another reading of the same, in whatever language, begins with none. So nothing is told
 * when they change, and none is shown after it did.
 */
const drawn = fromNothing()

function drawnFrom(readings: readonly object[]): From['pieces'] {
  let from = drawn
  for (const reading of readings) {
    const next = from.further.get(reading) ?? fromNothing()
    from.further.set(reading, next)
    from = next
  }
  return from.pieces
}

/** The pieces for a page at `pathname`: which there are, and how a page that was drawn with them is put together. */
export function piecesFor({ site, types }: ShellData, language: Language, pathname: string) {
  /** What each piece of this page is drawn from. */
  const readings = new Map<PieceName, readonly object[]>()
  const piecesOf = (name: PieceName) => drawnFrom(readings.get(name) ?? [site, types])
  const key = (name: PieceName) => `${name} ${language} ${sectionOf(pathname)} ${new Date().getFullYear()}`
  return {
    has(name: PieceName, of?: object) {
      if (of) readings.set(name, [site, types, of])
      return piecesOf(name).has(key(name))
    },
    /** Keeps the pieces that were drawn, and puts those that were there already into their places. */
    join({ preloads, html }: Drawing): Drawing {
      const own = preloads.match(PRELOAD) ?? []
      const early = { before: [] as string[], after: [] as string[] }
      const joined = html.replace(PIECES, (_, given: string, inner: string) => {
        const name = given as PieceName
        const there = piecesOf(name).get(key(name))
        early[name === 'header' ? 'before' : 'after'].push(...(there?.preloads ?? []))
        if (there) return there.around.join(OWNS.exec(inner)?.[1] ?? '')
        const parts = inner.split(OWNS)
        piecesOf(name).set(key(name), {
          around: parts.filter((_part, at) => at % 2 === 0),
          preloads: own.filter((link) => inner.includes(sourceOf(link))),
        })
        return parts.join('')
      })
      return { preloads: [...new Set([...early.before, ...own, ...early.after])].join(''), html: joined }
    },
  }
}

/** The address of the picture that is fetched early, as an element writes it. */
const sourceOf = (link: string) => /(?:href|imageSrcSet)="([^"]*)"/i.exec(link)?.[1] ?? '<'
