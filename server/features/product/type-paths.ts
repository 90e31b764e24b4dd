// Types as a spreadsheet names them: `Valves / Ball valves`, in any language, or the last name alone when it is the only one.
import type { Text } from '#contract/languages/language.ts'
import { pickText } from '#contract/languages/language.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'

type Place = { id: number; parentId: number | null; name: Text }

const key = (path: string) =>
  path
    .normalize('NFKC')
    .split('/')
    .map((part) => part.trim().toLowerCase())
    .join('/')

/** The types of a site by their paths. */
export function typeIndex(places: readonly Place[]) {
  const byId = new Map(places.map((place) => [place.id, place]))
  const names = ({ parentId, name }: Place, language: Language): string[] => {
    const parent = parentId === null ? undefined : byId.get(parentId)
    const said = pickText(name, language).text.replaceAll('/', '／')
    return [...(parent ? names(parent, language) : []), said]
  }
  const found = new Map<string, Set<number>>()
  const remember = (path: string, id: number) => {
    const ids = found.get(key(path)) ?? new Set()
    found.set(key(path), ids.add(id))
  }
  for (const place of places)
    for (const language of LANGUAGES) {
      const path = names(place, language)
      remember(path.join('/'), place.id)
      if (path.length > 1) remember(path.at(-1) ?? '', place.id)
    }
  return {
    ids: [...byId.keys()],
    pathOf: (id: number | null, language: Language) => {
      const place = id === null ? undefined : byId.get(id)
      return place ? names(place, language).join(' / ') : ''
    },
    /** Its id; null for an empty cell, undefined when nothing or several match. */
    find: (cell: string): number | null | undefined => {
      if (cell === '') return null
      const ids = [...(found.get(key(cell)) ?? [])]
      return ids.length === 1 ? ids[0] : undefined
    },
  }
}
