// Fills a store without content with the demo company, through the same lifecycle that staff use.

import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Field, FieldMap, Value, Values } from '#contract/fields/field.ts'
import { linesIn } from '#contract/fields/places.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, LANGUAGES } from '#contract/languages/language-codes.ts'
import type { ProductContent } from '#contract/products/product.ts'
import { aboutKind } from '#server/features/about/kind.ts'
import { homeKind } from '#server/features/home/kind.ts'
import { caseKind } from '#server/features/kinds/success-case/kind.ts'
import { seedMessages } from '#server/features/message/seed.ts'
import { newsKind } from '#server/features/news/kind.ts'
import { BLANK_PRODUCT, productRules } from '#server/features/product/rules.ts'
import { productTypeKind } from '#server/features/product-type/kind.ts'
import { seedQuotes } from '#server/features/quote/seed.ts'
import { writeSheet } from '#server/parts/sheets/sheets.ts'
import type { KindRules } from '#server/publishing/kind.ts'
import { SHOWN_KINDS } from '#server/publishing/kinds/shown-kinds.ts'
import { keepFile } from '#server/publishing/media/files.ts'
import { keepPicture } from '#server/publishing/media/media.ts'
import { takeLease } from '#server/storage/lease.ts'
import { demo as written } from '#server/storage/seed/demo.ts'
import { messages } from '#server/storage/seed/demo-messages.ts'
import { pictureFile } from '#server/storage/seed/demo-pictures.ts'
import { quotes } from '#server/storage/seed/demo-quotes.ts'
import type { Demo } from '#server/storage/seed/demo-shape.ts'
import { demoWords, inLanguages } from '#server/storage/seed/languages/in-languages.ts'
import { demoFacts, makeFile } from './demo-files.ts'
import type { Parts } from './parts.ts'

const LEASE_MS = 120_000
const DAY_MS = 24 * 60 * 60_000
const WORK = { by: null, publish: true }

/** Seeds once; answers false when there is content already or another node is at it. `said` hears of the progress. */
export async function seedDemo(parts: Parts, report: (line: string) => void = () => {}): Promise<boolean> {
  const { storage, now } = parts
  const lease = await takeLease(storage.db, 'demo', LEASE_MS, now)
  if (!lease) return false
  try {
    if (await storage.db.selectFrom('entry').select('id').limit(1).executeTakeFirst()) return false
    report(`Filling the empty site with the demo company (${written.media.length} pictures) …`)
    const words = await demoWords()
    await seed(parts, inLanguages(written, words), inLanguages(SHEET_TITLE, words))
    return true
  } finally {
    await lease.release()
  }
}

async function seed(parts: Parts, demo: Demo, sheetTitle: Text) {
  const { publishing, site } = parts
  const keyOf = lookUp(await seedPictures(parts, demo), 'picture')
  const orNull = (file: string | null) => (file === null ? null : keyOf(file))
  const ids = new Map<string, number>()
  const idOf = lookUp(ids, 'slug')

  async function add<Content>(
    slug: string,
    rules: KindRules<Content>,
    content: Content,
    parentId: number | null = null,
  ) {
    const entry = await publishing.add(rules, { content, parentId }, WORK)
    ids.set(slug, entry.id)
  }

  await site.write(demo.site)
  for (const { slug, parent, content } of demo.types) {
    const covers = content.covers.map(keyOf)
    const whole = { ...productTypeKind.blank, ...content, covers }
    await add(slug, productTypeKind.rules, whole, parent === null ? null : idOf(parent))
  }
  for (const { slug, type, content, sheet } of demo.products) {
    const gallery = content.gallery.map(keyOf)
    const downloads = sheet ? await seedSheets(parts, content, sheetTitle) : []
    await add(slug, productRules, { ...BLANK_PRODUCT, ...content, gallery, downloads }, idOf(type))
  }
  // Products name each other, so all of them must be there first.
  for (const { slug, accessories = [] } of demo.products) {
    if (accessories.length === 0) continue
    const target = { id: idOf(slug), version: 1 }
    const named = ({ content, parentId }: { content: ProductContent; parentId: number | null }) => ({
      content: { ...content, accessories: accessories.map(idOf) },
      parentId,
    })
    await publishing.save(productRules, target, named, WORK)
  }
  for (const { slug, cover, gallery = [], products, ...content } of demo.cases) {
    const pictures = { cover: orNull(cover), gallery: gallery.map(keyOf) }
    await add(slug, caseKind.rules, {
      ...caseKind.blank,
      ...content,
      ...pictures,
      products: products.map(idOf),
    })
  }
  for (const { slug, cover, ...content } of demo.news) {
    await add(slug, newsKind.rules, { ...newsKind.blank, ...content, cover: orNull(cover) })
  }
  const fileOf = lookUp(await seedFiles(parts, demo), 'file')
  await seedRecords(parts, demo, { keyOf, idOf, fileOf }, add)
  const led = <Button extends { to: string }>(button: Button) => ({
    ...button,
    to: button.to.replace(/:([\w-]+)/g, (_, slug: string) => String(idOf(slug))),
  })
  const slides = demo.home.slides.map((slide) => ({
    ...slide,
    picture: keyOf(slide.picture),
    night: orNull(slide.night ?? null),
    button: led(slide.button),
    second: slide.second && led(slide.second),
  }))
  const strengthsPicture = keyOf(demo.home.strengthsPicture)
  await add('homepage', homeKind.rules, { ...homeKind.blank, ...demo.home, slides, strengthsPicture })
  const { certificate, pictures } = demo.about
  await add('aboutus', aboutKind.rules, {
    ...aboutKind.blank,
    ...demo.about,
    pictures: pictures.map(keyOf),
    certificate: orNull(certificate),
  })
  await seedMessages(parts, messages, idOf)
  await seedQuotes(parts, quotes, idOf)
}

type Add = <Content>(slug: string, rules: KindRules<Content>, content: Content) => Promise<void>
type LookUps = Record<'keyOf' | 'fileOf', (file: string) => string> & { idOf: (slug: string) => number }

/** The records of the kinds that are shown by what their declaration says. */
async function seedRecords({ now, days }: Pick<Parts, 'now' | 'days'>, demo: Demo, of: LookUps, add: Add) {
  const today = Date.parse(days.isoDayAt(now()))
  const records = demo.kinds((count) => new Date(today + count * DAY_MS).toISOString().slice(0, 10))
  for (const { rules, blank, desk } of SHOWN_KINDS) {
    for (const { slug, content } of records[rules.kind as keyof typeof records] ?? []) {
      const stored = storedOf(desk.fields, content as Values, of)
      await add(slug, rules, { ...blank, ...stored })
    }
  }
}

/** Names of files become keys, slugs become ids. */
function storedOf(fields: FieldMap, values: Values, of: LookUps): Values {
  const one = (field: Field | undefined, value: Value): Value => {
    if (field?.type === 'picture') return typeof value === 'string' ? of.keyOf(value) : value
    if (field?.type === 'file') return typeof value === 'string' ? of.fileOf(value) : value
    if (field?.type === 'pictures')
      return Array.isArray(value) ? value.map((file) => of.keyOf(String(file))) : value
    if (field?.type === 'records')
      return Array.isArray(value) ? value.map((slug) => of.idOf(String(slug))) : value
    if (field?.type === 'lines') return linesIn(value).map((line) => storedOf(field.fields, line, of))
    return value
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, one(fields[name], value)]))
}

/** A data sheet in each language, made from the table of the product. */
async function seedSheets(
  { storage, files, now }: Parts,
  content: Demo['products'][number]['content'],
  title: Text,
) {
  const { productModel } = content
  const downloads: ProductContent['downloads'] = []
  for (const language of LANGUAGES) {
    const rows = demoFacts(content).flatMap((group) =>
      group.rows.map(({ name, value, unit }) => [
        group.title[language],
        name[language],
        value[language],
        unit[language],
      ]),
    )
    const columns = SHEET_COLUMNS[language].map((title) => ({ title, width: 28 }))
    const bytes = await buffer(writeSheet(productModel, columns, rows))
    const name = `${productModel}-${language}.xlsx`
    const key = await keepFile({ db: storage.db, files }, { bytes, name, type: 'xlsx' }, null, now())
    downloads.push({ key, title, language })
  }
  return downloads
}
const SHEET_TITLE: Text = {
  zh: '技术参数表',
  en: 'Specifications table',
  es: 'Tabla de datos técnicos',
}
const SHEET_COLUMNS = {
  ...eachLanguage(() => ['Group', 'Parameter', 'Value', 'Unit']),
  zh: ['分组', '参数', '数值', '单位'],
  es: ['Grupo', 'Parámetro', 'Valor', 'Unidad'],
}

async function seedFiles(parts: Parts, demo: Demo) {
  const { storage, files, now } = parts
  const keys = new Map<string, string>()
  for (const [name, file] of demo.files) {
    const given = { name, ...(await makeFile(file, parts)) }
    keys.set(name, await keepFile({ db: storage.db, files }, given, null, now()))
  }
  return keys
}

async function seedPictures({ storage, files, images, now }: Parts, demo: Demo) {
  const keys = new Map<string, string>()
  for (const { file, alt } of demo.media) {
    const bytes = await readFile(pictureFile(file))
    const { key } = await keepPicture({ storage, files, images }, { bytes, name: file, alt }, null, now())
    keys.set(file, key)
  }
  return keys
}

const lookUp =
  <Value>(map: Map<string, Value>, what: string) =>
  (name: string): Value => {
    const value = map.get(name)
    if (value === undefined) throw new Error(`the demo names a ${what} that it does not have: ${name}`)
    return value
  }
