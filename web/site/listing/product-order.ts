// The orders in which visitors may have a list of products; each is one the server allows.

export const PRODUCT_ORDERS = ['sort', 'productModel', '-publishTime'] as const
type ProductOrder = (typeof PRODUCT_ORDERS)[number]

/** The order an address asks for; anything unknown is the order of the catalogue. */
export const readOrder = (search: URLSearchParams): ProductOrder =>
  PRODUCT_ORDERS.find((order) => order === search.get('sort')) ?? 'sort'
