// The words of the page of what is asked for most.
import type { Language } from '#contract/languages/language-codes.ts'

type Texts = {
  hotLede: string
  hotEmpty: string
  families: string
  look: string
  ask: string
  askLede: string
}

export const hotTexts: Record<Language, Texts> = {
  zh: {
    hotLede: '客户询问最多的产品。',
    hotEmpty: '目前没有标记为热门的产品。',
    families: '按系列浏览',
    look: '查看产品',
    ask: '询价',
    askLede: '告诉我们介质、口径和温度，三个数据就够我们给出初步建议。',
  },
  en: {
    hotLede: 'Our most requested products.',
    hotEmpty: 'No product is marked as popular at the moment.',
    families: 'Browse by family',
    look: 'View product',
    ask: 'Request a quote',
    askLede: 'Fluid, line size, temperature: three facts are enough for a first recommendation.',
  },
  es: {
    hotLede: 'Los productos que más nos solicitan.',
    hotEmpty: 'En este momento no hay productos marcados como más solicitados.',
    families: 'Ver por familia',
    look: 'Ver el producto',
    ask: 'Solicitar cotización',
    askLede: 'Fluido, diámetro y temperatura: tres datos bastan para una primera recomendación.',
  },
}
