// The rules of products: how a draft becomes content, and what must be there before visitors see it.

import type { z } from 'zod'
import { NO_SEO, NO_SLUGS, NO_TEXT } from '#contract/content/blank.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { ProductChange, ProductContent } from '#contract/products/product.ts'
import { KEY_SPECS } from '#contract/products/product.ts'
import { NO_RICH_TEXT, picturesInText } from '#rich-text/rich-doc.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { wholeProduct } from '#server/publishing/cards/product-cards.ts'
import { type Entry, type KindRules, staffShape } from '#server/publishing/kind.ts'
import { mergeRichText } from '#server/publishing/texts/rich-text.ts'
import { mergeSeo, seoPicture } from '#server/publishing/texts/seo.ts'
import { hasText, mergeText } from '#server/publishing/texts/text.ts'

/** What a write gives; the rest stays. */
export type ProductGiven = Partial<
  Omit<z.output<typeof ProductChange>, 'id' | 'version' | 'autosave' | 'productTypeId'>
>

/** A product before anything was written. */
export const BLANK_PRODUCT: ProductContent = {
  productModel: '',
  productName: NO_TEXT,
  summary: NO_TEXT,
  description: NO_RICH_TEXT,
  highlights: [],
  gallery: [],
  specs: [],
  hot: false,
  values: {},
  downloads: [],
  related: [],
  accessories: [],
  status: 'active',
  replacement: null,
  seo: NO_SEO,
  slugs: NO_SLUGS,
}

/** The content a draft makes; what it leaves out stays as it is. Throws `Failure` 400 when the name would be empty. */
export function contentOf(
  draft: ProductGiven,
  site: Language,
  stored: ProductContent = BLANK_PRODUCT,
): ProductContent {
  const previous = wholeProduct(stored)
  const status = draft.status ?? previous.status
  const replacement = draft.replacement === undefined ? previous.replacement : draft.replacement
  const content: ProductContent = {
    productModel: draft.productModel ?? previous.productModel,
    productName: mergeText(previous.productName, draft.productName, site),
    summary: mergeText(previous.summary, draft.summary, site),
    description: mergeRichText(previous.description, draft.description, { field: 'description', site }),
    highlights: draft.highlights ?? previous.highlights,
    gallery: draft.gallery ?? previous.gallery,
    specs: draft.specs ?? previous.specs,
    hot: draft.hot ?? previous.hot,
    values: draft.values ?? previous.values,
    downloads: draft.downloads ?? previous.downloads,
    related: [...new Set(draft.related ?? previous.related)],
    accessories: [...new Set(draft.accessories ?? previous.accessories)],
    status,
    // Only what is no longer made is replaced.
    replacement: status === 'discontinued' ? replacement : null,
    seo: mergeSeo(previous.seo, draft.seo, site),
    slugs: draft.slugs ?? previous.slugs,
  }
  if (!hasText(content.productName)) throw invalid({ productName: nameMissing })
  return content
}

export const productRules: KindRules<ProductContent> = {
  kind: 'product',
  read: (json) => wholeProduct(JSON.parse(json)),
  under: 'productTypeId',
  title: ({ productName }) => productName,
  slugs: (content) => wholeProduct(content).slugs,
  columns: ({ productModel, productName, hot }) => ({
    code: productModel,
    hot,
    search: [productModel, ...Object.values(productName)].join('\n'),
  }),
  pictures: (content) => {
    const { gallery, description, downloads, seo } = wholeProduct(content)
    return [
      ...gallery.map((key, index) => ({ field: `gallery.${index}`, key })),
      ...picturesInText(description, 'description'),
      ...downloads.map(({ key }, index) => ({ field: `downloads.${index}.key`, key })),
      ...seoPicture(seo),
    ]
  },
  records: (content) => {
    const { related, accessories, replacement } = wholeProduct(content)
    const named = (field: string, ids: readonly number[]) =>
      ids.map((id, index) => ({ field: `${field}.${index}`, kind: 'product' as const, id }))
    return [
      ...named('related', related),
      ...named('accessories', accessories),
      ...(replacement === null ? [] : [{ field: 'replacement', kind: 'product' as const, id: replacement }]),
    ]
  },
  next: (content) => ({ field: 'replacement', id: wholeProduct(content).replacement }),
  present: async (entry) => present(entry),
  missing: (content, typeId) => ({
    ...(hasText(content.productName) ? {} : { productName: nameMissing }),
    ...(content.productModel === '' && { productModel: modelMissing }),
    ...(typeId === null && { productTypeId: typeMissing }),
    ...(hasText(content.summary) ? {} : { summary: summaryMissing }),
    ...(content.gallery.length === 0 && { gallery: pictureMissing }),
    ...specsMissing(content),
  }),
}

/** A product as staff see it. */
export const present = (entry: Entry<ProductContent>) => ({
  ...wholeProduct(entry.content),
  ...staffShape(entry),
  productTypeId: entry.parentId,
})

function specsMissing({ specs }: ProductContent): Record<string, Reason> {
  const missing: Record<string, Reason> = {}
  for (const [group, { title, rows }] of specs.entries()) {
    if (!hasText(title)) missing[`specs.${group}.title`] = groupTitleMissing
    for (const [row, { name, value }] of rows.entries()) {
      if (!hasText(name)) missing[`specs.${group}.rows.${row}.name`] = specNameMissing
      if (!hasText(value)) missing[`specs.${group}.rows.${row}.value`] = specValueMissing
    }
  }
  const onCard = specs.flatMap(({ rows }) => rows).filter(({ key }) => key).length
  if (onCard > KEY_SPECS) missing.specs = tooManyOnCard
  return missing
}

const nameMissing: Reason = {
  zh: '请至少用一种语言填写产品名称',
  en: 'Please enter the product name in at least one language.',
  es: 'Escriba el nombre del producto en al menos un idioma.',
}
const modelMissing: Reason = {
  zh: '请填写产品型号',
  en: 'Please enter the model.',
  es: 'Escriba el modelo.',
}
const typeMissing: Reason = {
  zh: '请选择产品类型',
  en: 'Please choose a product type.',
  es: 'Elija un tipo de producto.',
}
const summaryMissing: Reason = {
  zh: '请至少用一种语言填写简介',
  en: 'Please enter a summary in at least one language.',
  es: 'Escriba un resumen en al menos un idioma.',
}
const pictureMissing: Reason = {
  zh: '请至少上传一张图片',
  en: 'Please add at least one picture.',
  es: 'Agregue al menos una imagen.',
}
const groupTitleMissing: Reason = {
  zh: '请填写参数组标题',
  en: 'Please enter a title for this group.',
  es: 'Escriba un título para este grupo.',
}
const specNameMissing: Reason = {
  zh: '请填写参数名称',
  en: 'Please enter the name of this value.',
  es: 'Escriba el nombre de este valor.',
}
const specValueMissing: Reason = {
  zh: '请填写参数值',
  en: 'Please enter a value.',
  es: 'Escriba un valor.',
}
const tooManyOnCard: Reason = {
  zh: `产品卡片上最多显示 ${KEY_SPECS} 个参数`,
  en: `Limit: ${KEY_SPECS} values on the card.`,
  es: `Límite: ${KEY_SPECS} valores en la tarjeta.`,
}
