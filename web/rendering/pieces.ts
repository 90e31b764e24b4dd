// Keeps the pieces of the frame that were drawn for one page and sets them into others.
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

/**
 * The pieces of what one reading of the company and the range drew: another reading of them, in whatever language, begins
 * with none. So nothing is told when they change, and none is shown after it did.
 */
const drawn = new WeakMap<object, WeakMap<object, Map<string, Drawn>>>()

function piecesOf({ site, types }: ShellData): Map<string, Drawn> {
  const ofSite = drawn.get(site) ?? new WeakMap<object, Map<string, Drawn>>()
  drawn.set(site, ofSite)
  const found = ofSite.get(types) ?? new Map<string, Drawn>()
  ofSite.set(types, found)
  return found
}

/** The pieces for a page at `pathname`: which there are, and how a page that was drawn with them is put together. */
export function piecesFor(shell: ShellData, language: Language, pathname: string) {
  const pieces = piecesOf(shell)
  const key = (name: PieceName) => `${name} ${language} ${sectionOf(pathname)} ${new Date().getFullYear()}`
  return {
    has: (name: PieceName) => pieces.has(key(name)),
    /** Keeps the pieces that were drawn, and puts those that were there already into their places. */
    join({ preloads, html }: Drawing): Drawing {
      const own = preloads.match(PRELOAD) ?? []
      const early = { before: [] as string[], after: [] as string[] }
      const joined = html.replace(PIECES, (_, given: string, inner: string) => {
        const name = given as PieceName
        const there = pieces.get(key(name))
        early[name === 'header' ? 'before' : 'after'].push(...(there?.preloads ?? []))
        if (there) return there.around.join(OWNS.exec(inner)?.[1] ?? '')
        const parts = inner.split(OWNS)
        pieces.set(key(name), {
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
