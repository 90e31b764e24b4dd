// Running text that was stored as plain words becomes documents (decision 26); part of step 3.

import { LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import type { Db } from '#server/storage/open.ts'

const FIELDS: Partial<Record<Kind, readonly string[]>> = {
  product: ['description'],
  news: ['body'],
  successCase: ['challenge', 'solution', 'outcome'],
  aboutus: ['profile'],
}
const KINDS = Object.keys(FIELDS) as Kind[]
const AT_ONCE = 200

/** The content with its running texts as documents; what is one already stays. */
function withDocuments(kind: Kind, stored: string): string {
  const content = JSON.parse(stored)
  for (const field of FIELDS[kind] ?? []) {
    const text = content[field] ?? {}
    content[field] = Object.fromEntries(
      LANGUAGES.map((language) => {
        const words = text[language]
        return [language, typeof words === 'string' ? docOfPlain(words) : (words ?? null)]
      }),
    )
  }
  return JSON.stringify(content)
}

export async function runningTextToDocuments(db: Db) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('entry')
      .select(['id', 'kind', 'working'])
      .where('kind', 'in', KINDS)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, kind, working } of rows)
      await db
        .updateTable('entry')
        .set({ working: withDocuments(kind, working) })
        .where('id', '=', id)
        .execute()
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('publication')
      .select(['id', 'kind', 'content'])
      .where('kind', 'in', KINDS)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, kind, content } of rows)
      await db
        .updateTable('publication')
        .set({ content: withDocuments(kind, content) })
        .where('id', '=', id)
        .execute()
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
}
