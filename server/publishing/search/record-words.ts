// What those records are called that a record names in fields of the owner (decision 65): it is found by their titles, though none
// of them stands in it, as visitors see them at that moment. `follow-titles.ts` follows them.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { type AttributeValues, isRecords } from '#contract/products/attribute-filter.ts'
import { isKind } from '#contract/wire/kind.ts'
import { ownFields } from '#server/publishing/fields/own-fields.ts'
import { publicRecords } from '#server/publishing/references/named-records.ts'
import type { Db } from '#server/storage/open.ts'
import type { Words } from './choice-words.ts'

/** One text for each language and record that is named; nothing of what is for staff alone, or was removed. */
export async function titlesNamed(db: Db, kind: string, values: AttributeValues, at: number): Promise<Words> {
  const words: Words = []
  for (const { key, type, of } of ownFields(kind)) {
    const ids = values[key]
    if (type !== 'records' || of === null || !isKind(of) || !isRecords(ids)) continue
    for (const { title } of (await publicRecords(db, ids, at, [of])).values())
      for (const language of LANGUAGES)
        if (title[language] !== '') words.push({ language, text: title[language] })
  }
  return words
}
