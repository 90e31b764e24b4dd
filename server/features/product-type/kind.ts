// Product types as a kind of content: what the calls of the lifecycle work on.
import { type ProductTypeContent, productTypeLifeCalls } from '#contract/products/product-type.ts'
import { type PublishedType, publishedTypes } from '#server/publishing/cards/type-tree.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { TYPE_TREE_LOCK } from '#server/publishing/lifecycle/locks.ts'
import { checkInherited } from './inherited.ts'
import { blank, parentOf, present, productTypeRules } from './rules.ts'
import { productTypeStore } from './store.ts'

const placeOf = ({ id, productTypeLevel, attributes }: PublishedType) => ({
  id,
  parentId: parentOf(productTypeLevel),
  attributes,
})

export const productTypeKind: ContentKind<ProductTypeContent> & { blank: ProductTypeContent } = {
  rules: {
    ...productTypeRules,
    beside: async (db, id, moment) => {
      const { all, find } = await publishedTypes(db, moment)
      const type = find(id)
      if (type) checkInherited(placeOf(type), all.map(placeOf))
    },
    present: async (entry, db) => present(entry, await productTypeStore(db).productCounts()),
  },
  blank,
  calls: productTypeLifeCalls,
  lock: TYPE_TREE_LOCK,
  publishes: true,
}
