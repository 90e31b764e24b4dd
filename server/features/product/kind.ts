// Products as a kind of content: what the calls of the lifecycle work on.
import { productCalls } from '#contract/products/product.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { productRules } from './rules.ts'

export const productKind: ContentKind = { rules: productRules, calls: productCalls }
