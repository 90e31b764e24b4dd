// Every kind that is declared. A new kind is a line here; lists of kinds, keys, modules and addresses are made from it.
import { aboutusKind } from './about.ts'
import { dealerKind } from './dealer.ts'
import { documentKind } from './document.ts'
import { eventKind } from './event.ts'
import { homepageKind } from './home.ts'
import { newsKind } from './news.ts'
import { declarationOf, ownKinds } from './own-kinds.ts'
import { productKind } from './product.ts'
import { productTypeKind } from './product-type.ts'
import { successCaseKind } from './success-case.ts'
import { vacancyKind } from './vacancy.ts'

/** The compiler knows those of the house; while the program runs those of the owner come after them (decision 66). */
const OF_THE_OWNER = ownKinds.map(declarationOf) as unknown as readonly []

export const DECLARED = [
  ...[successCaseKind, newsKind, eventKind, documentKind, vacancyKind, dealerKind],
  ...OF_THE_OWNER,
] as const
export type Declared = (typeof DECLARED)[number]
export type DeclaredKind = Declared['kind']

/** Every declaration: those, and kinds with calls and lists of their own, of whom the fields alone are declared. */
export const DECLARATIONS = [productTypeKind, productKind, ...DECLARED] as const

export const DECLARED_KINDS = DECLARED.map(({ kind }) => kind)
export const DECLARED_PAGES = DECLARED.map(({ page }) => page)

/** Those of which there is one record. */
export const SINGLE = [homepageKind, aboutusKind] as const
export type Single = (typeof SINGLE)[number]
export type SingleKind = Single['kind']

/** The keys of what can be done on the pages of the declared kinds: `web_success_case:add`. */
export const declaredKeys = <
  const Verb extends 'add' | 'update' | 'publish' | 'review' | 'delete' | 'export' | 'import',
>(
  ...verbs: readonly Verb[]
) => DECLARED.flatMap(({ page }) => verbs.map((verb) => `${page}:${verb}` as const))
