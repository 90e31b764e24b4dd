// The fields that the owner added to kinds (decision 65): kept in memory, read again when any node changed them. There is one
// site in a program, so whoever asks what a record may say needs no way to the store.
import { z } from 'zod'
import { OWN_FIELD_KINDS, type OwnField, type OwnFieldKind } from '#contract/kinds/own-fields.ts'
import { OwnFieldList } from '#contract/site/field-settings.ts'
import type { Bus } from '#server/parts/bus.ts'
import type { Db } from '#server/storage/open.ts'
import { changeSetting, readSettingRow } from '#server/storage/settings.ts'

/** The word of the bus that fields changed; each kind has a setting of its own, `fields.product`. */
const WORD = 'fields'
/** Every page is made anew: there is none that does not say what the site has (`site`). */
const WORDS = [WORD, 'site']
const nameOf = (kind: OwnFieldKind) => `${WORD}.${kind}`

const Stored = z.object({
  attributes: OwnFieldList,
  removed: OwnFieldList,
  /** Keys of fields that were emptied: none is given again, and what still says something to one says nothing. */
  emptied: z.array(z.string()),
})
export type StoredFields = z.output<typeof Stored> & { version: number }
type Known = ReadonlyMap<string, StoredFields & { hidden: ReadonlySet<string> }>

let known: Known = new Map()

/** The fields of the owner of a kind, in their order; none of a kind that takes none. */
export const ownFields = (kind: string): readonly OwnField[] => known.get(kind)?.attributes ?? []

/** Whether what a record says under this key is gone on purpose. */
export const isEmptied = (kind: string, key: string): boolean =>
  known.get(kind)?.emptied.includes(key) ?? false

const NOTHING: ReadonlySet<string> = new Set()

/** The keys of a kind under which texts are shown nowhere, as this node knows it. */
export const hiddenTexts = (kind: string): ReadonlySet<string> => known.get(kind)?.hidden ?? NOTHING

/** The same of stored fields: what was removed or emptied, and what takes no text. */
export const hiddenTextsIn = ({ attributes, removed, emptied }: Omit<StoredFields, 'version'>): string[] => [
  ...[...removed, ...attributes.filter(({ type }) => type !== 'text')].map(({ key }) => key),
  ...emptied,
]

/** The version of the fields of a kind that this node knows; 0 while nothing is stored. */
export const knownVersion = (kind: string): number => known.get(kind)?.version ?? 0

/** What is stored of a kind at this moment, with its version; 0 while nothing is. */
export async function storedFields(db: Db, kind: OwnFieldKind): Promise<StoredFields> {
  const { value, version } = await readSettingRow(db, nameOf(kind))
  return { ...(Stored.safeParse(value).data ?? { attributes: [], removed: [], emptied: [] }), version }
}

/** Writes over that version, within a transaction, without telling anybody; false when somebody was faster. */
export const writeFields = (
  within: Db,
  kind: OwnFieldKind,
  { version, ...value }: StoredFields,
  now: number,
): Promise<boolean> => changeSetting(within, nameOf(kind), { value, version, now })

async function readAll(db: Db): Promise<Known> {
  const all = new Map<string, StoredFields & { hidden: ReadonlySet<string> }>()
  for (const kind of OWN_FIELD_KINDS) {
    const stored = await storedFields(db, kind)
    all.set(kind, { ...stored, hidden: new Set(hiddenTextsIn(stored)) })
  }
  return all
}

export type OwnFields = Awaited<ReturnType<typeof openOwnFields>>

/** Reads the fields, and keeps them as they are on any node. */
export async function openOwnFields(db: Db, bus: Bus, now: () => number) {
  const listeners: ((kinds: readonly string[]) => void)[] = []
  let looks = 0
  known = await readAll(db)

  /** Of several looks the one that began last counts. */
  async function look() {
    const own = ++looks
    const found = await readAll(db)
    if (own !== looks) return
    const changed = OWN_FIELD_KINDS.filter((kind) => found.get(kind)?.version !== known.get(kind)?.version)
    known = found
    // Answers that were made meanwhile were made with the old fields.
    if (changed.length > 0) for (const listener of listeners) listener(changed)
  }
  bus.listen((words) => {
    // While the database is away the last known fields serve on.
    if (words === null || words.includes(WORD)) look().catch(() => {})
  })

  return {
    /** The fields of a kind that visitors see. */
    shown: ownFields,
    /** Writes over that version, within a transaction; false when somebody was faster. `tell` after the commit. */
    async change(within: Db, kind: OwnFieldKind, fields: StoredFields) {
      const isDone = await writeFields(within, kind, fields, now())
      if (isDone) await bus.changing(within, null)
      return isDone
    },
    /** The others hear of it with the commit; the last step of the transaction. */
    tellOthers: (within: Db) => bus.within(within, WORDS),
    /** After the commit: this node knows it before it answers. */
    async tell() {
      await look()
      bus.tell(WORDS)
    },
    /** Is told of which kinds other fields hold, or what records say to them was converted. */
    listen: (listener: (kinds: readonly string[]) => void) => void listeners.push(listener),
  }
}
