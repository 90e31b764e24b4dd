// The search of the top bar: pages by title and address (spec §2, §9), Chinese ones by pinyin too.
import type { Language } from '#contract/languages/language-codes.ts'
import type { SidebarItem } from '#web/admin/frame/sidebar/sidebar-items.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'

/** A page that may be gone to; inside the console or, with `outside`, elsewhere. */
export type RouteHit = {
  key: string
  to?: string
  outside?: string
  /** From the outermost menu to the page itself, in the language shown. */
  titles: readonly string[]
}

/** Pages that fit the words typed, the best first; nothing typed finds nothing. */
export type RouteSearch = (typed: string) => RouteHit[]

/** Spec §9. */
const TITLE_WEIGHT = 0.7
const PATH_WEIGHT = 0.3
const THRESHOLD = 0.4
/** Nobody types more; a pasted page must not hold the browser up. */
const LONGEST = 100

const HAN = /\p{Script=Han}/u

/** Where a hit in the own title stands; what only Fuse finds comes after all of them, by its score. */
const RANK = { whole: 0, start: 1, word: 2, inside: 3, other: 4 } as const

/**
 * Makes the search over what the sidebar shows. Fuse comes with the first call; pinyin only when a title shown is Chinese,
 * and when it cannot be loaded the rest goes on without.
 */
export async function createRouteSearch(
  items: readonly SidebarItem[],
  language: Language,
): Promise<RouteSearch> {
  const hits = entries(items, language)
  const chinese = hits.some((hit) => hit.titles.some((title) => HAN.test(title)))
  const [{ default: Fuse }, pinyinAt] = await Promise.all([
    import('fuse.js/basic'),
    chinese ? loadPinyin() : null,
  ])
  const fuse = new Fuse(hits, {
    keys: [
      { name: 'title', weight: TITLE_WEIGHT, getFn: (hit) => [...hit.titles].reverse() },
      { name: 'path', weight: PATH_WEIGHT, getFn: (hit) => hit.to ?? hit.outside ?? '' },
    ],
    threshold: THRESHOLD,
    includeScore: true,
    ignoreDiacritics: true,
    // A word counts the same at the end of a long address as at its beginning.
    ignoreLocation: true,
  })

  /** What Fuse finds for every word, with the sum of the scores. */
  function scores(words: readonly string[]): Map<RouteHit, number> {
    const [first, ...rest] = words.map((word) => {
      return new Map(fuse.search(word).map(({ item, score = 1 }) => [item, score]))
    })
    const all = [...(first ?? [])].filter(([hit]) => rest.every((found) => found.has(hit)))
    return new Map(
      all.map(([hit, score]) => [hit, rest.reduce((sum, found) => sum + (found.get(hit) ?? 0), score)]),
    )
  }

  function rank({ titles }: RouteHit, typed: string): number {
    const own = titles.at(-1) ?? ''
    const plain = rankIn(folded(own), folded(typed))
    const at = pinyinAt?.(own, typed)
    return Math.min(plain, at === 0 ? RANK.start : typeof at === 'number' ? RANK.inside : RANK.other)
  }

  return (typed) => {
    const words = typed.slice(0, LONGEST).normalize('NFKC').trim().split(/\s+/).filter(Boolean)
    if (words.length === 0) return []
    const text = words.join(' ')
    const found = scores(words)
    return hits
      .map((hit) => ({ hit, rank: rank(hit, text), score: found.get(hit) ?? 1 }))
      .filter(({ hit, rank: place }) => found.has(hit) || place < RANK.other || byPinyin(hit, text))
      .sort((one, other) => one.rank - other.rank || one.score - other.score || length(one) - length(other))
      .map(({ hit }) => hit)
  }

  function byPinyin({ titles }: RouteHit, typed: string): boolean {
    return titles.some((title) => typeof pinyinAt?.(title, typed) === 'number')
  }
}

/** Of equals the shorter address is the closer one: `web_product` before `web_product_type`. */
const length = ({ hit }: { hit: RouteHit }) => (hit.to ?? hit.outside ?? '').length

async function loadPinyin() {
  try {
    return (await import('./pinyin-match.ts')).pinyinAt
  } catch (error) {
    console.error(error)
    return null
  }
}

/** Every titled item that leads somewhere, in the sidebar's order. */
function entries(
  items: readonly SidebarItem[],
  language: Language,
  above: readonly string[] = [],
): RouteHit[] {
  return items.flatMap(({ key, title, to, outside, children }) => {
    const own = textIn(title, language)
    const titles = own ? [...above, own] : above
    const hit: RouteHit = { key, titles, ...(to && { to }), ...(outside && { outside }) }
    return [...(own && (to || outside) ? [hit] : []), ...entries(children, language, titles)]
  })
}

function rankIn(title: string, typed: string): number {
  if (title === typed) return RANK.whole
  if (title.startsWith(typed)) return RANK.start
  if (title.includes(` ${typed}`)) return RANK.word
  return title.includes(typed) ? RANK.inside : RANK.other
}

/** Small letters without accents. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
