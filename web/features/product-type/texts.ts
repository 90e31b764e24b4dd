// The words of the category pages.
import type { Language } from '#contract/language-codes.ts'

type Texts = {
  allTitle: string
  allLede: string
  families: string
  /** Children of a category. */
  below: string
  /** The types beside this one. */
  beside: string
  askTitle: string
  askLede: string
  emptyText: string
  emptyLink: string
}

export const typeTexts: Record<Language, Texts> = {
  zh: {
    allTitle: '产品中心',
    allLede: '从一个产品系列开始，或直接浏览全部产品。',
    families: '产品系列',
    below: '下级分类',
    beside: '同级分类',
    askTitle: '需要选型帮助？',
    askLede: '告诉我们介质、管径和温度，三个数据就够我们给出初步建议。',
    emptyText: '这个分类下还没有发布的产品。',
    emptyLink: '浏览全部产品',
  },
  en: {
    allTitle: 'Products',
    allLede: 'Begin with a family, or browse everything we make.',
    families: 'Product families',
    below: 'In this family',
    beside: 'Beside it in the family',
    askTitle: 'Help with choosing?',
    askLede: 'Medium, pipe size, temperature: three facts are enough for a first recommendation.',
    emptyText: 'No product has been published in this category yet.',
    emptyLink: 'Browse all products',
  },
  es: {
    allTitle: 'Productos',
    allLede: 'Empiece por una familia o recorra todo lo que fabricamos.',
    families: 'Familias de productos',
    below: 'En esta familia',
    beside: 'En la misma familia',
    askTitle: '¿Le ayudamos a elegir?',
    askLede: 'Fluido, diámetro y temperatura: tres datos bastan para una primera recomendación.',
    emptyText: 'Todavía no hay productos publicados en esta categoría.',
    emptyLink: 'Ver todos los productos',
  },
}
