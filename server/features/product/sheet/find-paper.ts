// What an address below `/sheets/<language>` asks for, as a paper that is ready to be set.
import type { Language } from '#contract/languages/language-codes.ts'
import { type Product, productCalls } from '#contract/products/product.ts'
import { SYSTEMS, type System } from '#contract/quantities/system-names.ts'
import { logoOf, pictureOf } from '#server/http/paper-pictures.ts'
import type { Router } from '#server/http/serve.ts'
import { frameOf, longDay } from '#server/parts/papers/frame.ts'
import type { Paper } from '#server/parts/papers/kept-papers.ts'
import type { Parts } from '#server/parts.ts'
import { published } from '#server/publishing/published.ts'
import { serverTexts } from '#server/texts.ts'
import { sheetOf } from './product-sheet.ts'

const words = serverTexts('server/parts/papers')

export type AskedPaper = { language: Language; file: string; query: URLSearchParams; asker: string }
/** `name` is what it is saved as, `page` the page that says the same. */
export type FoundPaper = { paper: Paper; name: string; page: string | null }

/** The paper, where it stands now, or null where there is none. */
export async function findPaper(
  router: Router,
  parts: Parts,
  asked: AskedPaper,
): Promise<FoundPaper | { to: string } | null> {
  const { language, file, query, asker } = asked
  const system: System = SYSTEMS.find((one) => one === query.get('units')) ?? SYSTEMS[0]
  const [, digits] = /^([1-9]\d{0,14})(?:-[^/]*)?\.pdf$/.exec(file) ?? []
  if (digits === undefined) return null
  const id = Number(digits)
  const read = () => router.reads.read(productCalls.getById.path, { id, lang: language }, language)
  const product = (await router.line.run(asker, read)).data as Product
  const own = `${product.address.slice(product.address.lastIndexOf('/') + 1)}.pdf`
  if (own !== encodeURI(file) && own !== file)
    return { to: `/sheets/${language}/${own}${system === 'us' ? '?units=us' : ''}` }
  const edition = await editionOf(parts, id, language)
  const origin = parts.config.publicUrl?.replace(/\/+$/, '') ?? ''
  const page = origin === '' ? null : `${origin}/${language}${product.address}`
  const picture = product.gallery[0] ?? null
  const logo = parts.site.settings().logo
  const frame = frameOf(parts.site.settings(), {
    ...{ language, address: page, logoFile: logo === null ? null : 'logo.png' },
    head: { title: words.dataSheet[language], of: product.productModel, edition: edition.says },
    note: (page === null ? words.madeAlone : words.made)({ day: edition.day })[language],
  })
  const data = {
    ...frame,
    ...sheetOf(product, { language, system }),
    picture: picture && 'picture.jpg',
  }
  const files = {
    ...(picture && { 'picture.jpg': pictureOf(router, picture) }),
    ...(logo !== null && { 'logo.png': logoOf(router, logo) }),
  }
  const name = `${product.productModel || product.productName} ${words.dataSheet[language]}.pdf`
  return { paper: { template: 'sheet', data, files }, name: fileName(name), page }
}

/** The published copy: its number, and the day on which it went on. */
export async function editionOf({ storage, days, config, now }: Parts, id: number, language: Language) {
  const row = await published(storage.db, 'product', now())
    .select(['version', 'published_at'])
    .where('entry_id', '=', id)
    .executeTakeFirst()
  const at = row?.published_at ?? now()
  const says = words.edition({ day: days.isoDayAt(at), version: String(row?.version ?? 1) })[language]
  return { says, day: longDay(at, language, config.timeZone) }
}

/** Without what file systems do not take. */
const fileName = (name: string) => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-')
