// The catalog of a product type: cover, contents, a table to choose by, and half a page for each product.
import type { System } from '#contract/quantities/system-names.ts'
import { pictureOf } from '#server/http/paper-pictures.ts'
import type { Router } from '#server/http/serve.ts'
import { codeOf } from '#server/parts/papers/frame.ts'
import type { Parts } from '#server/parts.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { readIn } from '#server/storage/reads/language-read.ts'
import { serverTexts } from '#server/texts.ts'
import { type CatalogProduct, catalogOf } from './catalog.ts'
import { type AskedPaper, type FoundPaper, fileName, framed, pageAt, systemOf } from './paper-frame.ts'
import { valueIn } from './product-sheet.ts'
import { lastPublished } from './publishing-days.ts'

const words = serverTexts('server/parts/papers')
/** Facts of a product: those of its card, and further ones until half a page is full. */
const FACTS = 12
const COVER_WIDTH = 1280
const PICTURE_WIDTH = 640

/** Null where visitors see no such type, or nothing in it. */
export async function catalogPaper(
  router: Router,
  parts: Parts,
  { language, file, query, asker }: AskedPaper,
  id: number,
): Promise<FoundPaper | { to: string } | null> {
  const system = systemOf(query)
  const read = () => readIn(language, () => catalogOf(parts.storage.db, id, language, parts.now()))
  const catalog = await router.line.run(asker, read)
  if (catalog === null || catalog.products.length === 0) return null
  const own = `catalog/${catalog.address.slice(catalog.address.lastIndexOf('/') + 1)}.pdf`
  if (own !== encodeURI(file) && own !== file)
    return { to: `/sheets/${language}/${own}${system === 'us' ? '?units=us' : ''}` }
  const { type, cover, products, total } = catalog
  const ids = products.map((product) => product.id)
  const { day, says } = await lastPublished(parts, ids, language)
  const page = pageAt(parts, language, catalog.address)
  const { frame, files } = framed(router, parts, {
    ...{ language, page, day },
    head: { title: words.catalogue[language], of: type.name, edition: says },
  })
  const said = inLanguage(words, language)
  const more = (page === null ? words.moreAlone : words.moreProducts)({ count: products.length, total })
  const data = {
    ...frame,
    kind: said.catalogue,
    ...{ name: type.name, introduction: type.introduction, cover: cover && 'cover.jpg', edition: says },
    count: words.products({ count: products.length })[language],
    words: {
      ...{ contents: said.contents, choose: said.choose, model: said.model, page: said.onPage },
      example: said.example,
    },
    groups: catalog.groups,
    table: {
      columns: catalog.table.columns,
      rows: catalog.table.rows.map((row) => ({
        ...{ id: row.id, model: modelOf(products.find((one) => one.id === row.id)) },
        cells: row.cells.map((cell) => (cell ? valueIn(cell, { language, system }) : '')),
      })),
    },
    products: products.map((product) => ({
      ...entryOf(product, { language, system }),
      code: codeAt(pageAt(parts, language, product.address)),
    })),
    more: catalog.more ? more[language] : '',
  }
  const pictures = products.flatMap((product) =>
    product.cover ? [[`${product.id}.jpg`, pictureOf(router, product.cover, PICTURE_WIDTH)] as const] : [],
  )
  return {
    paper: {
      ...{ template: 'catalog', data },
      files: {
        ...files,
        ...(cover && { 'cover.jpg': pictureOf(router, cover, COVER_WIDTH) }),
        ...Object.fromEntries(pictures),
      },
    },
    ...{ name: fileName(`${type.name} ${said.catalogue}.pdf`), page },
  }
}

const modelOf = (product: CatalogProduct | undefined) => product?.productModel || product?.productName || ''
const codeAt = (address: string | null) => (address === null ? null : codeOf(address))

function entryOf(product: CatalogProduct, how: { language: AskedPaper['language']; system: System }) {
  const { keySpecs, specs, orderPrefix, orderCode } = product
  const names = new Set(keySpecs.map(({ name }) => name))
  const rest = specs.flatMap(({ rows }) => rows).filter(({ name }) => !names.has(name))
  return {
    ...{ id: product.id, model: product.productModel, name: product.productName },
    ...{ summary: product.summary, picture: product.cover && `${product.id}.jpg` },
    facts: [...keySpecs, ...rest]
      .slice(0, FACTS)
      .map((row) => ({ name: row.name, value: valueIn(row, how), note: '' })),
    order:
      orderCode.length === 0
        ? null
        : {
            prefix: orderPrefix,
            positions: orderCode.map(({ name, options }) => {
              const chosen = options.find(({ standard }) => standard) ?? options[0]
              return { name, code: chosen?.code ?? '', text: chosen?.text ?? '' }
            }),
          },
  }
}
