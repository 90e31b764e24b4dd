// The fields that the owner added to kinds (decision 65): kept in memory, read again when any node changed them. There is one
// site in a program, so whoever asks what a record may say needs no way to the store.
import { z } from 'zod'
import { readFields } from '#contract/fields/walk.ts'
import {
  LIST_FIELDS,
  NARROWING_FIELDS,
  OWN_FIELD_KINDS,
  OWN_KEY,
  type OwnField,
  type OwnFieldKind,
  ownFieldsForm,
  SIDE_FIELDS,
} from '#contract/kinds/own-fields.ts'
import { type AttributeValues, NARROWING_TYPES } from '#contract/products/attribute-filter.ts'
import { inRegions, keyParts } from '#contract/products/regional.ts'
import type { Bus } from '#server/parts/bus.ts'
import type { Db } from '#server/storage/open.ts'
import { changeSetting, readSettingRow } from '#server/storage/settings.ts'
import { holdRegions, isRegion, regions, regionsEver, type SiteOfRegions } from './regions.ts'

/** The word of the bus that fields changed; each kind has a setting of its own, `fields.product`. */
export const FIELDS_WORD = 'fields'
/** Every page is made anew: there is none that does not say what the site has (`site`). */
const WORDS = [FIELDS_WORD, 'site']
const nameOf = (kind: OwnFieldKind) => `${FIELDS_WORD}.${kind}`
/** Whether a setting holds the fields of a kind. */
export const isFieldsSetting = (setting: string): boolean =>
  OWN_FIELD_KINDS.some((kind) => nameOf(kind) === setting)

const { fields: FORM } = ownFieldsForm('product')
/** As they are today, whenever they were stored: what a field did not have then it has as a new one begins. */
const List = z
  .array(z.unknown())
  .transform((stored) => readFields(FORM, { attributes: stored }).attributes as OwnField[])
const Stored = z.object({
  attributes: List,
  removed: List,
  /** Keys of fields that were emptied: none is given again, and what still says something to one says nothing. */
  emptied: z.array(z.string()),
})
export type StoredFields = z.output<typeof Stored> & { version: number }
type Known = ReadonlyMap<string, StoredFields>

/** Null before they were read for the first time. */
let known: Known | null = null

/** All fields of the owner of a kind, in their order: for staff alone. None of a kind that takes none. */
export const staffFields = (kind: string): readonly OwnField[] => known?.get(kind)?.attributes ?? []

/** Those that are columns of the console's list. */
export const listFields = (kind: string): readonly OwnField[] =>
  staffFields(kind)
    .filter(({ inList }) => inList)
    .slice(0, LIST_FIELDS)

/** Those that visitors may know of. */
export const ownFields = (kind: string): readonly OwnField[] =>
  staffFields(kind).filter(({ forStaff }) => !forStaff)

const NARROWS: readonly string[] = NARROWING_TYPES
/** Those that visitors narrow the list of a kind by; products have rules of their own (`isCounted`). */
export const narrowingFields = (kind: string): readonly OwnField[] =>
  ownFields(kind)
    .filter(({ narrows, type }) => narrows && NARROWS.includes(type))
    .slice(0, NARROWING_FIELDS)

/** Those that stand beside the picture or the heading of a record. */
export const sideFields = (kind: string): readonly OwnField[] =>
  ownFields(kind)
    .filter(({ inSide }) => inSide)
    .slice(0, SIDE_FIELDS)

/**
 * What visitors may be told, found by or narrow by, of what a record says: nothing of a field for staff, one that was removed or
 * emptied; nothing of any field before it is known which there are. Attributes of types may have such keys as well. What is said of
 * a region goes where there is no such region, or the field does not differ.
 */
export function forVisitors(kind: string): (values: AttributeValues) => AttributeValues {
  const of = known?.get(kind)
  const shown = new Map(ownFields(kind).map((field) => [field.key, field]))
  const hidden = new Set([
    ...(of ? [...of.attributes, ...of.removed] : []).map(({ key }) => key),
    ...(of?.emptied ?? []),
  ])
  const isHidden = (key: string) =>
    OWN_KEY.test(key) && !shown.has(key) && (known === null || hidden.has(key))
  const isThere = (key: string, region: string | undefined) =>
    region === undefined || (isRegion(region) && shown.get(key)?.byRegion !== false)
  return (values) =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => {
        const { key, region } = keyParts(name)
        return !isHidden(key) && isThere(key, region)
      }),
    )
}

/** How the search of the site takes the words that visitors may read under a key, of a field of the owner or an attribute. */
export function searchedAs(kind: string, name: string): OwnField['search'] {
  const fields = staffFields(kind)
  const { key } = keyParts(name)
  return fields.some((field) => field.key === key) ? searchOf(fields, key) : 'text'
}

/** The same by a list of fields: words of one that is no text any more, or not for visitors, are not found. */
export function searchOf(fields: readonly OwnField[], key: string): OwnField['search'] {
  const field = fields.find((one) => one.key === key)
  return !field || field.forStaff || field.type !== 'text' ? 'never' : field.search
}

/**
 * How the search takes the words under every key that the owner ever gave; `o3@` are those of any region to the field, and `@r1`
 * those of a region to any field or attribute.
 */
export const searchedKeys = ({ attributes, removed, emptied }: Omit<StoredFields, 'version'>) =>
  Object.fromEntries([
    ...[...[...attributes, ...removed].map(({ key }) => key), ...emptied].map((key) => [
      key,
      searchOf(attributes, key),
    ]),
    ...attributes.map(({ key, byRegion }) => [`${key}@`, byRegion ? 'text' : 'never']),
    ...regionsEver().map((key) => [`@${key}`, isRegion(key) ? 'text' : 'never']),
  ])

/** Whether what a record says under this key is gone on purpose. */
export const isEmptied = (kind: string, key: string): boolean =>
  known?.get(kind)?.emptied.includes(keyParts(key).key) ?? false

/** The version of the fields of a kind that this node knows; 0 while nothing is stored. */
export const knownVersion = (kind: string): number => known?.get(kind)?.version ?? 0

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
  const all = new Map<string, StoredFields>()
  for (const kind of OWN_FIELD_KINDS) {
    const stored = await storedFields(db, kind)
    all.set(kind, { ...stored, attributes: stored.attributes.map(inUse) })
  }
  return all
}

/** Whether it is answered by choosing. */
export const isChosen = ({ type }: { type: OwnField['type'] }) => type === 'choice' || type === 'choices'
/** What a field of another type was chosen from before is kept in the store alone, for the conversion. */
const inUse = (field: OwnField): OwnField => (isChosen(field) ? field : { ...field, choices: [] })

export type OwnFields = Awaited<ReturnType<typeof openOwnFields>>

/** Reads the fields, and keeps them as they are on any node. */
export async function openOwnFields(db: Db, bus: Bus, now: () => number, site: SiteOfRegions) {
  const listeners: ((kinds: readonly string[]) => void)[] = []
  let looks = 0
  known = await readAll(db)
  holdRegions(site)
  site.listen(() => {
    if (holdRegions(site)) for (const listener of listeners) listener(OWN_FIELD_KINDS)
  })

  /** Of several looks the one that began last counts. */
  async function look() {
    const own = ++looks
    const found = await readAll(db)
    if (own !== looks) return
    const changed = OWN_FIELD_KINDS.filter((kind) => found.get(kind)?.version !== known?.get(kind)?.version)
    known = found
    // Answers that were made meanwhile were made with the old fields.
    if (changed.length > 0) for (const listener of listeners) listener(changed)
  }
  bus.listen((words) => {
    // While the database is away the last known fields serve on.
    if (words === null || words.includes(FIELDS_WORD)) look().catch(() => {})
  })

  return {
    /** The fields of a kind that visitors see, those that differ also as what they are in each region. */
    shown: (kind: string) => inRegions(ownFields(kind), regions()),
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
