// The calls of a declared kind as the console makes them: which shapes they have is said by the declaration.
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AskPath, SendPath } from '#contract/calls.ts'
import type { Values } from '#contract/fields/field.ts'
import type { Declared, Single } from '#contract/kinds/declared.ts'
import type { AnyKindOf, KindOf, SingleKindOf } from '#contract/kinds/kind.ts'
import { OWN_FIELD_KINDS } from '#contract/kinds/own-fields.ts'
import type { productKind } from '#contract/kinds/product.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Entry } from '#web/admin/editor/editor-kind.ts'
import type { Choice, RecordSource } from '#web/admin/editor/inputs/record-picker.tsx'
import { ask, send } from '#web/client/send.ts'

type Listed = Pick<Declared | typeof productKind, 'kind' | 'page'>
export type ConsoleKind = KindOf & Listed
export type ConsoleSingle = SingleKindOf & { kind: Single['kind']; page: Single['page'] }
export type FormKind = ConsoleKind | ConsoleSingle
/** A record and a row as staff see them: what every record has, and the fields of its kind. */
export type StaffRecord = Entry & { readonly [field: string]: unknown }
export type Terms = { readonly [as: string]: readonly { key: string; name: Text; count: number }[] }

const pathOf = (kind: string, verb: string) => `/api/web/${kind}/${verb}`
// A path that is made from a name has no type of its own; each answer is judged by the outline of its path all the same.
const askFor = <Data>(path: string, query: object, signal: AbortSignal) =>
  ask(path as AskPath, query as never, { signal }) as Promise<unknown> as Promise<Data>
const write = (path: string, body: object) =>
  send(path as SendPath, body as never, { quiet: true }) as Promise<unknown> as Promise<StaffRecord>

/** A page of records; the one before stays in sight while the next is on its way. */
export const kindPageQuery = (kind: string, query: object) =>
  queryOptions({
    queryKey: [kind, 'page', query],
    queryFn: ({ signal }) =>
      askFor<{ total: number; items: StaffRecord[] }>(pathOf(kind, 'list'), query, signal),
    placeholderData: keepPreviousData,
  })

/** The working copy of one record, read anew whenever its form is opened; what was just written counts as read. */
export const kindQuery = (kind: string, id: number) =>
  queryOptions({
    queryKey: [kind, 'one', id],
    queryFn: ({ signal }) => askFor<StaffRecord>(pathOf(kind, 'read'), { id }, signal),
    staleTime: 3_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The working copy of a kind of which there is one record, read as that of the others. */
export const singleQuery = (kind: string) =>
  queryOptions({
    queryKey: [kind, 'one'],
    queryFn: ({ signal }) => askFor<StaffRecord>(pathOf(kind, 'read'), {}, signal),
    staleTime: 3_000,
  })

/** The terms that records have, to filter by and to choose from. */
export const termsQuery = (kind: string) =>
  queryOptions({
    queryKey: [kind, 'terms'],
    queryFn: ({ signal }) => askFor<Terms>(pathOf(kind, 'terms'), {}, signal),
    staleTime: 60_000,
  })

// Refused quietly: the editor tells what was refused in its own place.
export const addRecord = (kind: string, draft: Values) => write(pathOf(kind, 'add'), draft)
export const updateRecord = (kind: string, change: object) => write(pathOf(kind, 'update'), change)

/** After a write of the one record there is: it is asked for anew when it is opened. */
export const forgetSingle = (kind: string) => (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [kind], refetchType: 'none' })

/** After a write: lists and terms are asked for anew, and so is what counts the records that stand under it. */
export const forgetKind = (kind: string, above?: string) => (client: QueryClient) =>
  Promise.all(
    [[kind, 'page'], [kind, 'terms'], ...(above === undefined ? [] : [[above]])].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

/**
 * The records that a field may name, found through the kind that names them, so that no right on the others is needed. A kind
 * of which there is one record has one call for all its fields, and so has one whose records name each other.
 */
export function choicesOf(of: AnyKindOf, field: { name: string; kind: string }): RecordSource {
  const call = 'single' in of || field.kind === of.kind ? 'choices' : field.name
  const asked = 'single' in of ? { kind: field.kind } : {}
  const find = (query: object, signal: AbortSignal) =>
    askFor<{ items: Choice[] }>(pathOf(of.kind, call), { ...asked, ...query }, signal)
  return {
    key: `${of.kind}.${field.name}`,
    find: async (keyword, signal) => (await find({ keyword }, signal)).items,
    async one(id, signal) {
      const [found] = (await find({ id }, signal)).items
      if (!found) throw new Error('gone')
      return found
    },
  }
}

/** The records that a field of the owner may lead to, found through the kind that has the field; null of a kind that takes none. */
export function recordsOfField(name: string, key: string): RecordSource | null {
  const kind = OWN_FIELD_KINDS.find((one) => one === name)
  if (!kind) return null
  const find = (query: { keyword?: string; id?: number }, signal: AbortSignal) =>
    ask('/api/web/setting/fieldRecords', { kind, key, ...query }, { signal })
  return {
    key: `${kind}.values.${key}`,
    find: async (keyword, signal) => (await find({ keyword }, signal)).items,
    async one(id, signal) {
      const [found] = (await find({ id }, signal)).items
      if (!found) throw new Error('gone')
      return found
    },
  }
}
