// The calls of staff of a kind of which there is one record, made from its declaration.
import { z } from 'zod'
import { ContentState, ENTRY_SHAPE } from '#contract/content/content.ts'
import { revisionCalls } from '#contract/content/lifecycle.ts'
import { TakenFrom } from '#contract/content/proposal.ts'
import { givenShape, storedShape } from '#contract/fields/schemas.ts'
import { Id, QueryId, Version } from '#contract/inputs/number.ts'
import { Text } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { KINDS } from '#contract/wire/kind.ts'
import type { Module, Operation } from '#contract/wire/operation.ts'
import { Keyword } from '#contract/wire/page.ts'
import type { Button, Page } from '#contract/wire/resource.ts'
import type { SingleKindOf } from './kind.ts'

/** The shapes of the page as staff see and write it; a draft may be incomplete. */
export function singleShapes<const K extends SingleKindOf>(kind: K) {
  const Content = z.object(storedShape<K['fields']>(kind.fields))
  const Change = z.strictObject({
    id: Id,
    version: Version,
    /** The editor saves by itself: such revisions of one sitting become one. */
    autosave: z.boolean().default(false),
    /** Changes of a proposal that it takes (decision 62). */
    from: TakenFrom.optional(),
    ...z.strictObject(givenShape<K['fields']>(kind.fields)).partial().shape,
  })
  return { Content, Staff: Content.extend(ENTRY_SHAPE), Change }
}

/** Its lifecycle, and what a form reads and writes; `page` is what the API document calls it: `home page`. */
export function singleCalls<const K extends SingleKindOf, S extends ReturnType<typeof singleShapes<K>>>(
  kind: K,
  shapes: S,
  page: string,
) {
  const base: K['kind'] = kind.kind
  const access = kind.page as Page
  // The shapes by their exact types: the functions that made them know `K` as any kind alone.
  const { Staff, Change }: Pick<S, keyof S> = shapes
  return {
    ...revisionCalls({ base, page: access, module: base as Module, staff: Staff as S['Staff'] }),
    read: defineCall({
      path: `/api/web/${base}/read`,
      access,
      takes: 'query',
      input: z.strictObject({}),
      output: Staff as S['Staff'],
      summary: `The working copy of the ${page} in three languages; an empty draft where nobody has begun it.`,
    }),
    update: defineCall({
      path: `/api/web/${base}/update`,
      access: `${kind.page}:update` as Button,
      takes: 'body',
      size: 'content',
      input: Change as S['Change'],
      output: Staff as S['Staff'],
      logs: `${base}:update` as Operation,
      summary: 'Saves the working copy; fields left out stay as they are, and visitors see no change.',
    }),
  }
}

type RecordsOf<F> = {
  [N in keyof F]: F[N] extends { type: 'records'; kind: infer Kind } ? Kind : never
}[keyof F]

/** Finds the records of other kinds that the page may put forward; the right on the page is enough. */
export function featuredCall<const K extends SingleKindOf>(kind: K) {
  const kinds = Object.values(kind.fields).flatMap((field) =>
    KINDS.filter(
      (one): one is typeof one & RecordsOf<K['fields']> => field.type === 'records' && field.kind === one,
    ),
  )
  return defineCall({
    path: `/api/web/${kind.kind as K['kind']}/choices`,
    access: kind.page as Page,
    takes: 'query',
    input: z.strictObject({
      kind: z.enum(kinds),
      keyword: Keyword.optional(),
      id: QueryId.optional(),
    }),
    output: z.object({ items: z.array(z.object({ id: z.int(), title: Text, state: ContentState })) }),
    summary:
      'Records that the page may put forward: those that hold the keyword, the latest changed first, or the one with this id.',
  })
}
