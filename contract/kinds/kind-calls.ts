// The calls that every kind of many records has for the console, made from its declaration.
import { z } from 'zod'
import { ContentState, ENTRY_SHAPE, Gap } from '#contract/content/content.ts'
import { lifecycleCalls } from '#contract/content/lifecycle.ts'
import { AddedFrom, TakenFrom } from '#contract/content/proposal.ts'
import type { Field } from '#contract/fields/field.ts'
import { OwnFilter, OwnSaid } from '#contract/fields/own-said.ts'
import { givenShape, storedShape } from '#contract/fields/schemas.ts'
import { Id, QueryId, queryFlag, Version } from '#contract/inputs/number.ts'
import { Text } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import type { Module, Operation } from '#contract/wire/operation.ts'
import { Keyword, PageQuery, pageOf, sortBy } from '#contract/wire/page.ts'
import type { Button, Page } from '#contract/wire/resource.ts'
import type { KindOf, TermsOf } from './kind.ts'
import { sheetCalls } from './sheet-calls.ts'

/** What the API document calls the records of a kind. */
type English = { one: string; many: string }

/** The name of a term in an address, made from its words: `drinking-water`. */
const Term = z.string().trim().min(1).max(100)
const termOf = <T extends z.ZodType>(name: T) => z.object({ key: z.string(), name, count: z.int() })

/** What an object says under these names, as far as it has them. */
type Said<O, Name> = { [N in keyof O]: N extends Name ? O[N] : never }[keyof O]
type Listed<K extends KindOf> =
  | K['title']
  | K['list']['columns'][number]['field']
  | Said<K['list'], 'line' | 'pinned'>
  | Said<K, 'cover'>
type FilterOf<K extends KindOf> = K['list']['filters'][number]
/** The fields of these types that a list is narrowed by. */
type FilterIn<K extends KindOf, Type> = {
  [N in FilterOf<K>['field']]: K['fields'][N] extends { type: Type } ? N : never
}[FilterOf<K>['field']]
type SortOf<K extends KindOf> = K['list']['sorts'][number]
type Narrowed<F> = z.ZodOptional<
  F extends { type: 'choice'; options: readonly (infer Option)[] } ? z.ZodType<Option, Option> : typeof Term
>
/** The first and the last day of a span. */
const SPAN = { from: z.iso.date().optional(), until: z.iso.date().optional() }
type SpanOf<K extends KindOf> = {
  [End in [FilterIn<K, 'date'>] extends [never] ? never : keyof typeof SPAN]: (typeof SPAN)[End]
}

type NoShape = Record<never, never>

/**
 * The shapes of a kind as staff see and write it, and what its lists are narrowed by. `own` is what stands beside the
 * content: what staff see there, and what they write, such as where a record stands.
 */
export function staffShapes<
  const K extends KindOf,
  Seen extends z.ZodRawShape = NoShape,
  Written extends z.ZodRawShape = NoShape,
>(kind: K, own?: { seen: Seen; written: Written }) {
  const stored = storedShape<K['fields']>(kind.fields)
  const given = givenShape<K['fields']>(kind.fields)
  const { title, cover, list } = kind
  const shown = [title, list.line, list.pinned, ...list.columns.map(({ field }) => field), cover]
  const listed = Object.keys(kind.fields).filter((name) => shown.includes(name)) as Listed<K>[]
  const Content = z.object(stored)
  const Staff = Content.extend({ ...ENTRY_SHAPE, ...((own?.seen ?? {}) as Seen) })
  const Row = z.object({ ...ENTRY_SHAPE, ...picked(stored, listed), own: OwnSaid })
  /** A draft may be incomplete: a title in one language is enough (decision 3). Publishing checks the rest. */
  const partial = z.strictObject(given).partial().shape
  const beside = z.strictObject((own?.written ?? {}) as Written).partial().shape
  const Draft = z
    .strictObject({ ...partial, [title]: given[title] } as Omit<typeof partial, K['title']> &
      Pick<typeof given, K['title']>)
    .extend(beside)
    // A record of a proposal that it is (decision 62).
    .extend({ from: AddedFrom.optional() })
  const Change = z.strictObject({
    id: Id,
    version: Version,
    /** The editor saves by itself: such revisions of one sitting become one. */
    autosave: z.boolean().default(false),
    /** Changes of a proposal that it takes (decision 62). */
    from: TakenFrom.optional(),
    ...partial,
    ...beside,
  })
  const filtersOf = <Name extends string>(...types: Field['type'][]) =>
    list.filters.flatMap(({ field }) => {
      const of = kind.fields[field]
      return of && types.includes(of.type) ? [[field as Name, of] as const] : []
    })
  /** What visitors and staff narrow a list by. */
  const narrowing = Object.fromEntries(
    filtersOf('words', 'choice', 'plain').map(([name, of]) => [
      name,
      (of.type === 'choice' ? z.enum(of.options) : Term).optional(),
    ]),
  ) as { [N in FilterIn<K, 'words' | 'choice' | 'plain'>]: Narrowed<K['fields'][N]> }
  const flags = named(
    filtersOf<FilterIn<K, 'flag'>>('flag').map(([name]) => name),
    () => queryFlag.optional(),
  )
  const span = (filtersOf('date').length > 0 ? SPAN : {}) as SpanOf<K>
  const Filters = z.strictObject({
    keyword: Keyword.optional(),
    ...narrowing,
    state: ContentState.optional(),
    /** Records with this gap in a language. */
    gap: Gap.optional(),
    /** What is said to fields of the owner that are columns. */
    own: OwnFilter.optional(),
    ...flags,
    ...span,
  })
  /** The terms of each filter, by the name that the kind gives them. */
  const Terms = <T extends z.ZodType>(name: T) =>
    z.object(
      named(
        list.filters.flatMap(({ as }) => (as === undefined ? [] : [as as TermsOf<K>])),
        () => z.array(termOf(name)),
      ),
    )
  return { Content, Staff, Row, Draft, Change, Filters, Terms, narrowing }
}
const named = <N extends string, V>(names: readonly N[], make: () => V) =>
  Object.fromEntries(names.map((name) => [name, make()])) as { [Name in N]: V }
const picked = <T extends object, N extends keyof T>(shape: T, names: readonly (N | undefined)[]) =>
  Object.fromEntries(names.flatMap((name) => (name === undefined ? [] : [[name, shape[name]]]))) as Pick<T, N>

/** The lifecycle, the list, what a form reads and writes, and spreadsheets. */
export function staffCalls<const K extends KindOf, S extends ReturnType<typeof staffShapes<K>>>(
  kind: K,
  shapes: S,
  { one, many }: English,
) {
  const base: K['kind'] = kind.kind
  const page = kind.page as Page
  const button = (verb: string) => `${page}:${verb}` as Button
  const logs = (verb: string) => `${base}:${verb}` as Operation
  // The shapes by their exact types: the functions that made them know `K` as any kind alone.
  const { Staff, Row, Draft, Change, Filters }: Pick<S, keyof S> = shapes
  const sorts: readonly [SortOf<K>, ...SortOf<K>[]] = kind.list.sorts
  const sort = sortBy(sorts).default(kind.list.sort as never)
  return {
    ...sheetCalls<K['kind'], z.ZodType<{ sort: string }, object>>(
      kind,
      Filters.extend({ sort }) as never,
      many,
    ),
    ...lifecycleCalls({ base, page, module: base as Module, staff: Staff as S['Staff'] }),
    list: defineCall({
      path: `/api/web/${base}/list`,
      access: page,
      takes: 'query',
      input: (Filters as S['Filters']).extend({ ...PageQuery.shape, sort }),
      output: pageOf(Row as S['Row']),
      summary: `A page of ${many} for the console.`,
    }),
    read: defineCall({
      path: `/api/web/${base}/read`,
      access: page,
      takes: 'query',
      input: z.strictObject({ id: QueryId }),
      output: Staff as S['Staff'],
      summary: `The working copy of one ${one} in three languages.`,
    }),
    add: defineCall({
      path: `/api/web/${base}/add`,
      access: button('add'),
      takes: 'body',
      size: 'content',
      input: Draft as S['Draft'],
      output: Staff as S['Staff'],
      logs: logs('add'),
      summary: `Adds ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one} as a draft.`,
    }),
    update: defineCall({
      path: `/api/web/${base}/update`,
      access: button('update'),
      takes: 'body',
      size: 'content',
      input: Change as S['Change'],
      output: Staff as S['Staff'],
      logs: logs('update'),
      summary: 'Saves the working copy; fields left out stay as they are, and visitors see no change.',
    }),
  }
}

/** The terms that records have, of a kind that is narrowed by them; `terms` says which. */
export const termsCall = <const Base extends string, Terms extends z.ZodType>(
  kind: { kind: Base; page: string },
  shapes: { Terms: (name: typeof Text) => Terms },
  terms: string,
) =>
  defineCall({
    path: `/api/web/${kind.kind as Base}/terms`,
    access: kind.page as Page,
    takes: 'query',
    input: z.strictObject({}),
    output: shapes.Terms(Text),
    summary: `The ${terms} in three languages, to filter by and to choose from.`,
  })

/** Finds the records of another kind that a field may name; the right on the kind that names them is enough. */
export const choiceCall = <const Base extends string, const Field extends string>(
  kind: { kind: Base; page: string },
  field: Field,
  summary: string,
) =>
  defineCall({
    path: `/api/web/${kind.kind as Base}/${field}`,
    access: kind.page as Page,
    takes: 'query',
    input: z.strictObject({ keyword: Keyword.optional(), id: QueryId.optional() }),
    output: z.object({ items: z.array(z.object({ id: z.int(), title: Text, state: ContentState })) }),
    summary,
  })
