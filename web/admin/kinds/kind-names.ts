// What declared kinds are called, for menus, trails, logs and lists of several kinds. Their fields' words come with the form.
import { DECLARED, type DeclaredKind, type SingleKind } from '#contract/kinds/declared.ts'
import type { KindNames, SingleNames } from '#contract/kinds/words.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'

type Names = Record<DeclaredKind, KindNames> & Record<SingleKind, SingleNames>
const FILES = import.meta.glob<Names>('../../../texts/*/kinds/names.json', { import: 'default', eager: true })

/** What each declared kind is called in a language. */
export const kindNames = (language: Language): Names => {
  const names = FILES[`../../../texts/${language}/kinds/names.json`]
  if (!names) throw new Error(`there is no texts/${language}/kinds/names.json`)
  return names
}

/** One of the names of a kind in every language. */
export const kindName = (kind: DeclaredKind, which: 'one' | 'many' | 'add' | 'edit'): Text =>
  eachLanguage((language) => kindNames(language)[kind][which])

/** What the one record of a kind is called in every language. */
export const singleName = (kind: SingleKind): Text =>
  eachLanguage((language) => kindNames(language)[kind].one)

/** Something for each declared kind, by its name. */
export const byKind = <V>(make: (kind: (typeof DECLARED)[number]) => V) =>
  Object.fromEntries(DECLARED.map((kind) => [kind.kind, make(kind)])) as Record<DeclaredKind, V>
