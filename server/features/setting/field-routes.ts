// What answers the calls of the fields that the owner adds to kinds (decision 65).
import { sql } from 'kysely'
import { OWN_FIELD_KINDS, type OwnField, type OwnFieldKind } from '#contract/kinds/own-fields.ts'
import { fieldCalls as calls, type FieldSettings } from '#contract/site/field-settings.ts'
import { invalid, notFound, stale } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { kindName } from '#server/kind-words.ts'
import type { Parts } from '#server/parts.ts'
import { readType } from '#server/publishing/cards/type-tree.ts'
import { tidiedAttribute, wrongFields } from '#server/publishing/fields/attribute-rules.ts'
import { convertField, misfitsOf } from '#server/publishing/fields/convert-field.ts'
import { emptyField, fieldUses } from '#server/publishing/fields/empty-field.ts'
import { isChosen, type StoredFields, searchOf, storedFields } from '#server/publishing/fields/own-fields.ts'
import { TYPE_TREE_LOCK } from '#server/publishing/lifecycle/locks.ts'
import { fillSearch } from '#server/publishing/search/fill.ts'
import { searchAnew } from '#server/publishing/search/search-anew.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/fields')

/** Publications that get their words for the search before a change is answered; the upkeep goes on with the others. */
const FILLED_AT_ONCE = 500

export function fieldRoutes(router: Router, { storage, fields, bus }: Parts) {
  const { db } = storage

  /** After `fields.tell`: words are made as the fields are now. */
  async function fillAnew(kind: OwnFieldKind, publications: number) {
    if (publications === 0) return
    await fillSearch(db, FILLED_AT_ONCE)
    await bus.changing(db, [kind])
    await bus.changed([kind])
  }

  serve(router, calls.read, () =>
    Promise.all(OWN_FIELD_KINDS.map(async (kind) => shown(kind, await storedFields(db, kind)))),
  )

  serve(router, calls.update, async ({ kind, version, attributes: given }, asking) => {
    const { changed, unfound } = await db.transaction().execute(async (within) => {
      // No type takes a key of these meanwhile.
      await storage.exclusive(within, TYPE_TREE_LOCK)
      const before = await storedFields(within, kind)
      if (before.version !== version) throw stale(shown(kind, before))
      const attributes = given.map((one) => withChoices(tidiedAttribute(one), before.attributes))
      await check(within, kind, attributes, before)
      const removed = [...before.attributes, ...before.removed].filter(
        ({ key }) => !attributes.some((one) => one.key === key),
      )
      const next = { ...before, attributes, removed }
      if (!(await fields.change(within, kind, next)))
        throw stale(shown(kind, await storedFields(within, kind)))
      const unfound = await searchAnew(within, storage.database, kind, searchedOtherwise(before, next))
      await asking.record(within, {
        recordId: null,
        recordName: titleOf(kind)[asking.language],
        before: { fields: before.attributes },
        after: { fields: attributes },
      })
      await fields.tellOthers(within)
      return { changed: await storedFields(within, kind), unfound }
    })
    await fields.tell()
    await fillAnew(kind, unfound)
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
    const records = await convertField(storage, kind, field)
    // With another version every node reads anew what records say.
    const { changed, unfound } = await db.transaction().execute(async (within) => {
      await fields.change(within, kind, await storedFields(within, kind))
      const unfound = await searchAnew(within, storage.database, kind, [key])
      await asking.record(within, {
        recordId: null,
        recordName: titleOf(kind)[asking.language],
        after: { converted: field.key, type: field.type, records },
      })
      await fields.tellOthers(within)
      return { changed: await storedFields(within, kind), unfound }
    })
    await fields.tell()
    await fillAnew(kind, unfound)
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
    await fields.tell()
    // Nobody reads what is left from here on, so it may go in its own time.
    const records = await emptyField(storage, kind, key)
    return { settings: shown(kind, changed), records }
  })
}

const shown = (kind: OwnFieldKind, stored: StoredFields): FieldSettings => ({ kind, ...stored })

/** A field that was chosen from keeps its choices, since records still name them: they become words, or come back with the type. */
function withChoices(field: OwnField, before: readonly OwnField[]): OwnField {
  if (isChosen(field)) return field
  return { ...field, choices: before.find(({ key }) => key === field.key)?.choices ?? [] }
}

/** The keys of fields whose words the search takes otherwise than before; nothing is said to a new one. */
const searchedOtherwise = (before: StoredFields, next: StoredFields) =>
  [...before.attributes, ...before.removed]
    .map(({ key }) => key)
    .filter((key) => searchOf(before.attributes, key) !== searchOf(next.attributes, key))

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
