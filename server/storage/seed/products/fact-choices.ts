// Attributes of the demo's product types that are chosen from a list, and what a product costs and when it comes.
import type { Text } from '#contract/languages/language.ts'
import { keysIn } from '#contract/products/attribute-filter.ts'
import type { TypeAttribute } from '#contract/products/product-attribute.ts'
import { text } from '#server/storage/seed/demo-text.ts'
import { factsUnder, mediaNames, said } from './demo-facts.ts'
import { approvalNames, mediumKey, outputNames, valuesOf } from './fact-values.ts'

type More = Partial<Pick<TypeAttribute, 'group' | 'better' | 'onCard' | 'tableOnly' | 'ruler'>>
export const PLAIN = {
  ...{ unit: '', dimension: null, group: null, better: null, choices: [] },
  ...{ onCard: false, tableOnly: false, ruler: false, byRegion: false },
}

export const choice = (
  key: string,
  name: Text,
  choices: Record<string, Text>,
  more: More = {},
): TypeAttribute => ({
  ...PLAIN,
  ...{ key, name, type: 'choice', ...more },
  choices: Object.entries(choices).map(([one, named]) => ({ key: one, name: named })),
})
export const choices = (
  key: string,
  name: Text,
  of: Record<string, Text>,
  more: More = {},
): TypeAttribute => ({
  ...choice(key, name, of, more),
  type: 'choices',
})
export const yesNo = (key: string, name: Text, more: More = {}): TypeAttribute => ({
  ...PLAIN,
  ...{ key, name, type: 'yesNo', ...more },
})

/** The first facts that buyers choose by, and what it costs and when it comes. */
export function common(family: string): { first: TypeAttribute[]; last: TypeAttribute[] } {
  const all = factsUnder(family)
  const values = all.map(valuesOf)
  const keysOf = (key: string) => new Set(values.flatMap((one) => keysIn(one[key])))
  const [media, outputs, approvals, ingress] = ['medium', 'output', 'approval', 'ingress'].map(keysOf)
  const only = <V>(names: Record<string, V>, keys: Set<unknown> | undefined) =>
    Object.fromEntries(Object.entries(names).filter(([key]) => keys?.has(key)))
  const mediaTexts = Object.fromEntries(
    Object.entries(mediaNames).map(([key, name]) => [mediumKey(key), said(name)]),
  )
  const protection = Object.fromEntries(
    [...(ingress ?? [])].sort().map((key) => [String(key), text(...same(String(key).toUpperCase()))]),
  )
  return {
    first: [
      choices('medium', text('介质', 'Fluid', 'Fluido'), only(mediaTexts, media), { group: 'process' }),
      choices('output', text('输出', 'Output', 'Salida'), only(outputNames, outputs), {
        group: 'electrical',
      }),
      choices('approval', text('认证', 'Approvals', 'Aprobaciones'), only(approvalNames, approvals), {
        group: 'approvals',
      }),
    ].filter(({ choices: of }) => of.length > 0),
    last: [
      choices('ingress', text('防护等级', 'Ingress protection', 'Grado de protección'), protection, {
        group: 'approvals',
        tableOnly: true,
      }),
      choice('price-class', text('价格档', 'Price', 'Precio'), PRICES, {
        group: 'ordering',
        tableOnly: true,
      }),
      weeks('lead-time', text('交货期', 'Lead time', 'Plazo de entrega'), 'week', 'lower'),
      weeks('warranty', text('质保期', 'Warranty', 'Garantía'), 'month', 'higher'),
    ].filter(({ type, choices: of }) => type !== 'choices' || of.length > 0),
  }
}
const same = (words: string): [string, string, string] => [words, words, words]
const weeks = (key: string, name: Text, unit: string, better: 'lower' | 'higher'): TypeAttribute => ({
  ...PLAIN,
  ...{ key, name, type: 'range', dimension: 'time', unit, better, group: 'ordering', tableOnly: true },
})

/** What products cost: bands, since the price depends on the size and what is chosen. */
const PRICES = {
  a: text('500 美元以内', 'Up to USD 500', 'Hasta USD 500'),
  b: text('500–1500 美元', 'USD 500–1,500', 'De USD 500 a 1500'),
  c: text('1500–4000 美元', 'USD 1,500–4,000', 'De USD 1500 a 4000'),
  d: text('4000–10 000 美元', 'USD 4,000–10,000', 'De USD 4000 a 10 000'),
  e: text('10 000 美元以上', 'Above USD 10,000', 'Más de USD 10 000'),
}
