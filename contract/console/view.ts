// Views of a console list that a person named and keeps: filters, order, columns.
import { z } from 'zod'
import { Id } from '#contract/inputs/number.ts'
import { DECLARED_PAGES } from '#contract/kinds/declared.ts'
import { defineCall } from '#contract/wire/call.ts'

/** Views of one list that a person keeps, at most. */
export const VIEWS = 30

/** Lists that views are kept of. */
export const VIEW_LISTS = [
  'userList',
  'roleList',
  'loginLog',
  'operationLog',
  'web_product',
  ...DECLARED_PAGES,
  'web_message',
  'web_quote',
  'web_delivery',
  'web_media',
  'web_proposal',
  'web_translation',
  'web_release',
  'web_search',
] as const
const ListName = z.enum(VIEW_LISTS)
export type ListName = z.output<typeof ListName>

export const SavedView = z.object({
  id: z.int(),
  name: z.string(),
  /** The query of the list's address, without its `?`. */
  query: z.string(),
})
export type SavedView = z.output<typeof SavedView>

export const viewCalls = {
  list: defineCall({
    path: '/api/view/list',
    access: 'signed-in',
    takes: 'query',
    input: z.strictObject({ list: ListName }),
    output: z.array(SavedView),
    summary: 'The own views of a list, by name.',
  }),
  add: defineCall({
    path: '/api/view/add',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({
      list: ListName,
      name: z.string().trim().min(1).max(60),
      query: z.string().max(2_000),
    }),
    output: SavedView,
    summary: 'Keeps a view; one of the same name is replaced.',
  }),
  remove: defineCall({
    path: '/api/view/delete',
    access: 'signed-in',
    takes: 'body',
    input: z.strictObject({ id: Id }),
    output: z.null(),
    summary: 'Forgets one of the own views.',
  }),
}
