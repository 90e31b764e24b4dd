// The facts of the demo's products, as they stand in `facts/`: invented, plausible, and agreeing with each other.
import type { Text } from '#contract/languages/language.ts'
import { text } from '#server/storage/seed/demo-text.ts'
import lbf1 from '#server/storage/seed/facts/lbf-1.json' with { type: 'json' }
import lbf2 from '#server/storage/seed/facts/lbf-2.json' with { type: 'json' }
import lbv25h from '#server/storage/seed/facts/lbv-25h.json' with { type: 'json' }
import lbv50 from '#server/storage/seed/facts/lbv-50.json' with { type: 'json' }
import lcp50160 from '#server/storage/seed/facts/lcp-50-160.json' with { type: 'json' }
import lcp80200 from '#server/storage/seed/facts/lcp-80-200.json' with { type: 'json' }
import lem300 from '#server/storage/seed/facts/lem-300.json' with { type: 'json' }
import lem500 from '#server/storage/seed/facts/lem-500.json' with { type: 'json' }
import lg100 from '#server/storage/seed/facts/lg-100.json' with { type: 'json' }
import lg200 from '#server/storage/seed/facts/lg-200.json' with { type: 'json' }
import lgp40 from '#server/storage/seed/facts/lgp-40.json' with { type: 'json' }
import lgp120 from '#server/storage/seed/facts/lgp-120.json' with { type: 'json' }
import lpa160 from '#server/storage/seed/facts/lpa-160.json' with { type: 'json' }
import lpa250s from '#server/storage/seed/facts/lpa-250s.json' with { type: 'json' }
import lpt350 from '#server/storage/seed/facts/lpt-350.json' with { type: 'json' }
import lpt500 from '#server/storage/seed/facts/lpt-500.json' with { type: 'json' }
import lrl80 from '#server/storage/seed/facts/lrl-80.json' with { type: 'json' }
import lrl120 from '#server/storage/seed/facts/lrl-120.json' with { type: 'json' }
import lsv25 from '#server/storage/seed/facts/lsv-25.json' with { type: 'json' }
import lsv40 from '#server/storage/seed/facts/lsv-40.json' with { type: 'json' }
import ltb25h from '#server/storage/seed/facts/ltb-25h.json' with { type: 'json' }
import ltb50 from '#server/storage/seed/facts/ltb-50.json' with { type: 'json' }
import lus80 from '#server/storage/seed/facts/lus-80.json' with { type: 'json' }
import lus200 from '#server/storage/seed/facts/lus-200.json' with { type: 'json' }
import media from '#server/storage/seed/facts/media.json' with { type: 'json' }

type Words = { zh: string; en: string; es: string }
type Given = { min: number; max: number; unit: string }
type Approval = { name: string; scope: Words; certificate: string }
type Points = readonly (readonly number[])[]
type Series = { name: Words; points?: Points; table?: readonly Record<string, number>[] }
type Axis = { name: Words; unit: string }

/** The facts of one product; figures are in the units that they name. */
export type ProductFacts = {
  slug: string
  model: string
  family: string
  type: string
  /** What it costs, from A to E. */
  priceClass: string
  leadTimeWeeks: { min: number; max: number }
  warrantyMonths: number
  replaces: readonly { model: string; until: string; note: Words }[]
  /** Keys of `media.json`. */
  media: readonly string[]
  notFor: Words
  synonyms: Record<keyof Words, readonly string[]>
  /** Nominal sizes. */
  sizes: readonly number[]
  quantities: readonly (Given & { key: string; name: Words; conditions: Words | null })[]
  accuracy: readonly { value: number; of: string; unit: string; range: Given; conditions: Words }[]
  connections: readonly {
    kind: string
    standard: string | Words
    sizes: { min: number; max: number }
    classes: readonly string[]
    note: Words | null
  }[]
  pressureClasses: { metric: readonly string[]; asme: readonly { class: string }[] } | null
  materials: readonly { part: Words; options: readonly { name: Words }[] }[]
  outputs: readonly { kind: string; text: Words }[]
  protection: readonly string[]
  approvals: readonly Approval[]
  dimensions: {
    by: string
    columns: readonly { key: string; name: Words; unit: string | null }[]
    rows: readonly Record<string, unknown>[]
    note: Words | null
  }
  parts?: readonly { name: Words; L: number; W: number; H: number; mass: number }[]
  curve: { kind: string; x?: Axis; y?: Axis; series?: readonly Series[] } | null
  orderCode: {
    prefix: string
    positions: readonly {
      name: Words
      options: readonly { code: string; text: Words; standard: boolean }[]
    }[]
  }
  accessories: readonly { number: string | null; name: Words; product: string | null }[]
  spareParts: readonly { number: string; name: Words }[]
}

const all = [
  lbf1,
  lbf2,
  lbv25h,
  lbv50,
  lcp50160,
  lcp80200,
  lem300,
  lem500,
  lg100,
  lg200,
  lgp120,
  lgp40,
  lpa160,
  lpa250s,
  lpt350,
  lpt500,
  lrl120,
  lrl80,
  lsv25,
  lsv40,
  ltb25h,
  ltb50,
  lus200,
  lus80,
] as unknown as readonly ProductFacts[]

/** A meter that says how fast the fluid may run says with its size how much of it that is. */
function withFlow(facts: ProductFacts): ProductFacts {
  const { columns, rows, by } = facts.dimensions
  const velocity = facts.quantities.find(({ key }) => key === 'velocity')
  if (!velocity || by !== 'dn' || columns.some(({ key }) => key === 'qMax')) return facts
  const flow = (speed: number, dn: unknown) =>
    Number((speed * (Math.PI / 4) * (Number(dn) / 1000) ** 2 * 3600).toPrecision(3))
  const column = (key: string, name: Words) => ({ key, name, unit: 'm³/h' })
  return {
    ...facts,
    dimensions: {
      ...facts.dimensions,
      columns: [
        ...columns,
        column('qMin', { zh: '最小流量', en: 'Lowest flow', es: 'Caudal mínimo' }),
        column('qMax', { zh: '最大流量', en: 'Highest flow', es: 'Caudal máximo' }),
      ],
      rows: rows.map((row) => ({
        ...row,
        ...{ qMin: flow(velocity.min, row.dn), qMax: flow(velocity.max, row.dn) },
      })),
    },
  }
}

/** Those of all products. */
export const allFacts = all.map(withFlow)

/** The facts of a product, by its slug. */
export function factsOf(slug: string): ProductFacts {
  const facts = allFacts.find((one) => one.slug === slug)
  if (!facts) throw new Error(`the demo has no facts of ${slug}`)
  return facts
}
/** The facts of the products of a family, or of a type below it. */
export const factsUnder = (slug: string) =>
  allFacts.filter(({ family, type }) => family === slug || type === slug)

/** What flows through pipes, by its key. */
export const mediaNames = media as Record<string, Words>

/** Words of the facts as a text of every language that the site has. */
export const said = ({ zh, en, es }: Words): Text => text(zh, en, es)
