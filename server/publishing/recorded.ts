// What the operation log keeps of a content record.

import type { Text } from '#contract/language.ts'
import type { Language } from '#contract/language-codes.ts'
import type { Change } from '#server/parts/operations.ts'
import { type Entry, stateOf } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'

/** Passes what was done to a record on to `record`, under the name that `title` finds in its content. */
export const recordedAs =
  <Content>(
    record: (db: Db, change: Change) => Promise<void>,
    title: (content: Content) => Text,
    language: Language,
  ) =>
  (db: Db, before: Entry<unknown> | null, after: Entry<unknown> | null) => {
    const entry = after ?? before
    const name = entry && title(entry.content as Content)
    return record(db, {
      recordId: entry?.id ?? null,
      recordName: name ? name[language] || name.en || name.zh || name.es : '',
      ...(before && { before: fieldsOf(before) }),
      ...(after && { after: fieldsOf(after) }),
    })
  }

const fieldsOf = (entry: Entry<unknown>) => ({
  ...(entry.content as object),
  parentId: entry.parentId,
  position: entry.sort,
  state: stateOf(entry),
})
