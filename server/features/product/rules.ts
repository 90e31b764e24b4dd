// The rules of products beside their declaration: only what is no longer made is replaced, and a card has room for a few values.
import { productKind } from '#contract/kinds/product.ts'
import { KEY_SPECS, type ProductContent } from '#contract/products/product.ts'
import { kindRules } from '#server/publishing/kinds/rules.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/product/checks')

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
  missing: (content) =>
    onCard(content) > KEY_SPECS ? { specs: words.tooManyOnCard({ most: KEY_SPECS }) } : {},
})

const onCard = ({ specs }: ProductContent) =>
  specs.flatMap(({ rows }) => rows).filter(({ key }) => key).length
