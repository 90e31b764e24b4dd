// What answers the calls that move products out to spreadsheets and in from them.

import type { Text } from '#contract/languages/language.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { productCalls as calls } from '#contract/products/product.ts'
import { PRODUCT_IMPORT_BYTES } from '#contract/products/product-files.ts'
import type { TakenBy } from '#contract/wire/call.ts'
import { type Router, serveUpload } from '#server/http/serve.ts'
import { serveSheet } from '#server/http/serve-sheet.ts'
import type { Cell } from '#server/parts/sheets/sheets.ts'
import type { Parts } from '#server/parts.ts'
import { stateOf } from '#server/publishing/kind.ts'
import { highlightsCell, specsCell, valuesCell } from './cells.ts'
import {
  columnsOf,
  EXPORTED,
  FLAG_WORDS,
  IMPORTED,
  SHEET_NAME,
  STATE_WORDS,
  STATUS_WORDS,
  TEMPLATE_NAME,
} from './columns.ts'
import { descriptionCell, downloadsCell, picturesCell } from './content-cells.ts'
import { createImport } from './import.ts'
import { namesOf } from './sheet-media.ts'
import { productStore } from './store.ts'
import { typeIndex } from './type-paths.ts'

/** What the columns for each language say in the example of the template: name, summary, highlights, table, text. */
const EXAMPLES: readonly Text[] = [
  { zh: '示例产品', en: 'Example product', es: 'Producto de ejemplo' },
  { zh: '一两句话的简介', en: 'One or two sentences', es: 'Una o dos frases' },
  {
    zh: '特点一\n特点二',
    en: 'First highlight\nSecond highlight',
    es: 'Primera característica\nSegunda característica',
  },
  {
    zh: '# 基本参数\n公称通径 | 50 | mm | *\n防护等级 | IP67',
    en: '# Basics\nNominal size | 50 | mm | *\nIngress protection | IP67',
    es: '# Datos básicos\nDiámetro nominal | 50 | mm | *\nProtección | IP67',
  },
  {
    zh: '第一段\n\n第二段',
    en: 'First paragraph\n\nSecond paragraph',
    es: 'Primer párrafo\n\nSegundo párrafo',
  },
]

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
      const models = await store.modelsOf(
        contents.flatMap(({ related, accessories, replacement }) => [
          ...related,
          ...accessories,
          ...(replacement === null ? [] : [replacement]),
        ]),
      )
      const media = await namesOf(
        storage.db,
        contents.flatMap(({ gallery, downloads, seo }) => [
          ...gallery,
          ...downloads.map(({ key }) => key),
          ...(seo.picture === null ? [] : [seo.picture]),
        ]),
      )
      const named = (ids: readonly number[]) => ids.flatMap((id) => models.get(id) || []).join(', ')
      for (const [at, entry] of batch.entries()) {
        const content = contents[at]
        if (!content) continue
        const { productModel, productName, summary, highlights, specs, values, hot, status, seo } = content
        const three = (say: (of: Language) => string) => LANGUAGES.map(say)
        yield [
          productModel,
          types.pathOf(entry.parentId, language),
          ...three((of) => productName[of]),
          ...three((of) => summary[of]),
          ...three((of) => highlightsCell(highlights, of)),
          ...three((of) => specsCell(specs, of)),
          ...three((of) => descriptionCell(content.description[of])),
          valuesCell(values, language),
          FLAG_WORDS[hot ? 'yes' : 'no'][language],
          STATUS_WORDS[status][language],
          named(content.replacement === null ? [] : [content.replacement]),
          named(content.related),
          named(content.accessories),
          picturesCell(content.gallery, media),
          downloadsCell(content.downloads, media, language),
          ...three((of) => seo.title[of]),
          ...three((of) => seo.description[of]),
          picturesCell(seo.picture === null ? [] : [seo.picture], media),
          FLAG_WORDS[seo.listed ? 'yes' : 'no'][language],
          ...three((of) => content.slugs[of]),
          STATE_WORDS[stateOf(entry)][language],
          { at: entry.createdAt },
          { at: entry.updatedAt },
        ]
      }
    }
  }

  serveSheet(router, parts, calls.exportAll, async (query, { language }) => ({
    name: SHEET_NAME[language],
    columns: columnsOf(EXPORTED, language),
    rows: cells(query, language),
  }))

  serveSheet(router, parts, calls.importTemplate, async (_, { language }) => {
    const places = await store.typePlaces()
    const leaf = places.find(({ id }) => !places.some(({ parentId }) => parentId === id))
    const example = [
      'ABC-100',
      typeIndex(places).pathOf(leaf?.id ?? null, language),
      ...EXAMPLES.flatMap((example) => LANGUAGES.map((of) => example[of])),
      '',
      FLAG_WORDS.no[language],
      STATUS_WORDS.active[language],
      // What replaces it, what is near to it, and what belongs to it.
      ...['', '', ''],
      // Pictures and files by their names in the library, a line for each: none here, since there may be none yet.
      ...['', ''],
      ...LANGUAGES.flatMap(() => ['', '']),
      '',
      FLAG_WORDS.yes[language],
      ...LANGUAGES.map(() => ''),
    ]
    return { name: TEMPLATE_NAME[language], columns: columnsOf(IMPORTED, language), rows: [example] }
  })

  serveUpload(router, calls.importCheck, PRODUCT_IMPORT_BYTES, ({ bytes }, asking, { updateExisting }) =>
    check(bytes, updateExisting, asking),
  )
  serveUpload(router, calls.importAll, PRODUCT_IMPORT_BYTES, (file, asking, { updateExisting }) =>
    all(file, updateExisting, asking),
  )
}
