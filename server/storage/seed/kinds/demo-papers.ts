// What the demo's documents are put together with: files and how they are made, editions, data sheets.
import type { documentKind } from '#contract/kinds/document.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { DemoFile, DemoRecord } from '#server/storage/seed/demo-shape.ts'
import { text } from '#server/storage/seed/demo-text.ts'

/** How each file of the documents is made, by its name. */
export const demoFiles = new Map<string, DemoFile>()

/** Remembers how the file is made; the document names it. */
export function file(name: string, language: Language | 'any', make: DemoFile) {
  demoFiles.set(name, make)
  return { file: name, language }
}

export const edition = (date: string, ...files: ReturnType<typeof file>[]) => ({
  edition: date.slice(0, 7),
  date,
  files,
})
const MANUAL = text(
  '安装与使用说明书',
  'installation and operation manual',
  'Manual de instalación y operación',
)
/** What the manual of a model is called. */
export const manualOf = (model: string) =>
  text(`${model} ${MANUAL.zh}`, `${model} ${MANUAL.en}`, `${MANUAL.es} ${model}`)

/** The data sheet of a product in each language; in Chinese as a table, since the fonts of paper know none. */
export const sheetRecord = (slug: string, model: string, date: string): DemoRecord<typeof documentKind> => {
  const edition = date.slice(0, 7)
  const name = (language: string, ending: string) => `${model}-data-sheet-${edition}-${language}.${ending}`
  return {
    slug: `${slug}-data-sheet`,
    content: {
      title: text(`${model} 样本`, `${model} data sheet`, `Hoja de datos ${model}`),
      summary: text(
        '技术参数、精度与订货信息。',
        'Specifications, accuracy and what to order.',
        'Especificaciones, exactitud y datos para el pedido.',
      ),
      type: 'dataSheet',
      products: [slug],
      editions: [
        {
          edition,
          date,
          files: [
            file(name('zh', 'xlsx'), 'zh', { as: 'specs', product: slug, language: 'zh' }),
            file(name('en', 'pdf'), 'en', { as: 'paper', product: slug, language: 'en', date }),
            file(name('es', 'pdf'), 'es', { as: 'paper', product: slug, language: 'es', date }),
          ],
        },
      ],
    },
  }
}
