// The rules of products beside their declaration: only what is no longer made is replaced, and a card has room for a few values.
import { productKind } from '#contract/kinds/product.ts'
import { KEY_SPECS, type ProductContent } from '#contract/products/product.ts'
import type { Reason } from '#server/failure.ts'
import { kindRules } from '#server/publishing/kinds/rules.ts'

export const {
  rules: productRules,
  blank: BLANK_PRODUCT,
  contentOf,
  present,
} = kindRules(productKind, {
  settled: (content) => ({
    ...content,
    replacement: content.status === 'discontinued' ? content.replacement : null,
  }),
  next: ({ replacement }) => ({ field: 'replacement', id: replacement }),
  missing: (content) => (onCard(content) > KEY_SPECS ? { specs: tooManyOnCard } : {}),
})

const onCard = ({ specs }: ProductContent) =>
  specs.flatMap(({ rows }) => rows).filter(({ key }) => key).length

const tooManyOnCard: Reason = {
  zh: `产品卡片上最多显示 ${KEY_SPECS} 个参数`,
  en: `Limit: ${KEY_SPECS} values on the card.`,
  es: `Límite: ${KEY_SPECS} valores en la tarjeta.`,
}
