// The rules of products: how a draft becomes content, and what must be there before visitors see it.
import type { z } from 'zod'
import { NO_SEO, NO_SLUGS } from '#contract/content.ts'
import type { Language } from '#contract/language-codes.ts'
import type { ProductChange, ProductContent } from '#contract/product.ts'
import { KEY_SPECS } from '#contract/product.ts'
import { NO_RICH_TEXT, picturesInText } from '#contract/rich-doc.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { type Entry, type KindRules, staffShape } from '#server/publishing/kind.ts'
import { mergeRichText } from '#server/publishing/rich-text.ts'
import { mergeSeo, seoPicture } from '#server/publishing/seo.ts'
import { hasText, mergeText, NO_TEXT } from '#server/publishing/text.ts'

type Draft = Partial<Omit<z.output<typeof ProductChange>, 'id' | 'version' | 'autosave' | 'productTypeId'>>

const BLANK: ProductContent = {
  productModel: '',
  productName: NO_TEXT,
  summary: NO_TEXT,
  description: NO_RICH_TEXT,
  highlights: [],
  gallery: [],
  specs: [],
  hot: false,
  seo: NO_SEO,
  slugs: NO_SLUGS,
}

/** The content a draft makes; what it leaves out stays as it is. Throws `Failure` 400 when the name would be empty. */
export function contentOf(draft: Draft, site: Language, previous: ProductContent = BLANK): ProductContent {
  const content = {
    productModel: draft.productModel ?? previous.productModel,
    productName: mergeText(previous.productName, draft.productName, site),
    summary: mergeText(previous.summary, draft.summary, site),
    description: mergeRichText(previous.description, draft.description, { field: 'description', site }),
    highlights: draft.highlights ?? previous.highlights,
    gallery: draft.gallery ?? previous.gallery,
    specs: draft.specs ?? previous.specs,
    hot: draft.hot ?? previous.hot,
    seo: mergeSeo(previous.seo, draft.seo, site),
    slugs: draft.slugs ?? previous.slugs ?? NO_SLUGS,
  }
  if (!hasText(content.productName)) throw invalid({ productName: nameMissing })
  return content
}

export const productRules: KindRules<ProductContent> = {
  kind: 'product',
  title: ({ productName }) => productName,
  slugs: ({ slugs }) => slugs ?? NO_SLUGS,
  columns: ({ productModel, productName, hot }) => ({
    code: productModel,
    hot,
    search: [productModel, ...Object.values(productName)].join('\n'),
  }),
  pictures: ({ gallery, description, seo }) => [
    ...gallery.map((key, index) => ({ field: `gallery.${index}`, key })),
    ...picturesInText(description, 'description'),
    ...seoPicture(seo ?? NO_SEO),
  ],
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
  ...BLANK,
  ...entry.content,
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

/** Refuses a type that is not there. */
export function checkType(exists: boolean) {
  if (!exists) throw invalid({ productTypeId: noSuchType })
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
const noSuchType: Reason = {
  zh: '所选产品类型不存在，可能已被删除',
  en: 'This product type does not exist; it may have been deleted.',
  es: 'Este tipo de producto no existe; puede que se haya eliminado.',
}
const summaryMissing: Reason = {
  zh: '请至少用一种语言填写简介',
  en: 'Please enter a summary in at least one language.',
  es: 'Escriba un resumen en al menos un idioma.',
}
const pictureMissing: Reason = {
  zh: '请至少上传一张图片',
  en: 'Please add at least one picture.',
  es: 'Añada al menos una imagen.',
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
  en: `At most ${KEY_SPECS} values may stand on the card.`,
  es: `En la tarjeta caben como máximo ${KEY_SPECS} valores.`,
}
