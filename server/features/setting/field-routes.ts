// What answers the calls of the fields that the owner adds to kinds (decision 65).
import { sql } from 'kysely'
import { DECLARATIONS } from '#contract/kinds/declared.ts'
import { OWN_FIELD_KINDS, type OwnField, type OwnFieldKind } from '#contract/kinds/own-fields.ts'
import { fieldCalls as calls, type FieldSettings } from '#contract/site/field-settings.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { invalid, notFound, type Reason, stale } from '#server/failure.ts'
import { mayCall, mustMay } from '#server/http/callers/guard.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { kindName } from '#server/kind-words.ts'
import type { Parts } from '#server/parts.ts'
import { entryChoices } from '#server/publishing/cards/entry-choices.ts'
import { readType } from '#server/publishing/cards/type-tree.ts'
import { tidiedAttribute, wrongFields } from '#server/publishing/fields/attribute-rules.ts'
import { convertField, misfitsOf } from '#server/publishing/fields/convert-field.ts'
import { emptyField, fieldUses } from '#server/publishing/fields/empty-field.ts'
import { isChosen, type StoredFields, storedFields } from '#server/publishing/fields/own-fields.ts'
import { leadsElse, saysRecords } from '#server/publishing/fields/own-records.ts'
import { followRecords } from '#server/publishing/fields/said-values.ts'
import { TYPE_TREE_LOCK } from '#server/publishing/lifecycle/locks.ts'
import { followAtOnce } from '#server/publishing/search/field-changes.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/fields')

export function fieldRoutes(router: Router, { storage, fields, bus, now }: Parts) {
  const { db } = storage

  /** After the commit: this node knows the fields, and its search follows them, before it answers. */
  async function tell() {
    await fields.tell()
    await followAtOnce(storage, bus, now())
  }

  serve(router, calls.read, (_, { person }) =>
    Promise.all(
      OWN_FIELD_KINDS.filter((kind) => !person.program || mayCall(person, pageOf(kind))).map(async (kind) =>
        shown(kind, await storedFields(db, kind)),
      ),
    ),
  )

  serve(router, calls.records, async ({ kind, key, ...query }, { person }) => {
    mustMay(person, pageOf(kind))
    const { type, of } = fieldIn(await storedFields(db, kind), key)
    if (type !== 'records' || of === null) throw notFound()
    return { items: await entryChoices(db, { kind: of, ...query }) }
  })

  serve(router, calls.update, async ({ kind, version, attributes: given }, asking) => {
    const { before, changed } = await db.transaction().execute(async (within) => {
      // No type takes a key of these meanwhile.
      await storage.exclusive(within, TYPE_TREE_LOCK)
      const before = await storedFields(within, kind)
      if (before.version !== version) throw stale(shown(kind, before))
      const attributes = given.map((one) => withBefore(tidiedAttribute(one), fieldsOf(before)))
      await check(within, kind, attributes, before)
      await checkLeads(storage, within, kind, { before: fieldsOf(before), now: attributes })
      const removed = fieldsOf(before).filter(({ key }) => !attributes.some((one) => one.key === key))
      const next = { ...before, attributes, removed }
      if (!(await fields.change(within, kind, next)))
        throw stale(shown(kind, await storedFields(within, kind)))
      await asking.record(within, {
        recordId: null,
        recordName: titleOf(kind)[asking.language],
        before: { fields: before.attributes },
        after: { fields: attributes },
      })
      await fields.tellOthers(within)
      return { before, changed: await storedFields(within, kind) }
    })
    await tell()
    for (const key of ledElsewhere(before, changed.attributes))
      await followRecords(storage, { kind, key, at: now() })
    return shown(kind, changed)
  })

  serve(router, calls.uses, ({ kind, key }) => fieldUses(storage, kind, key))

  serve(router, calls.misfits, async ({ kind, key }, { language }) =>
    misfitsOf(storage, kind, fieldIn(await storedFields(db, kind), key), language),
  )

  serve(router, calls.convert, async ({ kind, key, version }, asking) => {
    const stored = await storedFields(db, kind)
    if (stored.version !== version) throw stale(shown(kind, stored))
    const field = fieldIn(stored, key)
    const records = await convertField(storage, { kind, field, at: now() })
    // With another version every node reads anew what records say.
    const changed = await db.transaction().execute(async (within) => {
      await fields.change(within, kind, await storedFields(within, kind))
      await asking.record(within, {
        recordId: null,
        recordName: titleOf(kind)[asking.language],
        after: { converted: field.key, type: field.type, records },
      })
      await fields.tellOthers(within)
      return storedFields(within, kind)
    })
    await tell()
    return { settings: shown(kind, changed), records }
  })

  serve(router, calls.empty, async ({ kind, key, version }, asking) => {
    const changed = await db.transaction().execute(async (within) => {
      const before = await storedFields(within, kind)
      if (before.version !== version) throw stale(shown(kind, before))
      const field = before.removed.find((one) => one.key === key)
      if (!field) throw notFound()
      const next = {
        ...before,
        removed: before.removed.filter((one) => one !== field),
        emptied: [...before.emptied, key],
      }
      if (!(await fields.change(within, kind, next)))
        throw stale(shown(kind, await storedFields(within, kind)))
      await asking.record(within, {
        recordId: null,
        recordName: titleOf(kind)[asking.language],
        before: { fields: [field] },
        after: { fields: [] },
      })
      await fields.tellOthers(within)
      return storedFields(within, kind)
    })
    await tell()
    // Nobody reads what is left from here on, so it may go in its own time.
    const records = await emptyField(storage, { kind, key, at: now() })
    return { settings: shown(kind, changed), records }
  })
}

/** The page of the console that a kind is read on; whoever may open it may read its records. */
function pageOf(kind: OwnFieldKind): Resource {
  const declared = DECLARATIONS.find((one) => one.kind === kind)
  if (!declared) throw notFound()
  return declared.page
}

const shown = (kind: OwnFieldKind, stored: StoredFields): FieldSettings => ({ kind, ...stored })

/**
 * A field that was chosen from keeps its choices, since records still name them, and one that led to records the kind of these:
 * they become words, or come back with the type.
 */
function withBefore(field: OwnField, before: readonly OwnField[]): OwnField {
  const was = before.find(({ key }) => key === field.key)
  const choices = isChosen(field) ? field.choices : (was?.choices ?? [])
  return { ...field, choices, of: field.type === 'records' ? field.of : (was?.of ?? null) }
}

const fieldsOf = ({ attributes, removed }: StoredFields) => [...attributes, ...removed]

/** The keys of fields that were there before and lead elsewhere now, or nowhere. */
const ledElsewhere = (before: StoredFields, now: readonly OwnField[]): string[] =>
  fieldsOf(before)
    .map(({ key }) => key)
    .filter((key) => {
      const of = (fields: readonly OwnField[]) => fields.find((one) => one.key === key)
      return leadsElse(of(before.attributes), of(now))
    })

/** Throws `Failure` 400 by field where one leads to another kind while records still say something: these would be of no kind. */
async function checkLeads(
  storage: Storage,
  within: Db,
  kind: OwnFieldKind,
  { before, now }: { before: readonly OwnField[]; now: readonly OwnField[] },
) {
  const wrong: Record<string, Reason> = {}
  for (const [at, { key, of, type }] of now.entries()) {
    const was = before.find((one) => one.key === key)
    if (type !== 'records' || !was || was.of === null || was.of === of) continue
    if (await saysRecords(storage, within, kind, key))
      wrong[`attributes.${at}.of`] = words.leadsElse({ kind: kindName(was.of, 'many') })
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

/** Throws `Failure` 404 for a field that is not in use. */
function fieldIn({ attributes }: StoredFields, key: string): OwnField {
  const field = attributes.find((one) => one.key === key)
  if (!field) throw notFound()
  return field
}

/** The name that the operation log has for the fields of a kind. */
const titleOf = (kind: OwnFieldKind) => words.title({ kind: kindName(kind, 'many') })

/** Throws `Failure` 400 by field. */
async function check(
  within: Db,
  kind: OwnFieldKind,
  attributes: readonly OwnField[],
  { emptied }: StoredFields,
) {
  const wrong = wrongFields(attributes, emptied)
  const typed = kind === 'product' ? await keysOfTypes(within) : new Set<string>()
  for (const [at, { key }] of attributes.entries())
    if (typed.has(key)) wrong[`attributes.${at}.key`] ??= words.hasKey({ key })
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

/** The keys that product types ask for, as staff wrote them and as visitors see them. */
async function keysOfTypes(within: Db): Promise<Set<string>> {
  const working = await within
    .selectFrom('entry')
    .select(sql<string>`working`.as('content'))
    .where('kind', '=', 'productType')
    .execute()
  const published = await within
    .selectFrom('publication')
    .select('content')
    .where('kind', '=', 'productType')
    .execute()
  return new Set(
    [...working, ...published].flatMap(({ content }) => readType(content).attributes.map(({ key }) => key)),
  )
}
