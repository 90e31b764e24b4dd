// The rules of products beside their declaration: only what is no longer made is replaced, and a card has room for a few values.
import { productKind } from '#contract/kinds/product.ts'
import { KEY_SPECS, type ProductContent } from '#contract/products/product.ts'
import type { Reason } from '#server/failure.ts'
import { regions } from '#server/publishing/fields/regions.ts'
import { mustBeFine } from '#server/publishing/fields/values.ts'
import { kindRules } from '#server/publishing/kinds/rules.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/product/checks')

const made = kindRules(productKind, {
  settled: (content) => ({
    ...content,
    replacement: content.status === 'discontinued' ? content.replacement : null,
  }),
  next: ({ replacement }) => ({ field: 'replacement', id: replacement }),
  missing: (content) =>
    onCard(content) > KEY_SPECS ? { specs: words.tooManyOnCard({ most: KEY_SPECS }) } : {},
})

export const { rules: productRules, blank: BLANK_PRODUCT, present } = made

/** The content a draft makes. Throws `Failure` 400 also for a price of a region that there is none of, or that has one. */
export const contentOf: typeof made.contentOf = (draft, at, before) => {
  const content = made.contentOf(draft, at, before)
  mustBeFine(wrongPrices(content, before))
  return content
}

/** Prices of regions that are gone stay as they were. */
function wrongPrices({ regionalPrices: prices }: ProductContent, before?: ProductContent) {
  const wrong: Record<string, Reason> = {}
  const known = new Set([
    ...regions().map(({ key }) => key),
    ...(before?.regionalPrices ?? []).map(({ region }) => region),
  ])
  for (const [at, { region }] of prices.entries()) {
    const path = `regionalPrices.${at}.region`
    if (region === '') continue
    if (!known.has(region)) wrong[path] = words.noSuchRegion
    else if (prices.findIndex((one) => one.region === region) < at) wrong[path] = words.regionTwice
  }
  return wrong
}

const onCard = ({ specs }: ProductContent) =>
  specs.flatMap(({ rows }) => rows).filter(({ key }) => key).length
