// Product types as a kind of content: what the calls of the lifecycle work on.
import { type ProductTypeContent, productTypeLifeCalls } from '#contract/product-type.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { TYPE_TREE_LOCK } from '#server/publishing/locks.ts'
import { present, productTypeRules } from './rules.ts'
import { productTypeStore } from './store.ts'

export const productTypeKind: ContentKind<ProductTypeContent> = {
  rules: {
    ...productTypeRules,
    present: async (entry, db) => present(entry, await productTypeStore(db).productCounts()),
  },
  calls: productTypeLifeCalls,
  lock: TYPE_TREE_LOCK,
  publishes: true,
}
