// Names of the locks that features share (`WriteOptions.lock`).

/** Held while the tree of product types changes, or a product is put under a type. */
export const TYPE_TREE_LOCK = 'productTypeTree'
