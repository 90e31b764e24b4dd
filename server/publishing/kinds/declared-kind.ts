// A kind that is made from its declaration, as publishing and the routes of staff take it.

import { attributeValuesIn } from '#contract/fields/walk.ts'
import type { ContentOf, KindOf, SingleKindOf } from '#contract/kinds/kind.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { listed } from '#server/publishing/cards/record-facts.ts'
import type { ContentKind, SheetDesk, SingleDesk, StaffDesk } from '#server/publishing/content-kind.ts'
import { kindLists } from './lists.ts'
import { kindRules } from './rules.ts'

/** The whole kind: its rules, its calls, its desk, and a blank record for whoever makes records in code. */
export function declaredKind<const K extends KindOf>(
  kind: K & { kind: Kind },
  calls: ContentKind['calls'] & StaffDesk['calls'] & SheetDesk['calls'],
) {
  const { rules, blank, contentOf, present } = kindRules<K>(kind)
  const desk: StaffDesk<ContentOf<K>> = {
    fields: kind.fields,
    calls,
    async page(db, query) {
      const { total, items } = await kindLists<K>(db, kind).page(query)
      const said = items.map(({ content }) => attributeValuesIn(content.values ?? {}))
      const own = await listed(db, kind.kind, said)
      return { total, items: items.map((entry, at) => ({ ...present(entry), own: own[at] ?? {} })) }
    },
    terms: (db) => kindLists<K>(db, kind).staffTerms(),
    contentOf,
    present,
  }
  const sheet: SheetDesk<ContentOf<K>> = {
    declaration: kind,
    calls,
    contentOf,
    blank,
    all: (db, query) => kindLists<K>(db, kind).all(query),
  }
  return { rules, calls, desk, sheet, blank } satisfies ContentKind<ContentOf<K>> & { blank: ContentOf<K> }
}

/** The same of a kind of which there is one record. */
export function singleKind<const K extends SingleKindOf>(
  kind: K & { kind: Kind },
  calls: ContentKind['calls'] & SingleDesk['calls'],
) {
  const { rules, blank, contentOf, present } = kindRules<K>(kind)
  const single: SingleDesk<ContentOf<K>> = { calls, blank, contentOf, present }
  return { rules, calls, single, blank } satisfies ContentKind<ContentOf<K>> & { blank: ContentOf<K> }
}
