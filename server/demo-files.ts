// Makes the files of the demo's documents: on paper from the words of a product, or as a table.
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Language } from '#contract/languages/language-codes.ts'
import type { FileType } from '#contract/media/download.ts'
import { frameOf } from '#server/parts/papers/frame.ts'
import { writeSheet } from '#server/parts/sheets/sheets.ts'
import { factGroups } from '#server/publishing/cards/facts.ts'
import { attributesAlong } from '#server/publishing/cards/type-attributes.ts'
import { demo } from '#server/storage/seed/demo.ts'
import { pictureFile } from '#server/storage/seed/demo-pictures.ts'
import type { Booklet, DemoFile, DemoPart, WholeDemoProduct } from '#server/storage/seed/demo-shape.ts'
import { stepOf } from '#server/storage/seed/solids/demo-solids.ts'
import type { Parts } from './parts.ts'

type Paper = Extract<DemoFile, { as: 'paper' }>
type Made = { type: FileType; bytes: Uint8Array }

const FOOT = {
  en: 'Lanbo Fluid Technology · a fictional company · demonstration',
  es: 'Lanbo Tecnología de Fluidos · empresa ficticia · demostración',
}
const EDITION = { en: 'Edition', es: 'Edición' }
const SHEET = { en: 'Data sheet', es: 'Hoja de datos' }

/** The bytes of a file as the demo describes it. */
export async function makeFile(file: DemoFile, parts: Pick<Parts, 'papers' | 'site'>): Promise<Made> {
  if (file.as === 'booklet') return { type: 'pdf', bytes: await booklet(file, parts) }
  if (file.as === 'paper') return { type: 'pdf', bytes: await paper(file) }
  if (file.as === 'solid') return { type: 'step', bytes: Buffer.from(stepOf(file)) }
  if (file.as === 'table') return { type: 'xlsx', bytes: await table('Lanbo', file.titles, file.rows) }
  const content = productOf(file.product)
  const { productModel } = content
  const { language } = file
  const rows = demoFacts(content).flatMap(({ title, rows }) =>
    rows.map(({ name, value, unit }) => [title[language], name[language], value[language], unit[language]]),
  )
  return { type: 'xlsx', bytes: await table(productModel, ['分组', '参数', '数值', '单位'], rows) }
}

/** A manual or a certificate, in the letters of all languages and with the frame of the company's papers. */
function booklet(
  { language, date, head, mark, sections }: Booklet,
  { papers, site }: Pick<Parts, 'papers' | 'site'>,
) {
  const frame = frameOf(site.settings(), {
    ...{ language, note: '', address: null, logoFile: null },
    head: { title: head, of: '', edition: date },
  })
  const data = { ...frame, heading: head, mark, sections }
  return papers.set('demo', { template: 'booklet', data, files: {} })
}

const table = (name: string, titles: readonly string[], rows: readonly string[][]) =>
  buffer(
    writeSheet(
      name,
      titles.map((title) => ({ title, width: 28 })),
      rows,
    ),
  )

async function paper({ product, model, language, date, title, parts, drawing }: Paper) {
  // Here alone, so that only a site that loads the demo holds the library in memory.
  const { writePaper } = await import('#server/parts/sheets/paper.ts')
  const about = product === undefined ? null : productOf(product)
  const picture = drawing ? undefined : about?.gallery[0]
  return writePaper({
    ...{ date, foot: FOOT[language], edition: `${EDITION[language]} ${date.slice(0, 7)}` },
    title: title ?? SHEET[language],
    model: model ?? `${about?.productModel} · ${about?.productName[language]}`,
    parts: parts ?? (about ? sheetParts(about, language) : []),
    ...(drawing && { drawing }),
    ...(picture && { picture: await readFile(pictureFile(picture)) }),
  })
}

function productOf(slug: string) {
  const found = demo.products.find((one) => one.slug === slug)
  if (!found) throw new Error(`the demo has no product ${slug}`)
  return found.content
}

/** The table of a product, as visitors read it on its page. */
export function demoFacts({ productModel, values, specs }: WholeDemoProduct['content']) {
  const types = demo.types.map(({ slug, parent, content }) => ({ slug, parent, ...content }))
  const path = (slug: string | null | undefined): (typeof types)[number][] => {
    const type = types.find((one) => one.slug === slug)
    return type ? [...path(type.parent), type] : []
  }
  const type = demo.products.find(({ content }) => content.productModel === productModel)?.type
  const along = path(type).map(({ productTypeName, attributes = [] }) => ({ productTypeName, attributes }))
  return factGroups(attributesAlong(along), values, specs)
}

const sheetParts = (product: ReturnType<typeof productOf>, language: Language): DemoPart[] => [
  { title: product.productName[language], text: [product.summary[language]] },
  ...demoFacts(product).map(({ title, rows }) => ({
    title: title[language],
    rows: rows.map(
      ({ name, value, unit }) => [name[language], `${value[language]} ${unit[language]}`.trim()] as const,
    ),
  })),
]
