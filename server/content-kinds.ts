// Every kind of content, for features that work on all of them alike.
import type { Kind } from '#contract/wire/kind.ts'
import { aboutKind } from '#server/features/about/kind.ts'
import { homeKind } from '#server/features/home/kind.ts'
import { caseKind } from '#server/features/kinds/success-case/kind.ts'
import { newsKind } from '#server/features/news/kind.ts'
import { productKind } from '#server/features/product/kind.ts'
import { productTypeKind } from '#server/features/product-type/kind.ts'
import { SHOWN_KINDS } from '#server/publishing/kinds/shown-kinds.ts'

export const CONTENT_KINDS = [
  ...[homeKind, aboutKind, productTypeKind, productKind, caseKind, newsKind],
  ...SHOWN_KINDS,
]

const RULES = new Map(CONTENT_KINDS.map(({ rules }) => [rules.kind, rules]))

/** Stored content of any age as it is today. */
export const readContentOf = (kind: Kind, json: string): unknown => RULES.get(kind)?.read(json)
