// The words of the category pages.
import type { Language } from '#contract/languages/language-codes.ts'

type Texts = {
  allLede: string
  families: string
  /** Children of a category. */
  below: string
  /** The types beside this one. */
  beside: string
  emptyText: string
  filter: string
  filterCount: (groups: number) => string
  clear: string
  /** What sends the form where no script does it. */
  apply: string
  from: string
  to: string
  /** Under a range that products cover a part of. */
  rangeHint: string
  /** What the list of choices is called. */
  chosen: string
  remove: (choice: string) => string
  perPage: string
  noFit: string
  noFitText: string
}

export const typeTexts: Record<Language, Texts> = {
  zh: {
    allLede: '从一个产品系列开始，或直接浏览全部产品。',
    families: '产品系列',
    below: '子分类',
    beside: '同系列分类',
    emptyText: '这个分类下还没有发布的产品。',
    filter: '筛选',
    filterCount: (groups) => `筛选（${groups}）`,
    clear: '清除全部',
    apply: '筛选',
    from: '从',
    to: '至',
    rangeHint: '显示范围与此有重叠的产品',
    chosen: '已选条件',
    remove: (choice) => `取消条件：${choice}`,
    perPage: '每页',
    noFit: '没有同时符合所有条件的产品',
    noFitText: '去掉一个条件试试，或告诉我们工况：许多规格可定制。',
  },
  en: {
    allLede: 'Start with a product family or browse the full range.',
    families: 'Product families',
    below: 'Subcategories',
    beside: 'Same family',
    emptyText: 'No product has been published in this category yet.',
    filter: 'Filter',
    filterCount: (groups) => `Filter (${groups})`,
    clear: 'Clear all',
    apply: 'Apply',
    from: 'From',
    to: 'To',
    rangeHint: 'Shows products that cover part of this range',
    chosen: 'Active filters',
    remove: (choice) => `Remove filter: ${choice}`,
    perPage: 'Per page',
    noFit: 'No product matches all filters',
    noFitText: 'Remove a filter, or tell us what you need – many sizes are made to order.',
  },
  es: {
    allLede: 'Empiece por una familia o vea toda la gama.',
    families: 'Familias de productos',
    below: 'Subcategorías',
    beside: 'Misma familia',
    emptyText: 'Todavía no hay productos publicados en esta categoría.',
    filter: 'Filtrar',
    filterCount: (groups) => `Filtrar (${groups})`,
    clear: 'Quitar todo',
    apply: 'Aplicar',
    from: 'De',
    to: 'A',
    rangeHint: 'Muestra los productos que cubren parte de este intervalo',
    chosen: 'Filtros activos',
    remove: (choice) => `Quitar filtro: ${choice}`,
    perPage: 'Por página',
    noFit: 'Ningún producto cumple con todos los filtros',
    noFitText: 'Quite un filtro o cuéntenos qué necesita: muchas medidas se fabrican a pedido.',
  },
}
