// What answers the calls that move the records of any kind out to spreadsheets and in from them.

import type { Values } from '#contract/fields/field.ts'
import { picturesIn, recordsIn } from '#contract/fields/places.ts'
import { attributeValuesIn } from '#contract/fields/walk.ts'
import { SHEET_BYTES } from '#contract/kinds/sheet-calls.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { type Router, serveUpload } from '#server/http/serve.ts'
import { serveSheet } from '#server/http/serve-sheet.ts'
import { kindName } from '#server/kind-words.ts'
import { createTurns } from '#server/parts/long-work/turns.ts'
import type { Cell } from '#server/parts/sheets/sheets.ts'
import type { Parts } from '#server/parts.ts'
import { idsSaid } from '#server/publishing/cards/record-facts.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { staffFields } from '#server/publishing/fields/own-fields.ts'
import { stateOf } from '#server/publishing/kind.ts'
import { writtenAt } from '#server/publishing/kinds/rules.ts'
import { exampleOf } from '#server/publishing/sheets/kind-example.ts'
import { kindSheet } from '#server/publishing/sheets/kind-sheet.ts'
import { namesOf } from '#server/publishing/sheets/sheet-media.ts'
import { pathsOfKind, recordNames } from '#server/publishing/sheets/sheet-records.ts'
import { serverTexts } from '#server/texts.ts'
import { type SheetKind, sheetImport } from './sheet-import.ts'

const words = serverTexts('server/publishing/sheets')

export function sheetRoutes(router: Router, parts: Parts, kinds: readonly ContentKind[]) {
  for (const { rules, sheet: desk } of kinds) {
    if (!desk) continue
    const kind = { rules, desk, sheet: kindSheet(desk.declaration, desk.former) }
    exportRoutes(router, parts, kind)
    const { check, all } = sheetImport(parts, kind)
    serveUpload(router, desk.calls.importCheck, SHEET_BYTES, ({ bytes }, asking, { updateExisting }) =>
      check(bytes, updateExisting, asking),
    )
    serveUpload(router, desk.calls.importAll, SHEET_BYTES, (file, asking, { updateExisting }) =>
      all(file, updateExisting, asking),
    )
  }
}

/** Records out, and the template of what comes in. */
function exportRoutes(router: Router, parts: Parts, { desk, sheet }: SheetKind) {
  const { db } = parts.storage
  const { declaration, calls, all: rowsOf } = desk
  const { kind, fields, under } = declaration
  const paths = async () => (under?.field ? pathsOfKind(db, under.field.kind) : null)

  async function* cells(query: { sort: string }, language: Language): AsyncGenerator<Cell[]> {
    const places = await paths()
    const turn = createTurns()
    for await (const batch of rowsOf(db, query)) {
      const contents = batch.map(({ content }) => content as Values)
      const records = contents.flatMap((content) => [
        ...recordsIn(fields, content).map(({ id }) => id),
        ...idsSaid(staffFields(kind), [attributeValuesIn(content.values ?? {})]),
      ])
      const media = contents.flatMap((content) => picturesIn(fields, content).map(({ key }) => key))
      const at = { language, records: await recordNames(db, records), media: await namesOf(db, media) }
      for (const entry of batch) {
        await turn()
        const beside = { id: String(entry.id), under: places?.pathOf(entry.parentId, language) ?? '' }
        yield [
          ...sheet.write(entry.content as Values, beside, at),
          words.states[stateOf(entry)][language],
          { at: entry.createdAt },
          { at: entry.updatedAt },
        ]
      }
    }
  }

  serveSheet(router, parts, calls.exportAll, async (query, { language }) => ({
    name: kindName(kind, 'many')[language],
    columns: sheet.head('exported', language),
    rows: cells(query, language),
  }))

  serveSheet(router, parts, calls.importTemplate, async (_, { language }) => {
    const beside = { id: '', under: (await paths())?.example(language) ?? '' }
    const example = exampleOf(declaration, { language, today: writtenAt(parts).today })
    return {
      name: words.template({ kind: kindName(kind, 'many') })[language],
      columns: sheet.head('imported', language),
      rows: [sheet.write(example, beside, { language, records: new Map(), media: new Map() })],
    }
  })
}
