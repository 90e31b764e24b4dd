// What kinds are called, for menus, trails, logs and lists of several kinds. Their fields' words come with the form.
import { DECLARED, type DeclaredKind } from '#contract/kinds/declared.ts'
import type { KindNames } from '#contract/kinds/words.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import { useLanguage } from '#web/i18n/language.tsx'

type Names = Record<Kind, KindNames>
const FILES = import.meta.glob<Names>('../../../texts/*/kinds/names.json', { import: 'default', eager: true })

/** What each kind is called in a language. */
export const kindNames = (language: Language): Names => {
  const names = FILES[`../../../texts/${language}/kinds/names.json`]
  if (!names) throw new Error(`there is no texts/${language}/kinds/names.json`)
  return names
}

type Which = 'one' | 'many' | 'new' | 'add' | 'edit'
/** One of the names of each kind in the language shown. */
export function useKindNames(which: Which): Record<Kind, string> {
  const names = kindNames(useLanguage())
  return Object.fromEntries(KINDS.map((kind) => [kind, names[kind][which]])) as Record<Kind, string>
}

/** One of the names of a kind in every language. */
export const kindName = (kind: Kind, which: Which): Text =>
  eachLanguage((language) => kindNames(language)[kind][which])

/** Something for each declared kind, by its name. */
export const byKind = <V>(make: (kind: (typeof DECLARED)[number]) => V) =>
  Object.fromEntries(DECLARED.map((kind) => [kind.kind, make(kind)])) as Record<DeclaredKind, V>
