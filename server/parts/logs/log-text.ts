// What may stand in a log: secrets out, long values cut, only what differs.
import { isDeepStrictEqual } from 'node:util'

/** Bytes of the parameters and of the changes of one entry, at most. */
const PARAMETERS_BYTES = 4 * 1024
const CHANGES_BYTES = 64 * 1024
/** Characters of one changed value, at most. */
const CHANGED_TEXT = 2_000
const HIDDEN = '***'
const CUT = '…'
/** Names of secrets, alone or at the end of a longer name (`updateconfirmPwd`, `password_hash`). */
const SECRET = /(pwd|password|passwd|token|code|secret|cookie|authorization)(_?hash)?$/i

export type FieldChange = { field: string; before: unknown; after: unknown }
type Size = { text: number; items: number }

/** Text that both databases keep exactly as it is given, at most `length` long: no NUL, no half characters. */
export const logText = (text: string, length: number): string =>
  text.replaceAll('\0', '').slice(0, length).toWellFormed()

/** What was sent as JSON without its secrets, at most 4 kB: long values are cut first, then whole fields. */
export function parametersText(given: unknown): string {
  for (const size of [
    { text: 500, items: 100 },
    { text: 100, items: 20 },
    { text: 40, items: 5 },
  ]) {
    const text = withinOrNull(PARAMETERS_BYTES, (room) => shown(given, size, room))
    if (text !== null) return text
  }
  const names = typeof given === 'object' && given !== null ? Object.keys(given) : []
  return JSON.stringify({ [CUT]: names.slice(0, 20).map((name) => logText(name, 40)) })
}

/** The fields that differ, before and after, as JSON of at most 64 kB; a changed secret is named and not shown. */
export function changesText(before: object | undefined, after: object | undefined): string {
  const changes = differences(before ?? {}, after ?? {})
  for (const text of [CHANGED_TEXT, 500, 60]) {
    const size = { text, items: 1_000 }
    const written = withinOrNull(CHANGES_BYTES, (room) =>
      changes.map((change) => cutChange(change, size, room)),
    )
    if (written !== null) return written
  }
  return JSON.stringify(
    changes.slice(0, 200).map(({ field }) => ({ field: logText(field, 100), before: CUT, after: CUT })),
  )
}

function differences(before: object, after: object): FieldChange[] {
  const [was, is] = [written(before), written(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [old, fresh] = [was.get(field), is.get(field)]
    // Most fields stay as they were, letter by letter; only the others are read.
    if (old === fresh) return []
    const [from, to] = [old, fresh].map((text) => (text === undefined ? undefined : JSON.parse(text)))
    return isDeepStrictEqual(from, to) ? [] : [{ field, before: from ?? null, after: to ?? null }]
  })
}

/** Each field as the wire would carry it, so that a `Set` or a `Date` compares by what it says. */
const written = (given: object) =>
  new Map(
    Object.entries(given).flatMap(([name, value]) => {
      const text: string | undefined = JSON.stringify(value)
      return text === undefined ? [] : [[name, text] as const]
    }),
  )

function cutChange({ field, before, after }: FieldChange, size: Size, room: Room): FieldChange {
  const side = (value: unknown) =>
    value === null ? null : SECRET.test(field) ? HIDDEN : shown(value, size, room)
  return { field, before: side(before), after: side(after) }
}

/** What may still be written; a copy that would be longer is given up before it is whole. */
type Room = { left: number }
class NoRoom extends Error {}

/** What `make` copies, as JSON of at most so many bytes; null when it is longer. */
function withinOrNull(bytes: number, make: (room: Room) => unknown): string | null {
  try {
    const text = JSON.stringify(make({ left: bytes })) ?? 'null'
    return Buffer.byteLength(text) <= bytes ? text : null
  } catch (error) {
    if (error instanceof NoRoom) return null
    throw error
  }
}

/** A copy without secrets at any depth, with long texts and lists cut and marked. */
function shown(value: unknown, size: Size, room: Room): unknown {
  // Each value takes a byte at least, each text its length.
  room.left -= typeof value === 'string' ? Math.min(value.length, size.text) : 1
  if (room.left < 0) throw new NoRoom()
  if (typeof value === 'string') return cutText(value, size.text)
  if (Array.isArray(value)) {
    const items = value.slice(0, size.items).map((item) => shown(item, size, room))
    return value.length > size.items ? [...items, `${CUT} +${value.length - size.items}`] : items
  }
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value)
  const kept = fields
    .slice(0, size.items)
    .map(
      ([name, inner]) => [cutText(name, 100), SECRET.test(name) ? HIDDEN : shown(inner, size, room)] as const,
    )
  const more = fields.length > size.items ? [[CUT, `+${fields.length - size.items}`] as const] : []
  // `fromEntries` defines, so a field called `__proto__` is a field.
  return Object.fromEntries([...kept, ...more])
}

const cutText = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).toWellFormed()}${CUT} +${text.length - length}`
