// The rules of product types: where a type may stand, when it may go, and how a draft becomes content.

import type { z } from 'zod'
import { NO_SEO, NO_SLUGS, NO_TEXT } from '#contract/content/blank.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import type { ProductTypeChange, ProductTypeContent } from '#contract/products/product-type.ts'
import { TYPE_COUNT, TYPE_DEPTH } from '#contract/products/product-type.ts'
import { sameEverywhere } from '#contract/products/same-everywhere.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import { wholeType } from '#server/publishing/cards/type-tree.ts'
import { type Entry, type KindRules, staffShape } from '#server/publishing/kind.ts'
import { mergeSeo, seoPicture } from '#server/publishing/texts/seo.ts'
import { hasText, mergeText } from '#server/publishing/texts/text.ts'
import { attributesMissing } from './attribute-rules.ts'

type Draft = Partial<Omit<z.output<typeof ProductTypeChange>, 'id' | 'version'>>

const BLANK: ProductTypeContent = {
  productTypeName: NO_TEXT,
  introduction: NO_TEXT,
  covers: [],
  attributes: [],
  seo: NO_SEO,
}

/** `"0"` is the top, otherwise the level is the parent's id (spec §3). */
export const parentOf = (level: string): number | null => (level === '0' ? null : Number(level))
export const levelOf = (parentId: number | null): string => String(parentId ?? 0)

/** The content a draft makes; what it leaves out stays as it is. */
export function contentOf(
  draft: Draft,
  site: Language,
  stored: ProductTypeContent = BLANK,
): ProductTypeContent {
  const previous = wholeType(stored)
  return {
    productTypeName: mergeText(previous.productTypeName, draft.productTypeName, site),
    introduction: mergeText(previous.introduction, draft.introduction, site),
    covers: draft.covers ?? previous.covers,
    attributes: draft.attributes?.map(tidied) ?? previous.attributes,
    seo: mergeSeo(previous.seo, draft.seo, site),
  }
}

/** Choices belong to a choice, one that is written alike in every language is written once, and units to what is measured or written. */
const tidied = (attribute: Attribute): Attribute => ({
  ...attribute,
  unit: attribute.type === 'yesNo' || attribute.type === 'choice' ? '' : attribute.unit,
  choices:
    attribute.type === 'choice'
      ? attribute.choices.map((one) => ({ ...one, name: sameEverywhere(one.name) }))
      : [],
})

export const productTypeRules: Omit<KindRules<ProductTypeContent>, 'present'> = {
  kind: 'productType',
  read: (json) => wholeType(JSON.parse(json)),
  under: 'productTypeLevel',
  title: ({ productTypeName }) => productTypeName,
  slugs: () => NO_SLUGS,
  columns: ({ productTypeName }) => ({ search: Object.values(productTypeName).join('\n') }),
  pictures: (content) => {
    const { covers, seo } = wholeType(content)
    return [...covers.map((key, index) => ({ field: `covers.${index}`, key })), ...seoPicture(seo)]
  },
  missing: (content): Record<string, Reason> => ({
    ...(hasText(content.productTypeName) ? {} : { productTypeName: nameMissing }),
    ...attributesMissing(wholeType(content).attributes),
  }),
}

/** A draft may lack anything but a name. */
export function checkNamed({ productTypeName }: ProductTypeContent) {
  if (!hasText(productTypeName)) throw invalid({ productTypeName: nameMissing })
}

/** A type as staff see it; `counts` says how many working products stand under each. */
export function present(entry: Entry<ProductTypeContent>, counts: Map<number | null, number>) {
  return {
    ...wholeType(entry.content),
    ...staffShape(entry),
    productTypeLevel: levelOf(entry.parentId),
    productCount: counts.get(entry.id) ?? 0,
  }
}

/** A type in the tree, as far as its place matters. */
export type Place = { id: number; parentId: number | null }

/** Refuses a parent that does not exist, a cycle, and a tree that would grow too deep. */
export function checkPlace(id: number | null, parentId: number | null, all: readonly Place[]) {
  const parents = new Map(all.map((place) => [place.id, place.parentId]))
  if (parentId !== null && !parents.has(parentId)) throw invalid({ productTypeLevel: noParent })
  const above: number[] = []
  for (let at = parentId; at !== null; at = parents.get(at) ?? null) {
    if (at === id) throw invalid({ productTypeLevel: cycle })
    above.push(at)
  }
  const below = id === null ? 1 : heightOf(id, all)
  if (above.length + below > TYPE_DEPTH) throw invalid({ productTypeLevel: tooDeep })
}

function heightOf(id: number, all: readonly Place[]): number {
  const children = all.filter((place) => place.parentId === id)
  return 1 + Math.max(0, ...children.map((child) => heightOf(child.id, all)))
}

export function checkCount(count: number) {
  if (count >= TYPE_COUNT) throw new Failure(CODE.unprocessable, tooMany)
}

/** A type that still holds something stays. */
export function checkEmpty({ children, products }: { children: number; products: number }) {
  if (children > 0) throw new Failure(CODE.conflict, hasChildren(children))
  if (products > 0) throw new Failure(CODE.conflict, hasProducts(products))
}

const nameMissing: Reason = {
  zh: '请填写类型名称',
  en: 'Please enter a name for the type.',
  es: 'Escriba un nombre para el tipo.',
}
const noParent: Reason = {
  zh: '上级类型不存在，可能已被删除',
  en: 'The parent type does not exist; it may have been deleted.',
  es: 'El tipo superior no existe; puede que se haya eliminado.',
}
const cycle: Reason = {
  zh: '不能把类型移动到它自己或它的下级之下',
  en: 'A type cannot be moved under itself or under one of its own children.',
  es: 'Un tipo no puede moverse debajo de sí mismo ni de uno de sus hijos.',
}
const tooDeep: Reason = {
  zh: `类型最多 ${TYPE_DEPTH} 级`,
  en: `Types may be nested ${TYPE_DEPTH} levels deep at most.`,
  es: `Los tipos pueden anidarse en ${TYPE_DEPTH} niveles como máximo.`,
}
const tooMany: Reason = {
  zh: `最多 ${TYPE_COUNT} 个类型`,
  en: `Limit: ${TYPE_COUNT} types.`,
  es: `Límite: ${TYPE_COUNT} tipos.`,
}
const hasChildren = (count: number): Reason => ({
  zh: `该类型下还有 ${count} 个子类型，请先移动或删除它们`,
  en: `This type still has ${count} sub-type(s). Move or delete them first.`,
  es: `Este tipo todavía tiene ${count} subtipo(s). Muévalos o elimínelos primero.`,
})
const hasProducts = (count: number): Reason => ({
  zh: `该类型下还有 ${count} 个产品，请先移动或删除它们`,
  en: `This type still holds ${count} product(s). Move or delete them first.`,
  es: `Este tipo todavía contiene ${count} producto(s). Muévalos o elimínelos primero.`,
})
