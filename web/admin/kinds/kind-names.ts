// What declared kinds are called, for menus, trails, logs and lists of several kinds. Their fields' words come with the form.
import { rooms } from 'virtual:texts/names'
import { DECLARED, type DeclaredKind } from '#contract/kinds/declared.ts'
import type { KindNames } from '#contract/kinds/words.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'

/** What each declared kind is called in a language; the tests hold the texts to this type. */
export const kindNames = (language: Language) =>
  rooms[language]['kinds/names'] as unknown as Record<DeclaredKind, KindNames>

/** One of the names of a kind in every language. */
export const kindName = (kind: DeclaredKind, which: 'one' | 'many' | 'add' | 'edit'): Text =>
  eachLanguage((language) => kindNames(language)[kind][which])

/** Something for each declared kind, by its name. */
export const byKind = <V>(make: (kind: (typeof DECLARED)[number]) => V) =>
  Object.fromEntries(DECLARED.map((kind) => [kind.kind, make(kind)])) as Record<DeclaredKind, V>
