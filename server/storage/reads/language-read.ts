// The language that visitors read in, where a record that is called nothing in it does not exist (decision 64).
import { AsyncLocalStorage } from 'node:async_hooks'
import { productKind } from '#contract/kinds/product.ts'
import { productTypeKind } from '#contract/kinds/product-type.ts'
import {
  LANGUAGE_FACTS,
  LANGUAGES,
  type Language,
  SITE_LANGUAGES,
} from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'

const bitsOf = (codes: readonly string[]) =>
  LANGUAGES.reduce((bits, code) => (codes.includes(code) ? bits | LANGUAGE_FACTS[code].bit : bits), 0)

/** Of each such language its bit, and those of the languages that its owner lets it fall back to. */
const WANTED: ReadonlyMap<string, number> = new Map(
  SITE_LANGUAGES.filter(({ missing }) => missing === 'absent').map(({ code, falls }) => [
    code,
    bitsOf([code, ...falls]),
  ]),
)
/** Whether the site has such a language at all. */
export const ANY_ABSENT = WANTED.size > 0

/** A request is many calls deep, and every one of them reads what is published: so it goes along beside the store. */
const reading = new AsyncLocalStorage<number | null>()

/** Runs reads as visitors of a language see what is published; where all languages show everything it costs nothing. */
export const readIn = <Result>(language: Language, read: () => Result): Result =>
  ANY_ABSENT ? reading.run(WANTED.get(language) ?? null, read) : read()

/** Runs reads of what is made once for visitors of all languages. */
export const readInAll = <Result>(read: () => Result): Result =>
  ANY_ABSENT ? reading.run(null, read) : read()

/** Of the languages one of which must have a title, the bits; null where none need have. */
export const bitsRead = (): number | null => (ANY_ABSENT ? (reading.getStore() ?? null) : null)

/** Whether what is titled in these languages (`publication.titled`) exists for visitors of a language. */
export function existsIn(language: Language, titled: number | null): boolean {
  const wanted = WANTED.get(language)
  return wanted === undefined || titled === null || (titled & wanted) !== 0
}

/** The kind that records stand under, of its own and of others: below one that does not exist in a language nothing does. */
export const ABOVE = productTypeKind.kind
const BELOW: readonly unknown[] = [productKind.kind, productTypeKind.kind] satisfies Kind[]

/** Whether records of one of these kinds stand under others. */
export const standUnder = (kinds: readonly unknown[]): boolean => kinds.some((kind) => BELOW.includes(kind))
