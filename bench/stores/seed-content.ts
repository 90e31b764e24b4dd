// Fills a SQLite store with published products, each with an address in three languages and one of another system.

import { DatabaseSync } from 'node:sqlite'
import { NO_SLUGS } from '#contract/content/blank.ts'
import { blankContent } from '#contract/kinds/content.ts'
import { productKind } from '#contract/kinds/product.ts'
import { eachLanguage, LANGUAGES } from '#contract/languages/language-codes.ts'
import type { ProductContent } from '#contract/products/product.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import { SEARCH_VERSION } from '#server/publishing/search/tokens.ts'

const AT = Date.parse('2026-01-01T00:00:00Z')
const FOREVER = Number.MAX_SAFE_INTEGER

/** What a product says beside what all say. */
type More = (id: number) => Partial<ProductContent>

/** Adds products until there are `count`. Their ids are 1 to `count`. */
export function seedContent(file: string, count: number, more: More = () => ({})) {
  const db = new DatabaseSync(file)
  db.exec('pragma synchronous = off')
  const entry = db.prepare(
    `insert into entry (id, kind, parent_id, sort, code, label, hot, dated, search, version, title, working,
      published_version, published_at, trashed_at, created_at, created_by, updated_at, updated_by)
     values (?, 'product', null, ?, ?, '', ?, 0, ?, 2, ?, ?, 1, ?, null, ?, null, ?, null)`,
  )
  const publication = db.prepare(
    `insert into publication (entry_id, kind, parent_id, sort, code, label, hot, dated, search, version, content, slugs,
      visible_from, visible_until, published_at, published_by)
     values (?, 'product', null, ?, ?, '', ?, 0, ?, 1, ?, ?, ?, ?, ?, null)`,
  )
  const slug = db.prepare(
    `insert into slug (kind, lang, slug, entry_id, created_at) values ('product', ?, ?, ?, ?)`,
  )
  const redirect = db.prepare(
    `insert into redirect (path, entry_id, lang, created_at) values (?, ?, 'en', ?)`,
  )
  const last = db.prepare('select coalesce(max(id), 0) as id from entry').get() as { id: number }
  db.exec('begin')
  for (let id = last.id + 1; id <= count; id++) {
    const name = `Product ${id}`
    const content = JSON.stringify({ ...productOf(name), ...more(id) })
    const slugs = { ...NO_SLUGS }
    const hot = id % 100 === 0 ? 1 : 0
    entry.run(id, id, name, hot, name.toLowerCase(), titleOf(name), content, AT, AT, AT + id)
    for (const lang of LANGUAGES) {
      slugs[lang] = `product-${id}`
      slug.run(lang, slugs[lang], id, AT)
    }
    const search = name.toLowerCase()
    publication.run(id, id, name, hot, search, content, JSON.stringify(slugs), AT, FOREVER, AT)
    redirect.run(`/old/${id}`, id, AT)
  }
  db.exec('commit')
  db.exec('analyze')
  db.close()
}

/** What upkeep would do to these records for minutes counts as done: it is not what is measured. */
export function countAsIndexed(file: string) {
  const db = new DatabaseSync(file)
  db.prepare('update publication set search_version = ?').run(SEARCH_VERSION)
  db.close()
}

const rich = (words: string) => {
  const doc = docOfPlain(words)
  return eachLanguage(() => doc)
}
const text = (words: string) => eachLanguage(() => words)
const titleOf = (name: string) => JSON.stringify(text(name))

/** About as long as a product of the demo company. */
const productOf = (name: string): ProductContent => ({
  ...blankContent(productKind),
  productModel: name,
  productName: text(name),
  summary: text('A summary of two sentences. It is short.'),
  description: rich('What it does. '.repeat(40)),
})
