// The data sheet of one product, from the same read as its page.
import type { Language } from '#contract/languages/language-codes.ts'
import { type Product, productCalls } from '#contract/products/product.ts'
import { pictureOf } from '#server/http/paper-pictures.ts'
import type { Router } from '#server/http/serve.ts'
import { longDay } from '#server/parts/papers/frame.ts'
import type { Parts } from '#server/parts.ts'
import { published } from '#server/publishing/published.ts'
import { serverTexts } from '#server/texts.ts'
import { type AskedPaper, type FoundPaper, fileName, framed, pageAt, systemOf } from './paper-frame.ts'
import { sheetOf } from './product-sheet.ts'

const words = serverTexts('server/parts/papers')

export async function sheetPaper(
  router: Router,
  parts: Parts,
  { language, file, query, asker }: AskedPaper,
  id: number,
): Promise<FoundPaper | { to: string }> {
  const system = systemOf(query)
  const read = () => router.reads.read(productCalls.getById.path, { id, lang: language }, language)
  const product = (await router.line.run(asker, read)).data as Product
  const own = `${product.address.slice(product.address.lastIndexOf('/') + 1)}.pdf`
  if (own !== encodeURI(file) && own !== file)
    return { to: `/sheets/${language}/${own}${system === 'us' ? '?units=us' : ''}` }
  const edition = await editionOf(parts, id, language)
  const page = pageAt(parts, language, product.address)
  const picture = product.gallery[0] ?? null
  const { frame, files } = framed(router, parts, {
    ...{ language, page, day: edition.day },
    head: { title: words.dataSheet[language], of: product.productModel, edition: edition.says },
  })
  const data = { ...frame, ...sheetOf(product, { language, system }), picture: picture && 'picture.jpg' }
  const name = `${product.productModel || product.productName} ${words.dataSheet[language]}.pdf`
  return {
    paper: {
      ...{ template: 'sheet', data },
      files: { ...files, ...(picture && { 'picture.jpg': pictureOf(router, picture) }) },
    },
    ...{ name: fileName(name), page },
  }
}

/** The published copy: its number, and the day on which it went on. */
async function editionOf({ storage, days, config, now }: Parts, id: number, language: Language) {
  const row = await published(storage.db, 'product', now())
    .select(['version', 'published_at'])
    .where('entry_id', '=', id)
    .executeTakeFirst()
  const at = row?.published_at ?? now()
  const says = words.edition({ day: days.isoDayAt(at), version: String(row?.version ?? 1) })[language]
  return { says, day: longDay(at, language, config.timeZone) }
}
