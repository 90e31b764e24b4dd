// What the attributes of products and their choices are called: by these words keywords are read.
import type { Text } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import type { TypeTree } from '#server/publishing/cards/type-tree.ts'
import { type SynonymGroup, type SynonymReader, synonymReader } from './synonyms.ts'

export type NamedChoices = {
  /** Finds the names in a keyword: of each the group has the one name. */
  read: SynonymReader
  /** The choices of that name, by the attribute that has them; none for the name of an attribute. */
  choicesOf: (name: string) => ReadonlyMap<string, ReadonlySet<string>>
}

/** Each search reads them, and types seldom change: made once for a tree, and for the dimensions that are asked with it. */
const made = new WeakMap<TypeTree, Map<string, NamedChoices>>()
const DIMENSIONS_HELD = 50
const NONE: ReadonlyMap<string, ReadonlySet<string>> = new Map()

/** The names of all choices of these types, and of the attributes of these dimensions. */
export function namedChoices(types: TypeTree, dimensions: ReadonlySet<string>): NamedChoices {
  const asked = [...dimensions].toSorted().join(' ')
  let known = made.get(types)
  if (!known || known.size >= DIMENSIONS_HELD) known = new Map()
  made.set(types, known)
  const named = known.get(asked) ?? namesIn(types, dimensions)
  known.set(asked, named)
  return named
}

function namesIn(types: TypeTree, dimensions: ReadonlySet<string>): NamedChoices {
  const groups: SynonymGroup[] = []
  const byName = new Map<string, Map<string, Set<string>>>()
  for (const { attributes } of types.all)
    for (const { key, name, dimension, choices } of attributes) {
      if (dimension !== null && dimensions.has(dimension)) groups.push(...inEach(name))
      for (const choice of choices)
        for (const group of inEach(choice.name)) {
          groups.push(group)
          const [written] = group.words
          const keys = byName.get(written) ?? new Map<string, Set<string>>()
          byName.set(written, keys.set(key, (keys.get(key) ?? new Set()).add(choice.key)))
        }
    }
  return { read: synonymReader(groups), choicesOf: (name) => byName.get(name) ?? NONE }
}

const inEach = (name: Text) =>
  LANGUAGES.flatMap((language) =>
    name[language] === '' ? [] : [{ language, words: [name[language]] as const }],
  )
