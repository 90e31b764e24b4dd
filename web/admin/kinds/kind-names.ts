// What kinds are called, for menus, trails, logs and lists of several kinds. Their fields' words come with the form.
import { rooms } from 'virtual:texts/names'
import { DECLARED, type DeclaredKind } from '#contract/kinds/declared.ts'
import { ownKinds, saidIn } from '#contract/kinds/own-kinds.ts'
import type { KindNames } from '#contract/kinds/words.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import { useLanguage } from '#web/i18n/language.tsx'

/** The kinds of the owner are called as the owner says, in sentences that suit any name. */
function namesOfOwn(language: Language): Record<string, KindNames> {
  const words = rooms[language]['kinds/own']
  return Object.fromEntries(
    ownKinds.map((kind) => {
      const one = saidIn(kind.one, language)
      const many = saidIn(kind.many, language)
      const named = (words: string, name: string) => words.replace('%s', () => name)
      const log = [
        named(words.logNamed, many),
        named(words.logOne, many),
        named(words.logMany, many),
      ] as const
      const acts = { new: named(words.new, one), add: named(words.add, one), edit: named(words.edit, one) }
      return [kind.kind, { one, many, log, ...acts }]
    }),
  )
}

const NAMES = eachLanguage(
  (language) => ({ ...rooms[language]['kinds/names'], ...namesOfOwn(language) }) as unknown,
) as Record<Language, Record<Kind, KindNames>>

/** What each kind is called in a language; the tests hold the texts to this type. */
export const kindNames = (language: Language) => NAMES[language]

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
