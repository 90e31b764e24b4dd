// What answers the calls that move products out to spreadsheets and in from them.

import { picturesIn, recordsIn } from '#contract/fields/walk.ts'
import { productKind } from '#contract/kinds/product.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { productCalls as calls } from '#contract/products/product.ts'
import { PRODUCT_IMPORT_BYTES } from '#contract/products/product-files.ts'
import type { TakenBy } from '#contract/wire/call.ts'
import { type Router, serveUpload } from '#server/http/serve.ts'
import { serveSheet } from '#server/http/serve-sheet.ts'
import type { Cell } from '#server/parts/sheets/sheets.ts'
import type { Parts } from '#server/parts.ts'
import { stateOf } from '#server/publishing/kind.ts'
import { namesOf } from '#server/publishing/sheets/sheet-media.ts'
import { createImport } from './import.ts'
import { EXAMPLE, SHEET, SHEET_NAME, STATE_WORDS, TEMPLATE_NAME } from './sheet.ts'
import { productStore } from './store.ts'
import { typeIndex } from './type-paths.ts'

const { fields } = productKind

export function fileRoutes(
  router: Router,
  parts: Pick<Parts, 'storage' | 'publishing' | 'site' | 'threads' | 'now'>,
) {
  const { storage } = parts
  const store = productStore(storage.db)
  const { check, all } = createImport(parts)

  async function* cells(query: TakenBy<typeof calls.exportAll>, language: Language): AsyncGenerator<Cell[]> {
    const types = typeIndex(await store.typePlaces())
    for await (const batch of store.all(query)) {
      const contents = batch.map(({ content }) => content)
      const at = {
        language,
        records: await store.modelsOf(contents.flatMap((one) => recordsIn(fields, one).map(({ id }) => id))),
        media: await namesOf(
          storage.db,
          contents.flatMap((one) => picturesIn(fields, one).map(({ key }) => key)),
        ),
      }
      for (const entry of batch)
        yield [
          ...SHEET.write(entry.content, types.pathOf(entry.parentId, language), at),
          STATE_WORDS[stateOf(entry)][language],
          { at: entry.createdAt },
          { at: entry.updatedAt },
        ]
    }
  }

  serveSheet(router, parts, calls.exportAll, async (query, { language }) => ({
    name: SHEET_NAME[language],
    columns: SHEET.head('exported', language),
    rows: cells(query, language),
  }))

  serveSheet(router, parts, calls.importTemplate, async (_, { language }) => {
    const places = await store.typePlaces()
    const leaf = places.find(({ id }) => !places.some(({ parentId }) => parentId === id))
    const type = typeIndex(places).pathOf(leaf?.id ?? null, language)
    const example = SHEET.write(EXAMPLE, type, { language, records: new Map(), media: new Map() })
    return { name: TEMPLATE_NAME[language], columns: SHEET.head('imported', language), rows: [example] }
  })

  serveUpload(router, calls.importCheck, PRODUCT_IMPORT_BYTES, ({ bytes }, asking, { updateExisting }) =>
    check(bytes, updateExisting, asking),
  )
  serveUpload(router, calls.importAll, PRODUCT_IMPORT_BYTES, (file, asking, { updateExisting }) =>
    all(file, updateExisting, asking),
  )
}
