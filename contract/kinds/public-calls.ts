// The calls that visitors have of a kind whose declaration says what is shown: its list, what that is narrowed by, one record.
import { z } from 'zod'
import { localizedShape } from '#contract/fields/localized.ts'
import { QueryId } from '#contract/inputs/number.ts'
import { LanguageQuery, ShownIn, type Text } from '#contract/languages/language.ts'
import { Illustration } from '#contract/media/media.ts'
import { Facet, NARROWED_BY } from '#contract/products/facet.ts'
import { ShownSpec } from '#contract/products/product-card.ts'
import { defineCall } from '#contract/wire/call.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { Keyword, PageQuery, pageOf } from '#contract/wire/page.ts'
import type { KindOf, PublicFilter, ShownKind, TermsOf } from './kind.ts'
import { choiceCall, staffCalls, staffShapes, termsCall } from './kind-calls.ts'

/** What lies ahead or goes on, and what is over: of kinds whose records end on a day. */
export const WHEN = ['ahead', 'over'] as const
export type When = (typeof WHEN)[number]

/** Of kinds whose records have a last day: which of them are asked for, and whether that of a record is past. */
type WhenOf<K> = K extends { until: string }
  ? { when: z.ZodOptional<z.ZodEnum<{ ahead: 'ahead'; over: 'over' }>> }
  : unknown
type Over<K> = K extends { until: string } ? { over: z.ZodBoolean } : Record<never, never>
const overOf = <K extends ShownKind>(kind: K) =>
  (kind.until === undefined ? {} : { over: z.boolean() }) as Over<K>

type CardOf<K extends ShownKind> = K['shown']['card'][number]
type PageField<K extends ShownKind> = K['shown']['page'][number]

/** The names of fields that hold records: each has a call that finds what it may name. */
type RecordsOf<K extends KindOf> = {
  [N in keyof K['fields'] & string]: K['fields'][N] extends { type: 'records' } ? N : never
}[keyof K['fields'] & string]

/** Of kinds that are narrowed by terms. */
type WithTerms<K extends KindOf, Calls> = [TermsOf<K>] extends [never] ? Record<never, never> : Calls
const withTerms = <K extends KindOf, Calls>({ list }: K, make: () => Calls) =>
  (list.filters.some(({ as }) => as !== undefined) ? make() : {}) as WithTerms<K, Calls>

/** All calls of such a kind, those of staff and those of visitors. */
export function kindCalls<const K extends ShownKind>(kind: K) {
  const shapes = staffShapes<K>(kind)
  const { one, many } = kind.english
  return {
    ...staffCalls<K, typeof shapes>(kind, shapes, { one, many }),
    ...withTerms(kind, () => ({
      terms: termsCall<K['kind'], ReturnType<typeof shapes.Terms<typeof Text>>>(
        kind,
        shapes,
        `terms of all ${many}`,
      ),
    })),
    ...choiceCalls<K>(kind),
    ...publicCalls<K>(kind, shapes.narrowing, shapes.Terms),
  }
}

type Filters<K extends ShownKind> = K['shown'] extends { filters: infer F } ? F : Record<never, never>
/** What its list takes to be narrowed by them. */
type MoreFilters<F> = {
  [N in keyof F]: z.ZodOptional<
    F[N] extends { by: 'words' }
      ? typeof Keyword
      : F[N] extends { options: readonly (infer Option)[] }
        ? z.ZodType<Option, Option>
        : typeof QueryId
  >
}
const filterShape = (filter: PublicFilter) =>
  filter.by === 'words' ? Keyword : 'options' in filter ? z.enum(filter.options) : QueryId
const moreFilters = <const K extends ShownKind>({ shown }: K) =>
  Object.fromEntries(
    Object.entries(shown.filters ?? {}).map(([name, filter]) => [name, filterShape(filter).optional()]),
  ) as MoreFilters<Filters<K>>

function choiceCalls<const K extends ShownKind>(kind: K) {
  const named = Object.entries(kind.fields).flatMap(([name, field]) =>
    field.type === 'records' ? [[name, field.kind] as const] : [],
  )
  return Object.fromEntries(
    named.map(([name, of]) => [
      name,
      choiceCall<K['kind'], string>(
        kind,
        name,
        `Records (${of}) that ${kind.english.many} may name: those that hold the keyword, the latest changed first, or the one with this id.`,
      ),
    ]),
  ) as { [N in RecordsOf<K>]: ReturnType<typeof choiceCall<K['kind'], N>> }
}

/** What every list is narrowed by beside its terms: the fields of the owner that are marked for it. */
export const NARROWS = { facets: z.array(Facet) }
/** What counts mean, as the API document says it. */
export const FILTERS_SAID =
  'terms, each with its count under the other choices (1,000 at most), the most first, and fields of the owner (`facets`), as products have them.'

function publicCalls<const K extends ShownKind>(
  kind: K,
  narrowing: ReturnType<typeof staffShapes<K>>['narrowing'],
  Terms: ReturnType<typeof staffShapes<K>>['Terms'],
) {
  const base: K['kind'] = kind.kind
  const { one, many } = kind.english
  const names = (list: readonly string[]) => list as readonly never[]
  const Card = z.object({
    id: z.int(),
    /** The path of its page, without the language in front. */
    address: z.string(),
    ...localizedShape<K['fields'], CardOf<K>>(kind.fields, names(kind.shown.card)),
    ...overOf(kind),
    ...(kind.shown.facts === undefined ? {} : { facts: z.array(ShownSpec) }),
    shownIn: ShownIn,
  })
  const Page = Card.extend({
    ...localizedShape<K['fields'], PageField<K>>(kind.fields, names(kind.shown.page)),
    /** What it says to the fields of the owner; `side` are those that stand beside its heading. */
    ...{ facts: z.array(ShownSpec), side: z.array(ShownSpec) },
    /** The pictures that stand in the texts. */
    illustrations: z.array(Illustration),
    publishTime: z.iso.datetime(),
  })
  const others = Object.values(kind.fields).flatMap((field) =>
    field.type === 'records' ? (field.kind === 'product' ? ['product', 'productType'] : [field.kind]) : [],
  ) as Kind[]
  const own = base as Kind
  const narrowed = {
    ...narrowing,
    lang: LanguageQuery.optional(),
    /** Without it all are listed, and counted. */
    ...(kind.until === undefined ? {} : { when: z.enum(WHEN).optional() }),
    ...NARROWED_BY,
  } as typeof narrowing & { lang: z.ZodOptional<typeof LanguageQuery> } & WhenOf<K> & typeof NARROWED_BY
  return {
    listAll: defineCall({
      path: `/api/web/${base}/listAll`,
      access: 'anyone',
      takes: 'query',
      input: PageQuery.extend({ ...narrowed, ...moreFilters<K>(kind) }),
      output: pageOf(Card),
      madeFrom: [own, 'media', ...others],
      summary: `A page of published ${many}.`,
    }),
    filters: defineCall({
      path: `/api/web/${base}/filters`,
      access: 'anyone',
      takes: 'query',
      input: z.strictObject({ ...narrowed, ...moreFilters<K>(kind) }),
      output: Terms(z.string()).extend(NARROWS),
      madeFrom: [own],
      summary: `What published ${many} are narrowed by: ${FILTERS_SAID}`,
    }),
    getById: defineCall({
      path: `/api/web/${base}/getById`,
      access: 'anyone',
      takes: 'query',
      input: z.strictObject({ id: QueryId, lang: LanguageQuery.optional() }),
      output: Page,
      madeFrom: [own, 'media', ...others],
      summary: `One published ${one}.`,
    }),
  }
}
