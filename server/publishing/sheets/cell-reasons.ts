// What is said of a cell that its field does not take, or that is left as it is.
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'
import type { Reason } from '#server/failure.ts'
import { kindName } from '#server/kind-words.ts'
import { serverTexts } from '#server/texts.ts'
import { FLAG_WORDS } from './cell-text.ts'

const words = serverTexts('server/publishing/sheets')

/** `Only “Available” or “Discontinued”.` */
export const onlyOneOf = (options: readonly Text[]): Reason => {
  const quoted = options.map((word) => words.quoted({ word }))
  const one = (language: Language) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(quoted.map((word) => word[language]))
  return words.only({ words: eachLanguage(one) })
}
export const wrongFlag = () => onlyOneOf([FLAG_WORDS.yes, FLAG_WORDS.no])

/** A cell names a record of this kind that is not there, or one of several. */
export const noSuch = (kind: string, typed: string): Reason =>
  words.noSuch({ kind: kindName(kind, 'one'), typed: typed.slice(0, 60) })
export const wrongLine = (typed: string): Reason => words.wrongLine({ typed: typed.slice(0, 80) })

/** What a name in a cell stands for in the library. */
export const noSuchMedia = (typed: string, kind: 'picture' | 'file', several: boolean): Reason => {
  const name = typed.slice(0, 80)
  const what: Reason = kind === 'picture' ? words.media.picture : words.media.file
  return several ? words.media.several({ what, name }) : words.media.none({ name, what })
}
