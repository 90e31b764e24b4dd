// Products as a kind of content: what the calls of the lifecycle and of spreadsheets work on.
import { productKind as declaration } from '#contract/kinds/product.ts'
import type { ProductContent } from '#contract/products/product.ts'
import { productCalls } from '#contract/products/product.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { TYPE_TREE_LOCK } from '#server/publishing/lifecycle/locks.ts'
import { BLANK_PRODUCT, contentOf, productRules } from './rules.ts'
import { productStore } from './store.ts'

export const productKind = {
  rules: productRules,
  calls: productCalls,
  sheet: {
    declaration,
    calls: productCalls,
    contentOf,
    blank: BLANK_PRODUCT,
    all: (db, query) => productStore(db).all(query),
    lock: TYPE_TREE_LOCK,
    former: {
      productTypeId: ['type'],
      'highlights.zh': ['Puntos fuertes (chino)'],
      'highlights.en': ['Puntos fuertes (inglés)'],
      'highlights.es': ['Puntos fuertes (español)'],
      hot: ['Destacado'],
      seoPicture: ['Shared picture'],
      active: ['Activo'],
      discontinued: ['Descatalogado'],
      any: ['any', '不分语言', 'cualquiera'],
    },
  },
} satisfies ContentKind<ProductContent>
